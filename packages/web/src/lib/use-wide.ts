import { useSyncExternalStore } from 'react';

/** Media query of pages with room for two columns (specification §9). */
const WIDE = '(min-width: 1024px)';

const onServer = () => true;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if the page is at least 1024 px wide. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches, onServer);
}
