export { payersOfLine, seatGuest, seatOfGuest } from './seats.ts';
export { equalPartsLeft, type ShareRefusal, type ShareResult, shareOf } from './share-of.ts';
export { SHARE_PART_NAMES, type SharePartName, type ShareParts, signedPart } from './share-parts.ts';
export {
  type BillShare,
  type BillSplit,
  type DishShare,
  type GuestShare,
  type ShareState,
  splitBill,
} from './split-bill.ts';
export { dishOf } from './split-items.ts';
export type { GuestNumber, ShareRequest, SplitLine, SplitPayment, SplitSession } from './split-session.ts';
