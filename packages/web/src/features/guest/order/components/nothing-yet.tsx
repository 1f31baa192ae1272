import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { CallNotice, CallStaffButton } from '../../call-staff/index.ts';
import { EmptyTable, QuickLink } from '../../order-frame/index.ts';
import css from './nothing-yet.module.css';
import { OrderSlip } from './order-slip.tsx';
import view from './order-view.module.css';
import { TableTimes } from './table-times.tsx';

type NothingYetProps = { readonly session: TableSession; readonly timezone: string | undefined };

/** Renders a table without orders: its times, a link to the menu, and the call for staff. */
export function NothingYet({ session, timezone }: NothingYetProps) {
  const { t } = useTranslation('order');
  return (
    <div className={view.view}>
      <CallNotice session={session} />
      <TableTimes session={session} timezone={timezone} />
      <OrderSlip session={session} timezone={timezone} />
      <EmptyTable text={t('empty.text')} />
      <nav className={cx(view.quick, css.quick)} aria-label={t('further')}>
        <CallStaffButton session={session} variant="quick" />
        <QuickLink icon="clock" label={t('allOrders')} to={ROUTES.record} />
      </nav>
    </div>
  );
}
