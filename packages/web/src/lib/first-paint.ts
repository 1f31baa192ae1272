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

/** Selector of a first paint that is a page's frame only. */
const FRAME = `#${FIRST_PAINT} [data-frame]`;

/**
 * Creates the holder of the server's first paint, which stays until the application shows something better: it is
 * held while a page's code is loading or a skeleton is shown. A frame alone gives way to a skeleton, whose bars work.
 */
function createFirstPaint() {
  let holders = 0;
  const leave = () => {
    if (holders === 0) document.getElementById(FIRST_PAINT)?.remove();
  };
  // a skeleton may be replaced by another one
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

/** Holds the first paint while the component is mounted. */
export function useHoldsFirstPaint(): void {
  useLayoutEffect(firstPaint.hold, []);
}

/** Holds a first paint with content while the component, a skeleton, is mounted. */
export function useSkeletonHoldsFirstPaint(): void {
  useLayoutEffect(() => (document.querySelector(FRAME) === null ? firstPaint.hold() : undefined), []);
}

/** Removes the first paint once nothing holds it; for the root of the application. */
export function useLeavesFirstPaint(): void {
  useLayoutEffect(() => void firstPaint.leaveSoon(), []);
}
