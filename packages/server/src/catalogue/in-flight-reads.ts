import type { CatalogueChange } from './catalogue-change.ts';

/** A read in progress. */
type InFlightRead = {
  /** Ends the read with the changes that it found, and applies them, then those that are newer than it. */
  finish(found: readonly CatalogueChange[]): void;
  /** Ends the read without a result, or the one that it already has; returns the changes that are newer than it. */
  end(): readonly CatalogueChange[];
};

/** Reads of the catalogue in progress, with the changes that became known meanwhile. */
export type InFlightReads = {
  /** Applies a change that an event tells, which reads in progress may not have seen. */
  note(change: CatalogueChange): void;
  begin(): InFlightRead;
  /** Runs a read that results in changes, and applies them. */
  applied<Change extends CatalogueChange>(read: () => Promise<readonly Change[]>): Promise<readonly Change[]>;
};

/** A change with the number of the read that found it; events are newer than every read. */
type Known = { readonly change: CatalogueChange; readonly from: number };

/**
 * Creates the record of reads in progress. A read may return an older state than an event or a later read that became
 * known while it ran; these are therefore applied once more, after it. Since every commit is followed by an event or a
 * question for what has changed, the last state of a row wins in the end, in whatever order reads are answered.
 */
export function createInFlightReads(apply: (change: CatalogueChange) => void): InFlightReads {
  const buffers = new Set<Known[]>();
  let begun = 0;

  function makeKnown(known: Known): void {
    for (const buffer of buffers) buffer.push(known);
    apply(known.change);
  }

  function begin(): InFlightRead {
    begun += 1;
    const from = begun;
    const buffer: Known[] = [];
    buffers.add(buffer);
    const newer = () => {
      buffers.delete(buffer);
      return buffer.filter((known) => known.from > from);
    };
    return {
      finish(found) {
        const after = newer();
        for (const change of found) makeKnown({ change, from });
        for (const known of after) makeKnown(known);
      },
      end: () => newer().map(({ change }) => change),
    };
  }

  return {
    note: (change) => makeKnown({ change, from: Number.POSITIVE_INFINITY }),
    begin,
    async applied(read) {
      const reading = begin();
      try {
        const found = await read();
        reading.finish(found);
        return found;
      } finally {
        reading.end();
      }
    },
  };
}
