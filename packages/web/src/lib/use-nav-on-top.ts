import { useSyncExternalStore } from 'react';
import { useIsFirstPaint } from './first-paint.ts';

/** Media query of pages whose top bar has room for the navigation (specification §9); in `em`, for larger text. */
const ROOMY = '(min-width: 48em)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if the navigation stands in the top bar; undefined while the server draws, whose styles decide. */
export function useNavOnTop(): boolean | undefined {
  const isFirstPaint = useIsFirstPaint();
  const isRoomy = useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOMY).matches,
    () => true,
  );
  return isFirstPaint ? undefined : isRoomy;
}
