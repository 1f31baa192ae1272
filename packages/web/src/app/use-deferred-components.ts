import { withMessages } from '../i18n/load-messages.ts';
import { useDelayed } from '../lib/use-delayed.ts';
import { useLazyPart } from '../lib/use-lazy-part.ts';

/** The page is drawn first. */
const DELAY_MS = 1500;

/** Loads what a page can do without at first, once it is drawn; at once when it is needed `now`. */
export function useDeferredComponents(now = false) {
  const isDrawn = useDelayed(DELAY_MS);
  return useLazyPart(
    'deferred',
    () => withMessages(() => import('./deferred-components.ts'), 'errors'),
    isDrawn || now,
  );
}
