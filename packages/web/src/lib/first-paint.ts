import { useLayoutEffect, useSyncExternalStore } from 'react';
import { FIRST_PAINT } from './first-paint-id.ts';

/** The most that the server draws of a page: no first screen shows more, and only these pictures are fetched. */
export const FIRST_SCREEN = { dishes: 8, categories: 8, pictures: 5, shops: 6 } as const;

const neverChanges = () => () => undefined;

/** Returns true while the server draws a page, false in the application. */
export function useIsFirstPaint(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** Marks a drawing that is a page's frame alone. */
const FRAME = `#${FIRST_PAINT} [data-frame]`;

/**
 * The server's drawing of the page stays until the application shows something better: while a page's code or a
 * skeleton is there, the drawing is held. A frame is no better than a skeleton, whose bars can be used.
 */
function createFirstPaint() {
  let holders = 0;
  const leave = () => {
    if (holders === 0) document.getElementById(FIRST_PAINT)?.remove();
  };
  // what comes in place of a skeleton may be another one
  const leaveSoon = () => requestAnimationFrame(leave);
  return {
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        leaveSoon();
      };
    },
    leaveSoon,
  };
}

const firstPaint = createFirstPaint();

/** Holds the server's drawing while the component is there. */
export function useHoldsFirstPaint(): void {
  useLayoutEffect(firstPaint.hold, []);
}

/** Holds what the server drew of a page's content while the component, a skeleton, is there. */
export function useSkeletonHoldsFirstPaint(): void {
  useLayoutEffect(() => (document.querySelector(FRAME) === null ? firstPaint.hold() : undefined), []);
}

/** Lets the server's drawing go once nothing holds it; for the root of the application. */
export function useLeavesFirstPaint(): void {
  useLayoutEffect(() => void firstPaint.leaveSoon(), []);
}
