import { useCartOwner } from '../../cart/hooks/use-cart.ts';
import { usePickupSlots } from '../api/use-pickup-slots.ts';
import { useWantedPickup } from '../state/pickup-at.ts';
import { isTaken } from '../state/slot-days.ts';
import { useDelivery } from './use-delivery.ts';

/** The times that the order may be for, and the one that was chosen; `isGone` when it is to be had no more. */
export function usePickup() {
  const owner = useCartOwner();
  const wanted = useWantedPickup();
  const { zone } = useDelivery();
  const type = owner?.mode ?? 'takeAway';
  const isDelivery = type === 'delivery';
  const isAsked = owner?.session === undefined && (type === 'takeAway' || (isDelivery && zone !== undefined));
  const question = { shop: owner?.shop ?? '', type, ...(isDelivery && { zone: zone?._id }) };
  const { data: slots = [], isPending, isError, refetch } = usePickupSlots(question, isAsked);
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
