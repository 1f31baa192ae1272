/** Milliseconds for which taps count for nothing after a page changed by itself. */
export const TAPS_HELD_MS = 500;

/** Creates the state of held taps; `now` returns monotonic milliseconds. */
export function createTapHold(now: () => number = () => performance.now()) {
  let until = Number.NEGATIVE_INFINITY;
  return {
    hold: (): void => {
      until = now() + TAPS_HELD_MS;
    },
    /** Returns the milliseconds left; 0 if taps count. */
    left: (): number => Math.max(0, until - now()),
  };
}

const taps = createTapHold();
let isListening = false;

/** Drops a click, of a finger or a key; stops listening once clicks count again. */
function drop(event: Event): void {
  if (taps.left() === 0) {
    release();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

function release(): void {
  const left = taps.left();
  // held again meanwhile
  if (left > 0) {
    setTimeout(release, left);
    return;
  }
  isListening = false;
  removeEventListener('click', drop, { capture: true });
  delete document.documentElement.dataset.tapsHeld;
}

/**
 * Makes the page deaf to taps for a moment, because it changes by itself: the second half of a double tap, meant for
 * what stood there, is not to choose what stands there now.
 */
export function holdTaps(): void {
  taps.hold();
  if (isListening) return;
  isListening = true;
  addEventListener('click', drop, { capture: true });
  // no button answers a finger meanwhile, not even by its look
  document.documentElement.dataset.tapsHeld = '';
  setTimeout(release, TAPS_HELD_MS);
}
