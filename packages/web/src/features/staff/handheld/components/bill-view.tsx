import type { Draft, Product } from '@comanda/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { TableCalls } from '../../calls/index.ts';
import {
  type BillChanges,
  BillSums,
  billCourses,
  type CourseCalls,
  GuestPayments,
} from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { useHandheldParts } from '../hooks/use-handheld-parts.ts';
import { seatGroups } from '../state/seat-groups.ts';
import { BillFoot } from './bill-foot.tsx';
import { BankPayment, OtherDraft, OwnCall, TakeOver, WaitingCourse } from './bill-notices.tsx';
import { BillSeat } from './bill-seat.tsx';
import type { BillSheet } from './bill-sheets.tsx';
import css from './bill-view.module.css';
import { HandBar } from './hand-frame.tsx';
import { SeatBar } from './seat-bar.tsx';

export type BillViewProps = {
  readonly hand: HandOrder;
  readonly now: number;
  /** Drafts of others on the same bill. */
  readonly others: readonly Draft[];
  /** Takes the bill over; absent for one's own. */
  readonly onTakeOver: (() => void) | undefined;
  /** Name of the waiter who looks after it. */
  readonly waiter: string | undefined;
  /** Calls of the bill's guests; undefined while they want nothing. */
  readonly call: TableCalls | undefined;
  readonly onAnswer: (call: TableCalls) => void;
  readonly courses: CourseCalls;
  readonly changes: BillChanges;
  readonly onFire: (course: number) => void;
  readonly onBack: () => void;
  readonly onMenu: () => void;
  readonly onPay: () => void;
  readonly onRing: (product: Product) => void;
  readonly onLine: (id: string) => void;
};

/** Returns true for a line whose dish is not on the menu. */
function isCustom({ cart }: HandOrder['order'], id: string): boolean {
  return cart.lines.find((line) => line.id === id)?.customProduct !== undefined;
}

/** A table's bill by seat, what is not sent among it; Send, or Pay when all is sent (till T1.5). */
export function BillView(props: BillViewProps) {
  const { hand, now, others, onTakeOver, waiter, call, onAnswer, courses, changes } = props;
  const { onFire, onBack, onMenu, onPay, onRing, onLine } = props;
  const [sheet, setSheet] = useState<BillSheet>();
  const parts = useHandheldParts(sheet !== undefined);
  const { t } = useTranslation('handheld');
  const { place, order, due, covers, dispatch } = hand;
  const { session } = place;
  const groups = seatGroups(session, order.cart.lines);
  const waiting = session === undefined ? [] : billCourses(session).filter(({ canFire }) => canFire);
  const age = session && ageText(Math.max(0, now - Date.parse(session.startTime)));
  return (
    <>
      <HandBar
        title={hand.name}
        note={[t('till:guests', { count: covers }), age, waiter].filter(Boolean).join(t('staff:comma'))}
        back={{ label: t('toTables'), onBack }}
      >
        <Price amount={due} size="l" />
        <IconButton
          icon="more"
          label={t('billActions', { table: hand.name })}
          onClick={() => setSheet({ kind: 'actions' })}
        />
      </HandBar>
      <main className={css.main}>
        <SeatBar covers={covers} seat={order.seat} onSeat={(seat) => dispatch({ type: 'seatSet', seat })} />
        {call && <OwnCall table={call} isDisabled={!hand.isOnline} onAnswer={() => onAnswer(call)} />}
        {onTakeOver && <TakeOver waiter={waiter} onTakeOver={onTakeOver} />}
        <GuestPayments session={session} />
        {session?.pendingPayments
          ?.filter(({ reference }) => reference !== undefined)
          .map((payment) => (
            <BankPayment
              key={payment._id}
              payment={payment}
              isDisabled={!hand.isOnline}
              onSeen={() => setSheet({ kind: 'bankPayment', payment })}
            />
          ))}
        {waiting.map((course) => (
          <WaitingCourse
            key={course.course}
            course={course}
            isDisabled={!hand.isOnline || courses.isBusy}
            onFire={onFire}
            onMore={() => setSheet({ kind: 'course', course: course.course })}
          />
        ))}
        {groups.length === 0 && <p className={css.empty}>{t('emptyBill')}</p>}
        {groups.map((group) => (
          <BillSeat
            key={group.seat ?? 'shared'}
            group={group}
            hand={hand}
            onLine={(id) => (isCustom(order, id) ? setSheet({ kind: 'custom', line: id }) : onLine(id))}
            onSent={(line) => setSheet({ kind: 'line', line })}
          />
        ))}
        {others.map((draft) => (
          <OtherDraft key={draft._id} draft={draft} />
        ))}
        {groups.length > 0 && <BillSums bill={hand.bill} due={due} paid={session?.bill.paid ?? 0} />}
      </main>
      <BillFoot {...{ hand, onMenu, onPay, onRing }} />
      {parts && (
        <parts.BillSheets {...{ hand, changes, courses, sheet }} onSheet={setSheet} onEnded={onBack} />
      )}
    </>
  );
}
