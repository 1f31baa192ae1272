import type { DeliveryZone, Shop } from '@comanda/contract';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { useOrderContext } from '../order-context/order-context.ts';
import { type DeliveryDetails, useDeliveryDetails } from './delivery-details.ts';
import { deliveryProblems } from './delivery-problems.ts';

/** Name of the delivery dialog, which the place button opens, too, while something is missing. */
export const DELIVERY_DIALOG = 'delivery';

/** Returns the chosen delivery zone of a shop; undefined if none is chosen or the order is not delivered. */
export function zoneFor(shop: Shop, mode: string, { zones }: DeliveryDetails): DeliveryZone | undefined {
  if (mode !== 'delivery') return undefined;
  return shop.deliveryZones?.find(({ _id }) => _id === zones[shop._id]);
}

/** Returns the delivery address and what is missing of it. */
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
