import { useDelayed } from './use-delayed.ts';
import { useLazyPart } from './use-lazy-part.ts';

/** Milliseconds that a screen is given to draw and to answer its first touch. */
const AFTER_MS = 1000;

/**
 * Returns a part of a screen that its first touch does not need: loaded soon after the screen was drawn, or at once if
 * it is wanted earlier; undefined until then.
 */
export function useLaterPart<Part>(
  name: string,
  fetchPart: () => Promise<Part>,
  isWanted: boolean,
): Part | undefined {
  const isDrawn = useDelayed(AFTER_MS);
  return useLazyPart(name, fetchPart, isDrawn || isWanted);
}
