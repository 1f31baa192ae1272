import { useLayoutEffect, useState } from 'react';
import type { Room } from '../state/board-layout.ts';

/** Returns the inner size of an element, live, and the ref that names the element. */
export function useSize(): Room & { readonly ref: (element: HTMLElement | null) => void } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ...size, ref: setElement };
}
