import type { Reads } from '../db/index.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import { createOrganisationState, type OrganisationState, readOrganisation } from './organisation-state.ts';

/** The organisation's lists in memory. */
export type OrganisationCache = {
  current(): OrganisationState;
  /** Returns a number that changes with the lists. */
  stamp(): number;
  apply(change: CatalogueChange): void;
  /** Reads the lists again; the function returned applies them. */
  read(): Promise<() => void>;
};

/** Creates the organisation's lists in memory, empty until they are read. */
export function createOrganisationCache(given: {
  readonly read: Reads;
  readonly onChange: () => void;
}): OrganisationCache {
  let state = createOrganisationState();
  let stamp = 0;
  /** Hash of the rows last read; undefined when the lists have changed since. */
  let fingerprint: string | undefined;

  function changed(): void {
    stamp += 1;
    given.onChange();
  }

  return {
    current: () => state,
    stamp: () => stamp,
    apply(change) {
      if (!state.apply(change)) return;
      fingerprint = undefined;
      changed();
    },
    async read() {
      const rows = await readOrganisation(given.read);
      return () => {
        if (rows.fingerprint === fingerprint) return;
        state = createOrganisationState(rows);
        fingerprint = rows.fingerprint;
        changed();
      };
    },
  };
}
