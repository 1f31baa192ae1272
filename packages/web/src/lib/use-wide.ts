import { useSyncExternalStore } from 'react';

/** Specification §9: from here on a page has room for two things side by side. */
const WIDE = '(min-width: 1024px)';

const onServer = () => true;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if the page is 1024 px wide or more; the server draws what both widths need, which styles then hide. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches, onServer);
}
