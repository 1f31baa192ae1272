import type { TableSession } from '@comanda/contract';
import { generatePath } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { PayBar } from '../../payment/components/pay-bar.tsx';
import { useCounterPayment } from '../../payment/hooks/use-counter-payment.ts';
import { OrderAgainButton } from '../../record/components/order-again-button.tsx';
import { useShop } from '../api/use-shop.ts';
import { useReadyBell } from '../hooks/use-ready-alert.ts';
import { mayCancel } from '../state/may-cancel.ts';
import { orderSentence } from '../state/order-sentence.ts';
import { byProgress, groupLines, liveLines } from '../state/progress.ts';
import { CallStaffButton } from './call-staff.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { DishTrack } from './dish-track.tsx';
import { OrderSlip } from './order-slip.tsx';
import css from './order-view.module.css';
import { QuickLink } from './quick-link.tsx';
import { TableTimes } from './table-times.tsx';

/** Who sits in the house may call its staff. */
const EATS_HERE = new Set<TableSession['type']>(['dineIn', 'dineInNoTable']);

/** One order: number, wait, every dish's way, and paying. */
export function OrderView({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const shop = useShop(session.shop);
  const waitsAtCounter = useCounterPayment(session);
  const paysFirst = shop?.payment?.[session.type] === 'before';
  const sentence = orderSentence(session, { paysFirst, waitsAtCounter });
  const bell = useReadyBell();
  const groups = byProgress(groupLines(liveLines(session)));
  const mayCall = EATS_HERE.has(session.type) && (session.status === 'ongoing' || session.status === 'toPay');
  const isUnderway =
    groups.length > 0 && (session.tvStatus === 'waiting' || session.tvStatus === 'preparing');
  return (
    <div className={css.view}>
      {waitsAtCounter && session.bill.outstanding > 0 && (
        <Banner
          icon="cash"
          title={t('counter.title', { number: session.orderNumber ?? '' })}
          text={t('counter.text')}
        />
      )}
      <TableTimes session={session} timezone={shop?.timezone} />
      <OrderSlip session={session} sentence={sentence} timezone={shop?.timezone} />
      <ul className={css.tracks} aria-label={t('eachDish')}>
        {groups.map((group) => (
          <DishTrack key={group.line.id} group={group} />
        ))}
      </ul>
      <nav className={css.quick} aria-label={t('further')}>
        {session.status === 'ongoing' && <QuickLink icon="plus" label={t('orderMore')} to={ROUTES.browse} />}
        <QuickLink
          icon="slip"
          label={t('receipt')}
          to={generatePath(ROUTES.recordDetail, { id: session._id })}
        />
        {session.type === 'dineIn' ? (
          <QuickLink icon="clock" label={t('pastOrders')} to={ROUTES.record} />
        ) : (
          <OrderAgainButton session={session} />
        )}
      </nav>
      {isUnderway && <Switch checked={bell.isOn} onChange={bell.setOn} label={t('ringWhenReady')} />}
      {mayCancel(session) && (
        <div className={css.cancel}>
          <CancelOrder session={session} />
        </div>
      )}
      <PayBar session={session} beside={mayCall ? <CallStaffButton session={session} /> : undefined} />
    </div>
  );
}
