import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Says below a total that the delivery fee depends on the address. */
export function FeeNote({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('checkout');
  const { isDelivery, zone } = useDelivery();
  return isDelivery && zone === undefined && <p className={className}>{t('delivery.feeLater')}</p>;
}
