import type { PendingPayment, TableSession } from '@comanda/contract';
import { liveLines } from '../../../../data/sessions/progress.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import {
  type BillChanges,
  type BillPart,
  BillPartButtons,
  BillPartSheets,
  BillReduceSheet,
  billCourses,
  type ChangePreview,
  ConfirmPaymentDialog,
  type CourseCalls,
  CourseSheet,
  isPlainBill,
  SentLineSheet,
  useChangePreview,
  useCourseTexts,
  VoidSheet,
} from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './bill-sheets.module.css';
import { BillShown } from './bill-shown.tsx';
import { CoversSheet } from './covers-sheet.tsx';

/** The sheet that is open over a bill: its actions, one of them, or what can be done with a course or a sent dish. */
export type BillSheet =
  | { readonly kind: 'actions' | 'covers' | 'reduce' | 'shown' | 'void' }
  | { readonly kind: 'course'; readonly course: number }
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'bankPayment'; readonly payment: PendingPayment }
  | { readonly kind: 'part'; readonly part: BillPart }
  /** Custom product of a line that is not sent. */
  | { readonly kind: 'custom'; readonly line: string };

export type BillSheetsProps = {
  readonly hand: HandOrder;
  readonly changes: BillChanges;
  readonly courses: CourseCalls;
  readonly sheet: BillSheet | undefined;
  readonly onSheet: (sheet: BillSheet | undefined) => void;
  /** The bill has ended. */
  readonly onEnded: () => void;
};

type PreviewedProps = BillSheetsProps & { readonly preview: ChangePreview };

/** Sheets over a bill on the handheld: guests, courses, what is taken off, voids, a dish that was sent. */
export function BillSheets(props: BillSheetsProps) {
  const { hand, changes, courses: calls, sheet, onSheet } = props;
  const { t } = useTranslation('handheld');
  const { place, covers, name, section } = hand;
  const { session, table } = place;
  const preview = useChangePreview(place, section);
  if (session === undefined) return null;
  const close = () => onSheet(undefined);
  const shared = { session, changes, preview, onClose: close };
  const course = billCourses(session).find(
    (each) => sheet?.kind === 'course' && each.course === sheet.course,
  );
  const setCovers = async (next: number) => {
    if (await changes.setCovers(session, next)) close();
  };
  return (
    <>
      <ActionsSheet {...props} preview={preview} />
      <PartSheets {...props} preview={preview} />
      <BankPaymentDialog {...props} session={session} />
      <CoversSheet
        open={sheet?.kind === 'covers'}
        title={t('coversOf', { table: name })}
        seats={table?.capacity}
        usual={covers}
        isBusy={changes.isBusy}
        onClose={close}
        onCovers={(next) => void setCovers(next)}
      />
      <CourseSheet {...{ session, calls, course }} isPlain={isPlainBill(session)} onClose={close} />
      <BillReduceSheet
        {...shared}
        open={sheet?.kind === 'reduce'}
        unsent={hand.order.extras.discounts ?? []}
        onUnsent={(discounts) => hand.dispatch({ type: 'extrasChanged', change: { discounts } })}
      />
      <BillShown open={sheet?.kind === 'shown'} hand={hand} onClose={close} />
      <VoidSheet {...shared} open={sheet?.kind === 'void'} />
      <SentLineSheet
        {...{ place, changes, preview }}
        line={sheet?.kind === 'line' ? sheet.line : undefined}
        onClose={close}
      />
    </>
  );
}

/** Asks whether the bank has received a guest's payment; the bill that it pays for leaves the screen. */
function BankPaymentDialog({
  session,
  sheet,
  onSheet,
  onEnded,
}: BillSheetsProps & { readonly session: TableSession }) {
  const { _id, bill } = session;
  const payment = sheet?.kind === 'bankPayment' ? sheet.payment : undefined;
  const asked = payment && {
    _id: payment._id,
    session: _id,
    code: payment.reference ?? '',
    owed: payment.amount + payment.tips,
    isAtBank: true,
  };
  return (
    <ConfirmPaymentDialog
      asked={asked ?? null}
      onBooked={({ amount }) => {
        if (amount >= bill.outstanding) onEnded();
      }}
      onClose={() => onSheet(undefined)}
    />
  );
}

/** Actions on a whole bill, in full-width buttons. */
function ActionsSheet({ hand, changes, sheet, preview, onSheet }: PreviewedProps) {
  const { t } = useTranslation('handheld');
  const texts = useCourseTexts();
  const { session } = hand.place;
  if (session === undefined) return null;
  const isSent = liveLines(session).length > 0;
  const isPlain = isPlainBill(session);
  const open = billCourses(session).filter(({ canHold, canRush }) => canHold || canRush);
  return (
    <Sheet
      open={sheet?.kind === 'actions'}
      onClose={() => onSheet(undefined)}
      title={hand.name}
      closeLabel={t('common:close')}
      width="s"
    >
      <div className={css.actions}>
        {isSent && (
          <Button variant="plain" size="l" wide icon="slip" onClick={() => onSheet({ kind: 'shown' })}>
            {t('showBill')}
          </Button>
        )}
        {session.type === 'dineIn' && (
          <Button variant="plain" size="l" wide icon="users" onClick={() => onSheet({ kind: 'covers' })}>
            {t('changeCovers')}
          </Button>
        )}
        {open.map((course) => (
          <Button
            key={course.course}
            variant="plain"
            size="l"
            wide
            icon="chef"
            onClick={() => onSheet({ kind: 'course', course: course.course })}
          >
            {isPlain ? t('holdOrRushAll') : t('holdOrRush', { name: texts.name(course.course, false) })}
          </Button>
        ))}
        <BillPartButtons
          place={hand.place}
          isOnline={hand.isOnline}
          changes={changes}
          preview={preview}
          onPart={(part) => onSheet({ kind: 'part', part })}
          split={hand.order.split}
          onSplit={(split) => hand.dispatch({ type: 'splitSet', split })}
        >
          {(isSent || hand.unsent > 0) && (
            <Button variant="plain" size="l" wide icon="tag" onClick={() => onSheet({ kind: 'reduce' })}>
              {t('till:reduceBill')}
            </Button>
          )}
          {isSent && (
            <Button variant="caution" size="l" wide icon="trash" onClick={() => onSheet({ kind: 'void' })}>
              {t('voidDishes')}
            </Button>
          )}
        </BillPartButtons>
      </div>
    </Sheet>
  );
}

/** Sheets of the whole bill: something off the menu, its total, its waiter, its end (till T4.3, T4.5). */
function PartSheets({ hand, changes, sheet, preview, onSheet, onEnded }: PreviewedProps) {
  const { order, dispatch } = hand;
  const close = () => onSheet(undefined);
  const line = sheet?.kind === 'custom' ? order.cart.lines.find(({ id }) => id === sheet.line) : undefined;
  const part = sheet?.kind === 'part' ? sheet.part : undefined;
  return (
    <BillPartSheets
      place={hand.place}
      isOnline={hand.isOnline}
      {...{ changes, preview }}
      part={line === undefined ? part : 'custom'}
      product={line?.customProduct}
      onClose={close}
      onProduct={(product) => {
        if (line === undefined) dispatch({ type: 'customRung', id: crypto.randomUUID(), product });
        else {
          dispatch({ type: 'lineChosen', id: line.id });
          dispatch({ type: 'lineChanged', change: { customProduct: product } });
        }
        close();
      }}
      onRemove={() => {
        dispatch({ type: 'lineChosen', id: line?.id });
        dispatch({ type: 'lineRemoved' });
        close();
      }}
      onEnded={onEnded}
    />
  );
}
