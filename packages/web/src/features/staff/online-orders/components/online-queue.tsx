import type { TableSession } from '@comanda/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { useDecide } from '../hooks/use-decide.ts';
import type { OnlineOrders } from '../hooks/use-online-orders.ts';
import { AcceptSheet } from './accept-sheet.tsx';
import { DeclineSheet } from './decline-sheet.tsx';
import { OnlineOrder } from './online-order.tsx';
import css from './online-queue.module.css';

const EVERY_SECOND = 1000;

export type OnlineQueueProps = {
  readonly online: OnlineOrders;
  readonly isOnline: boolean;
  /** Control at the right of the heading. */
  readonly tools?: ReactNode;
  readonly onBill: (order: TableSession) => void;
};

/** Orders from guests' phones: those that wait to be accepted, then those that are being made (till T3.8). */
export function OnlineQueue({ online, isOnline, tools, onBill }: OnlineQueueProps) {
  const { t } = useTranslation('online-orders');
  const now = useNow(EVERY_SECOND);
  const { decide, isDeciding } = useDecide(online.options);
  const [accepting, setAccepting] = useState<TableSession>();
  const [declining, setDeclining] = useState<TableSession>();
  const { orders, waiting, isAccepting } = online;
  const others = orders.filter((order) => !waiting.includes(order));
  const rows = (list: readonly TableSession[]) => (
    <ul className={css.orders}>
      {list.map((order) => (
        <OnlineOrder
          key={order._id}
          order={order}
          now={now}
          disabled={!isOnline}
          onAccept={() => setAccepting(order)}
          onDecline={() => setDeclining(order)}
          onBill={() => onBill(order)}
        />
      ))}
    </ul>
  );
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
          picture={<Icon name="phone" className={css.sign} />}
        />
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="online-waiting">
          <h2 id="online-waiting" className={css.heading}>
            {t('waiting')} <span className="muted">{waiting.length}</span>
          </h2>
          {rows(waiting)}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="online-underway">
          <h2 id="online-underway" className={css.heading}>
            {t('underway')} <span className="muted">{others.length}</span>
          </h2>
          {rows(others)}
        </section>
      )}
      <AcceptSheet
        order={accepting}
        busy={isDeciding}
        onClose={() => setAccepting(undefined)}
        onAccept={async (order, minutes) => {
          if (await decide(order, { call: 'accept', minutes })) setAccepting(undefined);
        }}
      />
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
