import { useSyncExternalStore } from 'react';

/** Media queries of pages with room for the dish beside the list, and for the menu's tree as well. */
const PANEL = '(min-width: 1280px)';
const TREE = '(min-width: 1440px)';

function subscribe(listener: () => void): () => void {
  const queries = [PANEL, TREE].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Returns what the page has room for beside the list: a dish, the menu's tree. */
export function usePageWidth(): { readonly hasPanel: boolean; readonly hasTree: boolean } {
  const hasPanel = useSyncExternalStore(subscribe, () => matchMedia(PANEL).matches);
  const hasTree = useSyncExternalStore(subscribe, () => matchMedia(TREE).matches);
  return { hasPanel, hasTree };
}
