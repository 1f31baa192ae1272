import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Below a total: what it costs to bring an order is known with its address. */
export function FeeNote({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('checkout');
  const { isDelivery, zone } = useDelivery();
  return isDelivery && zone === undefined && <p className={className}>{t('delivery.feeLater')}</p>;
}
