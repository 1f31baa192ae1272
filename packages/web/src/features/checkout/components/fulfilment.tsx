import { useTranslation } from '../../../lib/use-translation.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { usePlace } from '../../session/state/place.ts';
import { usePickup } from '../hooks/use-pickup.ts';
import { canSwitchWay } from '../state/ways.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { HowRow } from './how-row.tsx';
import { PickupTime } from './pickup-time.tsx';

/** How, where and when the order is had; nothing at a table. */
export function Fulfilment() {
  const { t } = useTranslation('checkout');
  const { shop } = useReadyCatalogue().data;
  const place = usePlace();
  const { isAsked } = usePickup();
  if (!canSwitchWay(place, shop) && !isAsked) return null;
  return (
    <section className="framed parted" aria-label={t('how.label')}>
      <HowRow />
      <DeliveryRow />
      <PickupTime />
    </section>
  );
}
