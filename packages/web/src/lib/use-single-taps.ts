import { useEffect } from 'react';
import { controlOf, createSingleTaps } from './single-taps.ts';

/**
 * Drops the second half of a double tap that meets another control than the first: on a terminal the next step stands
 * where the finger is, and nobody is to pay or order by a tap too many.
 */
export function useSingleTaps(): void {
  useEffect(() => {
    const counts = createSingleTaps((x, y) => controlOf(document.elementFromPoint(x, y)));
    const onClick = (event: MouseEvent) => {
      const { clientX, clientY, detail, target } = event;
      const pointerType = event instanceof PointerEvent ? event.pointerType : '';
      if (counts({ clientX, clientY, detail, pointerType, control: controlOf(target) })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
