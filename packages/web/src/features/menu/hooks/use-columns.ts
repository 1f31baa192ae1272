import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListView } from '../state/list-view.ts';

const WIDTH_OF_DISH = { list: 330, grid: 190 } as const;
const AT_LEAST = { list: 1, grid: 2 } as const;

/** How many dishes stand beside each other in an element of this width. */
function columnsIn(width: number, view: ListView): number {
  return Math.max(AT_LEAST[view], Math.floor(width / WIDTH_OF_DISH[view]));
}

/** How many dishes stand beside each other, as wide as the list is now. */
export function useColumns(list: RefObject<HTMLElement | null>, view: ListView): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columnsIn(width, view);
}
