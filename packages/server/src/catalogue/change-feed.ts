import type { Db } from '../db/index.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import { isOrganisationList } from './catalogue-tables.ts';
import { createCoalescedLoad } from './coalesced-load.ts';
import type { InFlightReads } from './in-flight-reads.ts';
import type { MenuCache } from './menu-cache.ts';
import type { OrganisationCache } from './organisation-cache.ts';
import { type ChangedKeys, readChangedKeys, readRows, readStock } from './read-changes.ts';

/** Applies what was read, and returns the changes to apply row by row. */
type Apply = () => readonly CatalogueChange[];
type Changed = Pick<ChangedKeys, 'rows' | 'stock'>;
type Given = {
  readonly inFlight: InFlightReads;
  readonly organisation: Pick<OrganisationCache, 'read'>;
  readonly menus: Pick<MenuCache, 'isUsed' | 'markAllStale'>;
  /** Called when something has changed that is not in memory. */
  readonly onUnseenChange: () => void;
};

/**
 * Creates the reading of what has changed in the database, by whomever. On PostgreSQL only rows that changed since the
 * last time are read, and stock only of menus in memory. On SQLite, which one process writes, everything in memory is.
 */
export function createChangeFeed(db: Db, given: Given): { refresh(): Promise<void> } {
  const { inFlight, onUnseenChange } = given;
  const { isUsed } = given.menus;
  let cursor: number | undefined;
  /** Changes reported last time: while their neighbours are running, they are reported again. */
  let reported: ReadonlySet<string> = new Set();
  let reading = inFlight.begin();

  async function read(): Promise<Apply> {
    if (db.kind === 'sqlite') return readAll(given);
    const changed = await readChangedKeys(db.read, cursor);
    const apply =
      cursor === undefined || changed.isTooMuch
        ? await readAll(given)
        : await readChanged(withoutKnown(changed, reported));
    return () => {
      cursor = changed.cursor;
      reported = new Set([...changed.rows, ...changed.stock].map(({ key }) => key));
      return apply();
    };
  }

  async function readChanged({ rows, stock }: Changed): Promise<Apply> {
    const ofMenus = rows.some(({ list }) => !isOrganisationList(list));
    const isUnseen = ofMenus || stock.some(({ shop }) => !isUsed(shop));
    const [rowChanges, stockChanges] = await Promise.all([
      readRows(db.read, rows),
      readStock(
        db.read,
        stock.filter(({ shop }) => isUsed(shop)),
      ),
    ]);
    return () => {
      if (isUnseen) onUnseenChange();
      return [...rowChanges, ...stockChanges];
    };
  }

  return {
    refresh: createCoalescedLoad(async () => {
      // ends the one before if it timed out
      reading.end();
      const current = inFlight.begin();
      reading = current;
      const apply = await read();
      return () => current.finish(apply());
    }),
  };
}

/** Leaves out changes that were reported before. */
function withoutKnown({ rows, stock }: ChangedKeys, reported: ReadonlySet<string>): Changed {
  return {
    rows: rows.filter(({ key }) => !reported.has(key)),
    stock: stock.filter(({ key }) => !reported.has(key)),
  };
}

/** Reads everything in memory again; the function returned applies it. */
async function readAll({ organisation, menus }: Pick<Given, 'organisation' | 'menus'>): Promise<Apply> {
  const apply = await organisation.read();
  return () => {
    apply();
    menus.markAllStale();
    return [];
  };
}
