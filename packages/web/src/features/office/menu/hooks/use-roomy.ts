import { useSyncExternalStore } from 'react';

/** Media query of pages with room for the dish beside the list. */
const ROOMY = '(min-width: 1280px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if the page has room for the menu's tree, the list and a dish side by side. */
export function useRoomy(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(ROOMY).matches);
}
