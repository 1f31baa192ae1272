import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { useOwnPayment } from '../hooks/use-own-payment.ts';

/** Why nothing more can be ordered into a table's bill: it was asked for, or somebody else is paying it. */
export function BillNotice({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('payment');
  const own = useOwnPayment(session);
  const { type, status, bill, payments, pendingPayments = [] } = session;
  // what this phone has begun is told by itself
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
