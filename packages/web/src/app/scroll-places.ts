import { isPosMode } from '../lib/persisted.ts';
import { framedAt } from './page-at.ts';

const KEY = 'comanda.scroll';
/** Maximum number of remembered positions of a tab. */
const MAX_PLACES = 100;

/** An entry of the history with the fields that scrolling depends on. */
export type Entry = {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
};

/** Returns true if two entries show one page: a product opens over the menu. */
function isSamePage(one: Entry, other: Entry): boolean {
  const isMenu = framedAt(one.pathname).title === 'menu' && framedAt(other.pathname).title === 'menu';
  return isMenu || one.pathname === other.pathname;
}

function isDialog({ state }: Entry): boolean {
  return typeof state === 'object' && state !== null && 'dialog' in state && state.dialog !== undefined;
}

/**
 * Returns true if a navigation keeps the scroll position: under a dialog or a product, and where a page's own address
 * changes in place. Anything else begins at its top.
 */
export function staysPut(from: Entry, to: Entry, isReplaced: boolean): boolean {
  if (!isSamePage(from, to)) return false;
  return isReplaced || isDialog(to) || from.pathname !== to.pathname;
}

/** Scroll positions of this tab's history entries in pixels, kept through reloads. */
export type ScrollPlaces = {
  readonly get: (entry: Entry) => number | undefined;
  readonly set: (entry: Entry, top: number) => void;
  readonly keep: () => void;
};

/** Reads the positions of this tab; none for a page opened anew. */
export function readScrollPlaces(isOpenedAnew: boolean): ScrollPlaces {
  const places = new Map<string, number>(isOpenedAnew ? [] : storedPlaces());
  const idOf = ({ key, pathname }: Entry) => `${key} ${pathname}`;
  return {
    get: (entry) => places.get(idOf(entry)),
    set(entry, top) {
      const id = idOf(entry);
      // most recent last
      places.delete(id);
      places.set(id, top);
    },
    keep() {
      // a paired device keeps nothing of who was there
      if (isPosMode) return;
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MAX_PLACES)));
      } catch {
        // storage full or forbidden: a reload begins at the top
      }
    },
  };
}

function storedPlaces(): readonly (readonly [string, number])[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
