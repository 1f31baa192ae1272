import type { Reads } from '../db/index.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { InFlightReads } from './in-flight-reads.ts';
import { type CachedMenu, createMenuEntries } from './menu-entries.ts';
import { type MenuRows, readMenu } from './read-menu.ts';

/** Reads of one menu in a row, while rows that belong to it change. */
const MAX_READS = 3;
/** Changed rows above which every menu in memory is read again, without asking what each of them does. */
const MAX_ROWS = 200;

/** Menus in memory: each loaded once however many ask for it, and dropped when others need the room. */
export type MenuCache = {
  /** Returns a menu in memory and counts it as used. */
  use(shop: string): CachedMenu | undefined;
  peek(shop: string): CachedMenu | undefined;
  /** Returns true for a menu in memory or being loaded, which changes have to reach. */
  isUsed(shop: string): boolean;
  /** Reads a menu; joins a read in progress. */
  load(shop: string): Promise<void>;
  apply(change: CatalogueChange): void;
  /**
   * Reads the menus again in which these rows change what else belongs to them; the function returned puts them in place
   * of the old ones.
   */
  readReplacements(rows: readonly CatalogueChange[], texts: DocumentTexts): Promise<() => void>;
  /** Marks every menu in memory as one to be read again. */
  markAllStale(): void;
  /** Reads the menus again whose rows may have changed. */
  reloadStale(): Promise<void>;
};

/** Creates the menus in memory; `menuBytes` is the most text that their documents may have together. */
export function createMenuCache(given: {
  readonly read: Reads;
  readonly inFlight: InFlightReads;
  readonly menuBytes: number;
  readonly onChange: () => void;
}): MenuCache {
  const { read, inFlight } = given;
  const entries = createMenuEntries(given);
  const loading = new Map<string, Promise<void>>();
  const stale = new Set<string>();

  function applyTo(shop: string, change: CatalogueChange): void {
    if (entries.apply(shop, change)) stale.add(shop);
  }

  const load = createLoader({ read, inFlight, entries, stale, loading, applyTo });

  return {
    use: entries.use,
    peek: entries.peek,
    isUsed: (shop) => entries.peek(shop) !== undefined || loading.has(shop),
    load,
    apply(change) {
      const concerned = change.kind === 'row' ? entries.shops() : 'product' in change ? [change.shop] : [];
      for (const shop of concerned) applyTo(shop, change);
    },
    async readReplacements(rows, texts) {
      const replaced = await readConcerned(rows, { read, entries, texts });
      return () => {
        for (const { shop, menu } of replaced) {
          stale.delete(shop);
          entries.put(shop, menu);
        }
      };
    },
    markAllStale: () => entries.shops().forEach((shop) => void stale.add(shop)),
    async reloadStale() {
      for (const shop of [...stale]) {
        if (entries.peek(shop) === undefined) stale.delete(shop);
        else await load(shop);
      }
    },
  };
}

/** Reads the menus in memory of which these rows change what else belongs to them. */
async function readConcerned(
  rows: readonly CatalogueChange[],
  given: {
    readonly read: Reads;
    readonly entries: ReturnType<typeof createMenuEntries>;
    readonly texts: DocumentTexts;
  },
) {
  const { read, entries, texts } = given;
  const isConcerned = (shop: string) =>
    rows.length > MAX_ROWS ||
    rows.some((row) => row.kind === 'row' && entries.peek(shop)?.state.effectOf(row) === 'reload');
  const concerned = entries.shops().filter(isConcerned);
  const replaced: { readonly shop: string; readonly menu: MenuRows }[] = [];
  // one after the other: the pauses of one would else be filled by the others
  for (const shop of concerned) replaced.push({ shop, menu: await readMenu(read, shop, texts) });
  return replaced;
}

/** Creates the function that reads a menu into memory, again while rows that belong to it change. */
function createLoader(given: {
  readonly read: Reads;
  readonly inFlight: InFlightReads;
  readonly entries: ReturnType<typeof createMenuEntries>;
  /** Shops whose menus are to be read again. */
  readonly stale: Set<string>;
  /** Reads in progress, by shop. */
  readonly loading: Map<string, Promise<void>>;
  readonly applyTo: (shop: string, change: CatalogueChange) => void;
}) {
  const { read, inFlight, entries, stale, loading, applyTo } = given;

  async function readOnce(shop: string): Promise<void> {
    const reading = inFlight.begin();
    try {
      const rows = await readMenu(read, shop);
      stale.delete(shop);
      entries.put(shop, rows);
      for (const change of reading.end()) applyTo(shop, change);
    } finally {
      reading.end();
    }
  }

  async function readUntilCurrent(shop: string): Promise<void> {
    for (let reads = 0; reads === 0 || (stale.has(shop) && reads < MAX_READS); reads += 1) {
      await readOnce(shop);
    }
  }

  return function load(shop: string): Promise<void> {
    const running = loading.get(shop) ?? readUntilCurrent(shop).finally(() => loading.delete(shop));
    loading.set(shop, running);
    return running;
  };
}
