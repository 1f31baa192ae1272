import { useCartOwner } from '../../../../data/cart/use-cart.ts';
import { useWantedPickup } from '../../../../data/order-details/pickup-at.ts';
import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { usePickupSlots } from '../api/use-pickup-slots.ts';
import { isTaken } from '../state/slot-days.ts';

/** Returns the slots of the order and the chosen one; `isGone` when that one is no longer available. */
export function usePickup() {
  const owner = useCartOwner();
  const wanted = useWantedPickup();
  const { zone } = useDelivery();
  const type = owner?.mode ?? 'takeAway';
  const isDelivery = type === 'delivery';
  const isAsked = owner?.session === undefined && (type === 'takeAway' || (isDelivery && zone !== undefined));
  const query = { shop: owner?.shop ?? '', type, ...(isDelivery && { zone: zone?._id }) };
  const { data: slots = [], isPending, isError, refetch } = usePickupSlots(query, isAsked);
  const chosen = isAsked ? (wanted ?? undefined) : undefined;
  const isKnown = isAsked && !isPending && !isError;
  return {
    isAsked,
    isDelivery,
    slots,
    isReading: isAsked && isPending,
    isError,
    refetch: () => void refetch(),
    chosen,
    isGone: isKnown && chosen !== undefined && isTaken(slots, chosen),
  };
}
