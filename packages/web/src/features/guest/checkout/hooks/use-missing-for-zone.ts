import { dishesTotal } from '@comanda/domain';
import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';

/** Returns the amount missing to the delivery zone's minimum, in minor units; 0 when it is reached. */
export function useMissingForZone(): number {
  const { zone } = useDelivery();
  const bill = useCartBill()?.bill;
  if (zone?.minTotal === undefined || bill === undefined) return 0;
  return Math.max(0, zone.minTotal - dishesTotal(bill));
}
