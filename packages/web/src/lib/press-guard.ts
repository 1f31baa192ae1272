/** Debounce interval of presses of one key or taps at one point, in milliseconds. */
export const ONE_PRESS_MS = 400;
/** Distance within which taps count as one point, in pixels: a finger does not hit the same pixel twice. */
const SAME_PLACE_PX = 40;

/** Position of a tap, in pixels of the window. */
type Place = { readonly clientX: number; readonly clientY: number };

/** Debounces keys and taps. */
export type PressGuard = {
  /** Returns true if a press of a key counts; further ones do not for the interval. */
  readonly allows: (key: string) => boolean;
  /** Returns true if a tap counts; further ones at its point do not for the interval, whatever is there by then. */
  readonly allowsTap: (tap: Place) => boolean;
};

/** Creates a guard; `now` returns monotonic milliseconds. */
export function createPressGuard(now: () => number = () => performance.now()): PressGuard {
  const pressedAt = new Map<string, number>();
  let last: (Place & { readonly at: number }) | undefined;
  return {
    allows(key) {
      const at = now();
      const before = pressedAt.get(key);
      if (before !== undefined && at - before < ONE_PRESS_MS) return false;
      pressedAt.set(key, at);
      return true;
    },
    allowsTap({ clientX, clientY }) {
      const at = now();
      const isSamePlace =
        last !== undefined && Math.hypot(clientX - last.clientX, clientY - last.clientY) < SAME_PLACE_PX;
      if (last !== undefined && isSamePlace && at - last.at < ONE_PRESS_MS) return false;
      last = { clientX, clientY, at };
      return true;
    },
  };
}
