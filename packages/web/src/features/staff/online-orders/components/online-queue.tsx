import type { TableSession } from '@comanda/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { useDecide } from '../hooks/use-decide.ts';
import { type HandoverStep, useHandOver } from '../hooks/use-hand-over.ts';
import type { OnlineOrders } from '../hooks/use-online-orders.ts';
import { AcceptSheet } from './accept-sheet.tsx';
import { DeclineSheet } from './decline-sheet.tsx';
import { FailedSheet } from './failed-sheet.tsx';
import { OnlineOrder } from './online-order.tsx';
import css from './online-queue.module.css';
import { RiderSheet } from './rider-sheet.tsx';

const EVERY_SECOND = 1000;

export type OnlineQueueProps = {
  readonly online: OnlineOrders;
  readonly isOnline: boolean;
  /** Control at the right of the heading. */
  readonly tools?: ReactNode;
  readonly onBill: (order: TableSession) => void;
  /** Opens the bill with the sheet that voids all of it. */
  readonly onVoid: (order: TableSession) => void;
};

type OrderSectionProps = {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly orders: readonly TableSession[];
  readonly now: number;
  readonly disabled: boolean;
  readonly onAccept: (order: TableSession) => void;
  readonly onDecline: (order: TableSession) => void;
  readonly onBill: (order: TableSession) => void;
  readonly onMark: (order: TableSession, step: HandoverStep) => void;
  readonly onFail: (order: TableSession) => void;
  readonly onRider: (order: TableSession) => void;
};

/** Orders below a heading with their number; nothing without orders. */
function OrderSection({ id, title, orders, now, disabled, ...on }: OrderSectionProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title} <span className="muted">{orders.length}</span>
      </h2>
      <ul className={css.orders}>
        {orders.map((order) => (
          <OnlineOrder
            key={order._id}
            order={order}
            now={now}
            disabled={disabled}
            onAccept={() => on.onAccept(order)}
            onDecline={() => on.onDecline(order)}
            onBill={() => on.onBill(order)}
            onMark={(step) => on.onMark(order, step)}
            onFail={() => on.onFail(order)}
            onRider={() => on.onRider(order)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Orders from guests' phones: those that wait to be accepted, then those that are being made (till T3.8). */
export function OnlineQueue({ online, isOnline, tools, onBill, onVoid }: OnlineQueueProps) {
  const { t } = useTranslation('online-orders');
  const now = useNow(EVERY_SECOND);
  const { decide, isDeciding } = useDecide(online.options);
  const [accepting, setAccepting] = useState<TableSession>();
  const [declining, setDeclining] = useState<TableSession>();
  const [failing, setFailing] = useState<TableSession>();
  const [riding, setRiding] = useState<TableSession>();
  const { mark, isMarking } = useHandOver(online.options);
  const { orders, waiting, isAccepting } = online;
  const others = orders.filter((order) => !waiting.includes(order));
  const rows = {
    now,
    disabled: !isOnline || isMarking,
    onAccept: setAccepting,
    onDecline: setDeclining,
    onBill,
    onMark: (order: TableSession, step: HandoverStep) => void mark(order, step),
    onFail: setFailing,
    onRider: setRiding,
  };
  return (
    <main className={css.view}>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {tools}
      </header>
      {orders.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t(isAccepting ? 'none.text' : 'none.textShown')}
          picture={<Icon name="phone" className={css.icon} />}
        />
      )}
      <OrderSection id="online-waiting" title={t('waiting')} orders={waiting} {...rows} />
      <OrderSection id="online-underway" title={t('underway')} orders={others} {...rows} />
      <AcceptSheet
        order={accepting}
        busy={isDeciding}
        onClose={() => setAccepting(undefined)}
        onAccept={async (order, minutes) => {
          if (await decide(order, { call: 'accept', minutes })) setAccepting(undefined);
        }}
      />
      <FailedSheet
        order={failing}
        busy={isMarking}
        onClose={() => setFailing(undefined)}
        onFailed={async (order, reason) => {
          if (await mark(order, { to: 'failed', reason })) setFailing(undefined);
        }}
        onVoid={async (order, reason) => {
          if (await mark(order, { to: 'failed', reason })) onVoid(order);
        }}
      />
      <RiderSheet order={riding} onClose={() => setRiding(undefined)} />
      <DeclineSheet
        order={declining}
        busy={isDeciding}
        onClose={() => setDeclining(undefined)}
        onDecline={async (order, reason) => {
          if (await decide(order, { call: 'decline', reason })) setDeclining(undefined);
        }}
      />
    </main>
  );
}
