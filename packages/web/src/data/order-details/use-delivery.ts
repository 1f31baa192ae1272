import type { DeliveryZone, Shop } from '@comanda/contract';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { useOrderContext } from '../order-context/order-context.ts';
import { type DeliveryDetails, useDeliveryDetails } from './delivery-details.ts';
import { deliveryProblems } from './delivery-problems.ts';

/** The dialog that asks where; opened by the place button, too, while something is missing. */
export const DELIVERY_DIALOG = 'delivery';

/** The zone of a shop that orders go to now; undefined while none is chosen, and for what is not delivered. */
export function zoneFor(shop: Shop, mode: string, { zones }: DeliveryDetails): DeliveryZone | undefined {
  if (mode !== 'delivery') return undefined;
  return shop.deliveryZones?.find(({ _id }) => _id === zones[shop._id]);
}

/** Where the order is to be brought, and what is missing of that. */
export function useDelivery() {
  const { data } = useReadyCatalogue();
  const { mode, session } = useOrderContext();
  const details = useDeliveryDetails();
  const isDelivery = mode === 'delivery' && session === undefined;
  const { deliveryZones = [], _id } = data.shop;
  const problems = deliveryProblems({ ...details, zone: details.zones[_id], zones: deliveryZones });
  return {
    isDelivery,
    details,
    zone: isDelivery ? zoneFor(data.shop, mode, details) : undefined,
    problems: isDelivery ? problems : {},
  };
}
