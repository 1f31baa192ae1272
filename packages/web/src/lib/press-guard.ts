/** Presses of one key, or taps at one place, closer together than this are one press (ms). */
export const ONE_PRESS_MS = 400;
/** A finger does not hit the same pixel twice. */
const SAME_PLACE_PX = 40;

/** Where somebody tapped, in pixels of the window. */
type Place = { readonly clientX: number; readonly clientY: number };

/** Tells a second press from a key or finger that bounced. */
export type PressGuard = {
  /** Whether a press of a key counts, which then no other does for a while. */
  readonly allows: (key: string) => boolean;
  /** Whether a tap counts: none does for a while where one did, whatever lies there by then. */
  readonly allowsTap: (tap: Place) => boolean;
};

/** Makes a guard; `now` gives milliseconds that only go on. */
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
