import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Duration of a long press, in milliseconds. */
const HOLD_MS = 500;

/**
 * Returns the handlers of an element that is held: a long press, the second mouse button or the context menu key call
 * `onHold`, and the tap that ends a long press is swallowed.
 */
export function useHold(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  if (onHold === undefined) return {};
  const stop = () => clearTimeout(timer.current);
  const hold = () => {
    stop();
    if (wasHeld.current) return;
    wasHeld.current = true;
    onHold();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      wasHeld.current = false;
      if (event.isPrimary && event.button === 0) timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      hold();
      // by key nothing is released afterwards
      if (event.button !== 0 || event.detail === 0) wasHeld.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
