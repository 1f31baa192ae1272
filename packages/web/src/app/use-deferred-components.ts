import { withWords } from '../i18n/locale.ts';
import { useLater } from '../lib/use-delayed.ts';
import { useFetchedPart } from '../lib/use-lazy-part.ts';

/** The page is drawn first. */
const LATER = 1500;

/** The parts that come when the page stands; at once when they are needed `now`. */
export function useLaterParts(now = false) {
  const isDrawn = useLater(LATER);
  return useFetchedPart('later', () => withWords(() => import('./deferred-components.ts')), isDrawn || now);
}
