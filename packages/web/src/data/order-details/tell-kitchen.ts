import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { flag } from '../../lib/schema.ts';

/** True if the kitchen is told of the guest's allergies with each order; kept until it is unticked. */
export const tellKitchen = createPersisted<boolean>({
  key: 'comanda.tellKitchen',
  version: 1,
  schema: flag,
  initial: () => false,
});

export function useTellKitchen(): boolean {
  return usePersisted(tellKitchen);
}
