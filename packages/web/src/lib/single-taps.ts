/** Milliseconds within which a second tap at a point belongs to the first. */
const DOUBLE_TAP_MS = 400;
/** Distance within which taps count as one point, in pixels: a finger does not hit the same pixel twice. */
const SAME_PLACE_PX = 40;
const CONTROLS = 'label, button, a[href], input, select, summary, [role="button"]';

/** A tap as a click tells of it: where, how, and what it met. */
export type Tap = {
  readonly clientX: number;
  readonly clientY: number;
  /** Clicks in a row, 0 for a key's. */
  readonly detail: number;
  readonly pointerType: string;
  readonly control: unknown;
};

/**
 * Creates a function that returns false for the second half of a double tap whose first half has put another control
 * under the finger; `controlAt` returns what is at a point now. Repeated taps on one control count, as on a key that
 * adds a dish, and so do quick taps on two keys that are side by side.
 */
export function createSingleTaps(
  controlAt: (clientX: number, clientY: number) => unknown,
  now: () => number = () => performance.now(),
): (tap: Tap) => boolean {
  let last: (Tap & { readonly at: number }) | undefined;
  return (tap) => {
    if (tap.detail === 0) return true;
    const before = last;
    last = { ...tap, at: now() };
    // a finger's clicks are not counted by every browser
    if (before === undefined || (tap.detail === 1 && tap.pointerType !== 'touch')) return true;
    const distance = Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY);
    if (last.at - before.at >= DOUBLE_TAP_MS || distance >= SAME_PLACE_PX) return true;
    if (controlAt(before.clientX, before.clientY) === before.control) return true;
    // a third tap is held against the first as well
    last = { ...before, at: last.at };
    return false;
  };
}

/** Returns what a click acts on: a control, or what is there if none is. */
export function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('label') ?? target.closest(CONTROLS) ?? target;
}
