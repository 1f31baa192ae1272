import { createPersisted, usePersisted } from '../../lib/persisted.ts';

/** The way this guest paid last. */
export const payWith = createPersisted<string | null>({
  key: 'comanda.payWith',
  version: 1,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  initial: () => null,
});

export function usePayWith(): string | null {
  return usePersisted(payWith);
}
