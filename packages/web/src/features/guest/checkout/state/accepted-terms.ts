import { createPersisted, usePersisted } from '../../../../lib/persisted.ts';
import { mapped, text } from '../../../../lib/schema.ts';

/** The version of the terms accepted on this phone. */
export const acceptedTerms = createPersisted<string | null>({
  key: 'comanda.terms',
  version: 1,
  schema: mapped(text, (version) => version || undefined),
  initial: () => null,
});

export function useAcceptedTerms(): string | null {
  return usePersisted(acceptedTerms);
}
