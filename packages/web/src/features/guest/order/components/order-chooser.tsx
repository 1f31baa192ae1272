import type { TableSession } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { STATUS_OF } from '../../../../data/sessions/progress.ts';
import { useTableSession } from '../../../../data/sessions/use-table-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { StatusWord } from '../../../../ui/display/status-steps.tsx';
import { useAwaitsPayment } from '../../payment/index.ts';
import css from './order-chooser.module.css';

type OrderTabProps = { readonly session: TableSession; readonly isChosen: boolean };

function OrderTab({ session, isChosen }: OrderTabProps) {
  const { t } = useTranslation('order');
  // each tab is live, so that an order turning ready shows while another is open
  const { data = session } = useTableSession(session._id);
  const status = STATUS_OF[data.tvStatus];
  const isUnsent = useAwaitsPayment(data) === true;
  return (
    <li data-order={data._id}>
      <Link
        to={`${ROUTES.record}?order=${encodeURIComponent(data._id)}`}
        replace
        className={cx('framed', css.tab, isChosen && css.chosen)}
        aria-current={isChosen ? 'page' : undefined}
      >
        <b className={css.number}>{data.orderNumber ?? t('noNumber')}</b>
        <StatusWord status={status}>{t(isUnsent ? 'status.unsent' : `status.${status}`)}</StatusWord>
      </Link>
    </li>
  );
}

export type OrderChooserProps = {
  readonly orders: readonly TableSession[];
  readonly chosen: string;
};

const byNumber = new Intl.Collator('en', { numeric: true });

/** Renders this phone's open orders as tabs, latest number first. */
export function OrderChooser({ orders, chosen }: OrderChooserProps) {
  const { t } = useTranslation('order');
  const count = orders.length;
  const sorted = [...orders].sort((one, other) =>
    byNumber.compare(other.orderNumber ?? '', one.orderNumber ?? ''),
  );
  const row = useRef<HTMLUListElement>(null);
  // scrolls the chosen tab into view
  useEffect(() => {
    const { current } = row;
    const tab = current?.querySelector(`[data-order="${CSS.escape(chosen)}"]`);
    if (!current || !tab || count === 1) return;
    const [rowBox, tabBox] = [current.getBoundingClientRect(), tab.getBoundingClientRect()];
    current.scrollLeft += tabBox.left + tabBox.width / 2 - (rowBox.left + rowBox.width / 2);
  }, [chosen, count]);
  return (
    <nav aria-label={t('openOrders')}>
      <ul ref={row} className={css.row}>
        {sorted.map((session) => (
          <OrderTab key={session._id} session={session} isChosen={session._id === chosen} />
        ))}
      </ul>
    </nav>
  );
}
