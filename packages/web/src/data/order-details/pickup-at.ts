import { createPersisted, usePersisted } from '../../lib/persisted.ts';

/** When the guest wants to pick the order up, milliseconds of the epoch; null for as soon as it is ready. */
export const pickupAt = createPersisted<number | null>({
  key: 'comanda.pickupAt',
  version: 1,
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
  initial: () => null,
});

export function useWantedPickup(): number | null {
  return usePersisted(pickupAt);
}
