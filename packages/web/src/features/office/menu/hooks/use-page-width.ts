import { useSyncExternalStore } from 'react';

/** Media queries of pages with room for a table, for the dish beside the list, and for the menu's tree as well. */
const TABLE = '(min-width: 768px)';
const PANEL = '(min-width: 1280px)';
const TREE = '(min-width: 1440px)';

function subscribe(listener: () => void): () => void {
  const queries = [TABLE, PANEL, TREE].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

type PageWidth = { readonly hasTable: boolean; readonly hasPanel: boolean; readonly hasTree: boolean };

/** Returns what the page has room for: a table of dishes, and beside the list a dish, the menu's tree. */
export function usePageWidth(): PageWidth {
  const hasTable = useSyncExternalStore(subscribe, () => matchMedia(TABLE).matches);
  const hasPanel = useSyncExternalStore(subscribe, () => matchMedia(PANEL).matches);
  const hasTree = useSyncExternalStore(subscribe, () => matchMedia(TREE).matches);
  return { hasTable, hasPanel, hasTree };
}
