import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { text } from '../../lib/schema.ts';

/** Payment method this guest used last. */
export const payWith = createPersisted<string | null>({
  key: 'comanda.payWith',
  version: 1,
  schema: text,
  initial: () => null,
});

export function usePayWith(): string | null {
  return usePersisted(payWith);
}
