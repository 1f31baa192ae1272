import { LRUCache } from 'lru-cache';
import type { CatalogueChange } from './catalogue-change.ts';
import { createMenuState, type MenuState } from './menu-state.ts';
import type { MenuRows } from './read-menu.ts';

/** A menu in memory. */
export type CachedMenu = {
  readonly state: MenuState;
  /** A number that no other state of this or another menu has. */
  readonly stamp: number;
};

/** A menu with the hash of its rows; undefined when it has changed since they were read. */
type Entry = { -readonly [Field in keyof CachedMenu]: CachedMenu[Field] } & { fingerprint?: string };

/** Menus in memory, of which the ones not used for the longest time make room for others. */
export type MenuEntries = {
  use(shop: string): CachedMenu | undefined;
  peek(shop: string): CachedMenu | undefined;
  shops(): readonly string[];
  /** Stores rows just read, in place of an older state; the same rows keep their stamp. */
  put(shop: string, rows: MenuRows): void;
  /** Applies a change to a menu; returns true if the menu has to be read again. */
  apply(shop: string, change: CatalogueChange): boolean;
};

/** Creates the menus in memory; `menuBytes` is the most text that their documents may have together. */
export function createMenuEntries(given: {
  readonly menuBytes: number;
  readonly onChange: () => void;
}): MenuEntries {
  const { menuBytes, onChange } = given;
  const entries = new LRUCache<string, Entry>({ maxSize: menuBytes });
  let stamps = 0;

  function nextStamp(): number {
    stamps += 1;
    return stamps;
  }

  return {
    use: (shop) => entries.get(shop),
    peek: (shop) => entries.peek(shop),
    shops: () => [...entries.keys()],
    put(shop, rows) {
      const known = entries.peek(shop);
      if (known !== undefined && known.fingerprint === rows.fingerprint) return;
      const state = createMenuState(shop, rows);
      // a menu larger than the whole room is kept as the only one
      const size = Math.min(Math.max(rows.size, 1), menuBytes);
      entries.set(shop, { state, stamp: nextStamp(), fingerprint: rows.fingerprint }, { size });
      if (known !== undefined) onChange();
    },
    apply(shop, change) {
      const entry = entries.peek(shop);
      if (entry === undefined || change.kind === 'shop') return false;
      const effect = entry.state.apply(change);
      if (effect === 'none') return false;
      entry.stamp = nextStamp();
      entry.fingerprint = undefined;
      onChange();
      return effect === 'reload';
    },
  };
}
