import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useOwnPayment } from '../hooks/use-own-payment.ts';

/** Explains why a table's bill takes no more orders: it was requested, or someone else is paying. */
export function BillNotice({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('payment');
  const own = useOwnPayment(session);
  const { type, status, bill, payments, pendingPayments = [] } = session;
  // this phone's own payment has a banner of its own
  if (type !== 'dineIn' || status !== 'toPay' || bill.outstanding <= 0 || own !== undefined) return null;
  const isBeingPaid = payments.length + pendingPayments.length > 0;
  return (
    <Banner
      icon="slip"
      title={t(isBeingPaid ? 'standsStill.paying' : 'standsStill.asked')}
      text={t('standsStill.text')}
    />
  );
}
