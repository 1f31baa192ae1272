import { withMessages } from '../i18n/locale.ts';
import { useDelayed } from '../lib/use-delayed.ts';
import { useLazyPart } from '../lib/use-lazy-part.ts';

/** The page is drawn first. */
const LATER = 1500;

/** The parts that come when the page stands; at once when they are needed `now`. */
export function useDeferredComponents(now = false) {
  const isDrawn = useDelayed(LATER);
  return useLazyPart('later', () => withMessages(() => import('./deferred-components.ts')), isDrawn || now);
}
