import { dishesTotal } from '@comanda/domain';
import { useCartBill } from '../../cart/hooks/use-cart-bill.ts';
import { useDelivery } from './use-delivery.ts';

/** What the dishes lack before they are brought to the zone, minor units; 0 where nothing is missing. */
export function useMissingForZone(): number {
  const { zone } = useDelivery();
  const bill = useCartBill()?.bill;
  if (zone?.minTotal === undefined || bill === undefined) return 0;
  return Math.max(0, zone.minTotal - dishesTotal(bill));
}
