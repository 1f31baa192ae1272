import { useFetchedPart } from '../lib/use-fetched-part.ts';
import { useLater } from '../lib/use-later.ts';
import { withWords } from './locale.ts';

/** The page is drawn first. */
const LATER = 1500;

/** The parts that come when the page stands; at once when they are needed `now`. */
export function useLaterParts(now = false) {
  const isDrawn = useLater(LATER);
  return useFetchedPart('later', () => withWords(() => import('./later-parts.ts')), isDrawn || now);
}
