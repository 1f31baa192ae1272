import { useMemo } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useCartOwner } from '../../cart/hooks/use-cart.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useWantedPickup } from '../state/pickup-at.ts';
import { pickupTimes } from '../state/pickup-times.ts';

const EVERY = 20_000;

/** The times to pick up at, and the one that was chosen while it can still be kept. */
export function usePickup() {
  const { data } = useReadyCatalogue();
  const owner = useCartOwner();
  const wanted = useWantedPickup();
  const now = useNow(EVERY);
  const isPickedUp = owner?.mode === 'takeAway' && owner.session === undefined;
  const times = useMemo(
    () => (isPickedUp ? pickupTimes(data.shop, 'takeAway', now) : []),
    [isPickedUp, data.shop, now],
  );
  return { times, chosen: times.find((moment) => moment === wanted) };
}
