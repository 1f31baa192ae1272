import type { TableSession } from '@comanda/contract';
import { Link } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusWord } from '../../../ui/status-steps.tsx';
import { useTableSession } from '../api/use-table-session.ts';
import { STATUS_OF } from '../state/progress.ts';
import css from './order-chooser.module.css';

type OrderTabProps = { readonly session: TableSession; readonly isChosen: boolean };

function OrderTab({ session, isChosen }: OrderTabProps) {
  const { t } = useTranslation('order');
  // each stays live, so that one that turns ready shows it although another is open
  const { data = session } = useTableSession(session._id);
  const status = STATUS_OF[data.tvStatus];
  return (
    <li>
      <Link
        to={`${ROUTES.record}?order=${encodeURIComponent(data._id)}`}
        replace
        className={isChosen ? css.chosen : css.tab}
        aria-current={isChosen ? 'page' : undefined}
      >
        <b className={css.number}>{data.orderNumber ?? t('noNumber')}</b>
        <StatusWord status={status}>{t(`status.${status}`)}</StatusWord>
      </Link>
    </li>
  );
}

export type OrderChooserProps = {
  readonly orders: readonly TableSession[];
  readonly chosen: string;
};

/** The open orders of this phone, side by side, when there are several. */
export function OrderChooser({ orders, chosen }: OrderChooserProps) {
  const { t } = useTranslation('order');
  return (
    <nav aria-label={t('openOrders')}>
      <ul className={css.row}>
        {orders.map((session) => (
          <OrderTab key={session._id} session={session} isChosen={session._id === chosen} />
        ))}
      </ul>
    </nav>
  );
}
