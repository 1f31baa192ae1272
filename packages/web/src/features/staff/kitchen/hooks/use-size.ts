import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from '../state/board-layout.ts';

/** Returns the inner size of an element, live. */
export function useSize(ref: RefObject<HTMLElement | null>): Room {
  const [size, setSize] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
