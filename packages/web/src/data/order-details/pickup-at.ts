import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { number } from '../../lib/schema.ts';

/** When the guest wants to pick the order up, milliseconds of the epoch; null for as soon as it is ready. */
export const pickupAt = createPersisted<number | null>({
  key: 'comanda.pickupAt',
  version: 1,
  schema: number,
  initial: () => null,
});

export function useWantedPickup(): number | null {
  return usePersisted(pickupAt);
}
