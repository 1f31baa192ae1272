import { useLayoutEffect } from 'react';
import { FIRST_PAINT } from './first-paint-id.ts';

/**
 * The server's drawing of the page stays until the application shows something better than a skeleton: while any
 * of these is there, the drawing is held.
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

/** Lets the server's drawing go once nothing holds it; for the root of the application. */
export function useLeavesFirstPaint(): void {
  useLayoutEffect(() => void firstPaint.leaveSoon(), []);
}
