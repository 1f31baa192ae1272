import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { canSwitchOrderType } from '../../../../data/order-context/order-types.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePickup } from '../hooks/use-pickup.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { OrderTypeRow } from './order-type-row.tsx';
import { PickupTime } from './pickup-time.tsx';

/** Renders the choice of order type, address and time; nothing at a table. */
export function Fulfilment() {
  const { t } = useTranslation('checkout');
  const { shop } = useReadyCatalogue().data;
  const context = useOrderContext();
  const { isAsked } = usePickup();
  if (!canSwitchOrderType(context, shop) && !isAsked) return null;
  return (
    <section className="framed parted" aria-label={t('how.label')}>
      <OrderTypeRow />
      <DeliveryRow />
      <PickupTime />
    </section>
  );
}
