import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { generatePath } from 'react-router';
import { paperOf } from '../../../../data/sessions/paper.ts';
import { liveLines } from '../../../../data/sessions/progress.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { CallNotice, CallStaffButton } from '../../call-staff/index.ts';
import { OrderAgainButton } from '../../order-again/index.ts';
import { QuickLink } from '../../order-frame/index.ts';
import {
  BillNotice,
  OwnPaymentBanner,
  PayBar,
  SkipToPayment,
  useAwaitsPayment,
  useOwnPayment,
} from '../../payment/index.ts';
import { ReadySwitch } from '../../ready-alert/index.ts';
import { GivenBack } from '../../refunds/index.ts';
import { TaxInvoices } from '../../tax-invoices/index.ts';
import { mayCancel } from '../state/may-cancel.ts';
import { orderSentence } from '../state/order-sentence.ts';
import { CancelOrder } from './cancel-order.tsx';
import { DishTracks } from './dish-tracks.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { OrderPoints } from './order-points.tsx';
import { OrderSlip } from './order-slip.tsx';
import css from './order-view.module.css';
import { TableTimes } from './table-times.tsx';

/** Order types whose guests are on the premises and may call staff. */
const ON_PREMISES = new Set<TableSession['type']>(['dineIn', 'dineInNoTable']);

type OrderViewProps = {
  readonly session: TableSession;
  /** Opens the split bill; given when several guests share the bill. */
  readonly onSplit?: () => void;
};

/** Renders an order: its number, wait, dishes, actions and payment. */
export function OrderView({ session, onSplit }: OrderViewProps) {
  const { t } = useTranslation('order');
  const shop = useShop(session.shop);
  const own = useOwnPayment(session);
  const waitsAtCounter = own?.provider === 'counter';
  const awaitsPayment = useAwaitsPayment(session);
  const sentence = orderSentence(session, { awaitsPayment, waitsAtCounter });
  const mayCall = ON_PREMISES.has(session.type) && isOpenStatus(session.status);
  const isEmpty = session.type === 'dineIn' && session.status === 'ongoing' && session.products.length === 0;
  const isUnderway =
    liveLines(session).length > 0 && (session.tvStatus === 'waiting' || session.tvStatus === 'preparing');
  if (isEmpty) return <NothingYet session={session} timezone={shop?.timezone} />;
  return (
    <div className={css.view}>
      <SkipToPayment session={session} />
      <OwnPaymentBanner session={session} />
      <BillNotice session={session} />
      {mayCall && <CallNotice session={session} />}
      <TableTimes session={session} timezone={shop?.timezone} />
      <OrderSlip session={session} {...(sentence && { sentence })} timezone={shop?.timezone} />
      <GivenBack session={session} />
      <TaxInvoices session={session} />
      <OrderPoints session={session} />
      <DishTracks session={session} isUnsent={awaitsPayment === true} />
      <nav className={css.quick} aria-label={t('further')}>
        {session.status === 'ongoing' && <QuickLink icon="plus" label={t('orderMore')} to={ROUTES.browse} />}
        <QuickLink
          icon="slip"
          label={t(`paper.${paperOf(session)}`)}
          to={generatePath(ROUTES.recordDetail, { id: session._id })}
        />
        {session.type === 'dineIn' ? (
          <QuickLink icon="clock" label={t('allOrders')} to={ROUTES.record} />
        ) : (
          <OrderAgainButton session={session} />
        )}
      </nav>
      {isUnderway && <ReadySwitch type={session.type} />}
      {mayCancel(session) && own?.wait === undefined && (
        <div className={css.cancel}>
          <CancelOrder session={session} />
        </div>
      )}
      <PayBar
        session={session}
        onSplit={onSplit}
        beside={mayCall ? <CallStaffButton session={session} /> : undefined}
      />
    </div>
  );
}
