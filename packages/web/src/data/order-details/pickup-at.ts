import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { number } from '../../lib/schema.ts';

/** Pickup time chosen by the guest, epoch milliseconds; null for as soon as ready. */
export const pickupAt = createPersisted<number | null>({
  key: 'comanda.pickupAt',
  version: 1,
  schema: number,
  initial: () => null,
});

export function useWantedPickup(): number | null {
  return usePersisted(pickupAt);
}
