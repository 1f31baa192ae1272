import type { Reads } from '../db/index.ts';
import { CATALOGUE_LISTS } from './catalogue-tables.ts';
import { createDocumentTexts } from './document-texts.ts';
import type { InFlightReads } from './in-flight-reads.ts';
import type { MenuCache } from './menu-cache.ts';
import { type RowKey, readRows } from './read-changes.ts';

/** Change sets that were published, on their way into memory. */
type PublishedSets = {
  /** Reads the rows that sets name and puts them in place all at once; fails if the database does. */
  apply(changeSets: readonly string[]): Promise<void>;
  /** Begins to apply a set that this node has published; tries again until the database answers. */
  start(changeSet: string): void;
  settled(): Promise<void>;
  /** Returns true while a set that this node has published is not in memory yet. */
  isApplying(): boolean;
};

const RETRY_MS = 250;
/** A minute: by then a node without its database reads everything again anyway. */
const MAX_RETRIES = 240;

/**
 * Creates the application of published change sets. Menus in which other rows belong now are read before anything
 * changes, so that a menu is replaced whole, together with the lists of the organisation (office B2.10).
 */
export function createPublishedSets(given: {
  readonly read: Reads;
  readonly inFlight: InFlightReads;
  readonly menus: Pick<MenuCache, 'readReplacements' | 'reloadStale'>;
  readonly onChange: () => void;
}): PublishedSets {
  const { read, inFlight, menus, onChange } = given;
  const running = new Map<string, Promise<void>>();

  async function apply(changeSets: readonly string[]): Promise<void> {
    if (changeSets.length === 0) return;
    const reading = inFlight.begin();
    try {
      const texts = createDocumentTexts();
      const rows = await readRows(read, await readKeys(read, changeSets), texts);
      const replace = await menus.readReplacements(rows, texts);
      replace();
      reading.finish(rows);
      onChange();
    } finally {
      reading.end();
    }
    await menus.reloadStale();
  }

  /** Tries again in the background: whoever waits for the first attempt goes on with the menu as it was. */
  async function applyLater(changeSet: string): Promise<void> {
    for (let tries = 0; tries < MAX_RETRIES; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      const isDone = await apply([changeSet]).then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
  }

  return {
    apply,
    start(changeSet) {
      if (running.has(changeSet)) return;
      const first = apply([changeSet])
        .catch(() => void applyLater(changeSet))
        .finally(() => running.delete(changeSet));
      running.set(changeSet, first);
    },
    isApplying: () => running.size > 0,
    async settled() {
      await Promise.all(running.values());
    },
  };
}

/** Reads which rows change sets name. */
async function readKeys(read: Reads, changeSets: readonly string[]): Promise<readonly RowKey[]> {
  const rows = await read.query((q) =>
    q
      .selectFrom('change_set_edits')
      .select(['list', 'entity'])
      .distinct()
      .where('change_set', 'in', [...changeSets]),
  );
  return rows.flatMap(({ list: name, entity }) => {
    const list = CATALOGUE_LISTS.find((known) => known === name);
    return list === undefined ? [] : [{ list, id: entity }];
  });
}
