import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Returns the handlers of a button that is held for so long, by touch or by key, before `onHeld` is called. */
export function useLongHold(holdMs: number, onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(onHeld, holdMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return {
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (isKey(event) && !event.repeat) start();
    },
    onKeyUp: stop,
    onBlur: stop,
  };
}
