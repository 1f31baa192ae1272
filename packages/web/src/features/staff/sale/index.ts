export { type BillPart, BillPartButtons, BillPartSheets } from './components/bill-parts.tsx';
export { BillReduceSheet } from './components/bill-reduce-sheet.tsx';
export { BillSums } from './components/bill-sums.tsx';
export { type AskedPayment, ConfirmPaymentDialog } from './components/confirm-payment-dialog.tsx';
export { CourseSheet } from './components/course-sheet.tsx';
export { CustomSheet } from './components/custom-sheet.tsx';
export { GuestPayments } from './components/guest-payments.tsx';
export { NoteSheet } from './components/note-sheet.tsx';
export { NumberPad } from './components/number-pad.tsx';
export { ReduceSheet } from './components/reduce-sheet.tsx';
export { SeatDot } from './components/seat-dot.tsx';
export { SentLineSheet } from './components/sent-line-sheet.tsx';
export { TenderPartsChoice } from './components/tender-parts.tsx';
export { TerminalSheet } from './components/terminal-sheet.tsx';
export { TypedTip } from './components/typed-tip.tsx';
export { VoidSheet } from './components/void-sheet.tsx';
export { identifyMember } from './hooks/identify-member.ts';
export { type BillChanges, useBillChanges } from './hooks/use-bill-changes.ts';
export { type ChangePreview, useChangePreview } from './hooks/use-change-preview.tsx';
export { type CourseCalls, useCourseCalls } from './hooks/use-course-calls.ts';
export { useCourseName, useCourseTexts } from './hooks/use-course-texts.ts';
export { type Dishes, useDishes } from './hooks/use-dishes.ts';
export { type Drafts, useDrafts } from './hooks/use-drafts.ts';
export { useFinishedElsewhere } from './hooks/use-finished-elsewhere.ts';
export { useFloorTickets } from './hooks/use-floor-tickets.ts';
export { useMarkTable } from './hooks/use-mark-table.ts';
export { type SaleShown, useSale } from './hooks/use-sale.ts';
export { useScanner } from './hooks/use-scanner.ts';
export { useStaffNames } from './hooks/use-staff-names.ts';
export { useTakePayment } from './hooks/use-take-payment.ts';
export { type Tender, type TenderInput, useTender } from './hooks/use-tender.ts';
export { type TillActions, useTillActions } from './hooks/use-till-actions.ts';
export { useTillBill } from './hooks/use-till-bill.ts';
export { useTillLists } from './hooks/use-till-lists.ts';
export { useTillOrders } from './hooks/use-till-orders.ts';
export {
  type BillCourse,
  billCourses,
  type CourseState,
  isPlainBill,
  isWaiting,
  waitingLines,
} from './state/bill-courses.ts';
export { type Caller, callerProblems, isPhoneNumber, NO_CALLER, withFormer } from './state/caller.ts';
export { readEntry, typedAmount, withKey, withoutLastKey } from './state/entry.ts';
export { lineCourse, waitsOnSending } from './state/line-course.ts';
export { chosenOptions, lineName } from './state/line-text.ts';
export { modifierNames } from './state/modifier-names.ts';
export { type TillMember, type TillOffer, withMember } from './state/order-extras.ts';
export {
  type CounterType,
  guestsAt,
  placeOfBill,
  placeOfCaller,
  placeOfCounter,
  placeOfTable,
  type SalePlace,
  sectionNow,
  servedUntil,
} from './state/place.ts';
export { pressed } from './state/pressed-choice.ts';
export {
  type AskContext,
  isAnswered,
  openChoices,
  type Question,
  questionKey,
  questionsOf,
} from './state/questions.ts';
export { scannedTarget } from './state/scanned-target.ts';
export { createSends } from './state/sends.ts';
export {
  cueOf,
  type TableCue,
  type TableRow,
  tableParts,
  tableRows,
  wantsSomebody,
} from './state/table-rows.ts';
export type { TakenMoney } from './state/taken-money.ts';
export {
  type Asking,
  askedQuestion,
  chosenLine,
  EMPTY_ORDER,
  isPriceAsked,
  lineOf,
  type TillAction,
  type TillOrder,
} from './state/till-order.ts';
