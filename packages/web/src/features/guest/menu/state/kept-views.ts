const KEY = 'comanda.views';
/** Maximum number of remembered views of a tab. */
const MAX_VIEWS = 30;

/** The first row in view when a menu was left. */
export type KeptView = {
  /** The row's key. */
  readonly row: string;
  /** Pixels from the top of the screen to the row's top. */
  readonly top: number;
};

/** Views of the menu by history entry, most recent last, kept through reloads. */
export type KeptViews = {
  readonly get: (entry: string) => KeptView | undefined;
  readonly set: (entry: string, view: KeptView) => void;
};

/** Reads the views that were kept in a tab's storage; none for a page opened anew. */
export function readKeptViews(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  isOpenedAnew: boolean,
): KeptViews {
  const views = new Map<string, KeptView>(isOpenedAnew ? [] : storedViews(storage));
  return {
    get: (entry) => views.get(entry),
    set(entry, view) {
      views.delete(entry);
      views.set(entry, view);
      try {
        storage.setItem(KEY, JSON.stringify([...views].slice(-MAX_VIEWS)));
      } catch {
        // storage full or forbidden: a reload shows about the same rows
      }
    },
  };
}

function storedViews(storage: Pick<Storage, 'getItem'>): readonly (readonly [string, KeptView])[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, KeptView] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const view: unknown = value[1];
  return (
    typeof view === 'object' &&
    view !== null &&
    'row' in view &&
    typeof view.row === 'string' &&
    'top' in view &&
    typeof view.top === 'number'
  );
}
