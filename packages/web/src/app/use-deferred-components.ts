import { withMessages } from '../i18n/load-messages.ts';
import { useDelayed } from '../lib/use-delayed.ts';
import { useLazyPart } from '../lib/use-lazy-part.ts';

/** Milliseconds that the page is given to render first. */
const DELAY_MS = 1500;

/** Loads the deferred components after the first render, or at once if `now`. */
export function useDeferredComponents(now = false) {
  const isDrawn = useDelayed(DELAY_MS);
  return useLazyPart(
    'deferred',
    () => withMessages(() => import('./deferred-components.ts'), 'errors'),
    isDrawn || now,
  );
}
