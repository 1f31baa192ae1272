import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListView } from '../state/list-view.ts';

type Columns = Readonly<Record<ListView, number>>;

const WIDTH_OF_DISH = { list: 300, grid: 190 } as const;
const AT_LEAST: Columns = { list: 1, grid: 2 };

/** Ems that two dishes side by side need: the price of each on one line. */
const TWO_DISHES_EM = 12;

const columnsIn = (width: number, view: ListView) =>
  Math.max(AT_LEAST[view], Math.floor(width / WIDTH_OF_DISH[view]));

/**
 * Returns the columns of a list of this width and size of text, both in pixels; the known object while its values are
 * unchanged.
 */
export function columnsOf(width: number, textSize: number, known: Columns): Columns {
  const isNarrow = width < TWO_DISHES_EM * textSize;
  const next: Columns = { list: columnsIn(width, 'list'), grid: isNarrow ? 1 : columnsIn(width, 'grid') };
  return next.list === known.list && next.grid === known.grid ? known : next;
}

/** Returns the number of dishes side by side at the list's current width. */
export function useColumns(list: RefObject<HTMLElement | null>, view: ListView): number {
  const [columns, setColumns] = useState(AT_LEAST);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const textSize = parseFloat(getComputedStyle(element).fontSize);
    const measured = (width: number) => setColumns((known) => columnsOf(width, textSize, known));
    const observer = new ResizeObserver(([entry]) => measured(entry?.contentRect.width ?? 0));
    // phones have the minimum of columns; skip the layout measurement before their first paint
    if (columnsOf(screen.width, 0, AT_LEAST) !== AT_LEAST) measured(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columns[view];
}
