import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LISTS } from '../../../../lib/list-constants.ts';
import { OWN_SCROLLING, useKeptView } from '../hooks/use-kept-view.ts';
import { keepHeight } from '../state/row-heights.ts';

const TOP_BAR = 96;
/** Milliseconds for which a jump keeps correcting itself while rows are rendered and measured, on a slow phone. */
const JUMP_SETTLES = 2000;

/** The rendered rows of a list and their positions. */
export type Rows = {
  /** `start`: pixels from the top of the list. */
  readonly drawn: readonly { readonly index: number; readonly start: number }[];
  /** Total height of all rows in pixels. */
  readonly height: number;
  /** Index of the row under the top bar; undefined above the first. */
  readonly reached: number | undefined;
  /** Ref of each row's element, for measuring its height. */
  readonly measure: (row: Element | null) => void;
  /** Scrolls a row under the top bar; undefined scrolls to the top of the page. */
  readonly show: (index: number | undefined) => void;
};

type VirtualRowsProps = {
  /** Contains the rows rendered before the virtualizer has loaded. */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly heightOf: (index: number) => number;
  readonly keyOf: (index: number) => string;
  readonly onRows: (rows: Rows) => void;
};

const exactHeight = (row: Element) => row.getBoundingClientRect().height;

/** Returns the heights of the rows that are already rendered, so that none moves when it gets a fixed position. */
function useHeightsSeen({ list, keyOf }: Pick<VirtualRowsProps, 'list' | 'keyOf'>) {
  const [seen] = useState(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [];
    return new Map([...rows].map((row) => [keyOf(Number(row.dataset.index)), exactHeight(row)]));
  });
  return seen;
}

/** Returns the list's distance from the top of the page in pixels. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top] = useState(() => (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  return top;
}

type Jump = {
  readonly index: number;
  readonly key: string;
  /** Milliseconds of the page's clock until which the row is kept in place. */
  readonly until: number;
  /** Height of all rows when the row was last put into place, pixels: measurements change it. */
  readonly height: number;
};

/**
 * Returns a function that scrolls a row under the top bar. Rows on the way are measured once they are rendered,
 * often after the virtualizer considers the jump finished; until then the row is scrolled back into place after
 * each measurement, unless the reader scrolls.
 */
function useJump(
  virtual: ReturnType<typeof useWindowVirtualizer>,
  keyOf: VirtualRowsProps['keyOf'],
  onJump: () => void,
) {
  const jump = useRef<Jump>(undefined);
  useEffect(() => {
    const end = () => {
      jump.current = undefined;
    };
    for (const type of OWN_SCROLLING) window.addEventListener(type, end, { passive: true, capture: true });
    return () => {
      for (const type of OWN_SCROLLING) window.removeEventListener(type, end, { capture: true });
    };
  }, []);
  const height = virtual.getTotalSize();
  useLayoutEffect(() => {
    if (jump.current === undefined || jump.current.height === height) return;
    const { index, key, until } = jump.current;
    const isOver = performance.now() > until || keyOf(index) !== key;
    jump.current = isOver ? undefined : { ...jump.current, height };
    if (!isOver) virtual.scrollToIndex(index, { align: 'start' });
  }, [height, keyOf, virtual]);
  return useCallback(
    (index: number | undefined) => {
      onJump();
      if (index === undefined) {
        jump.current = undefined;
        scrollTo({ top: 0, behavior: 'instant' });
        return;
      }
      jump.current = {
        index,
        key: keyOf(index),
        until: performance.now() + JUMP_SETTLES,
        height: virtual.getTotalSize(),
      };
      virtual.scrollToIndex(index, { align: 'start' });
    },
    [keyOf, virtual, onJump],
  );
}

/** Computes which rows of a list are near the viewport; renders nothing. */
export function VirtualRows({ list, count, heightOf, keyOf, onRows }: VirtualRowsProps) {
  const top = useTop(list);
  const seen = useHeightsSeen({ list, keyOf });
  const isStanding = useRef(false);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: (at) => seen.get(keyOf(at)) ?? heightOf(at),
    measureElement: (row, _entry, rows) => {
      const height = exactHeight(row);
      keepHeight(keyOf(rows.indexFromElement(row)), height);
      return height;
    },
    getItemKey: keyOf,
    overscan: count <= LISTS.keptItems ? LISTS.keptItems : 6,
    // ignores the initial scroll to the offset at mount, which is outdated by now
    scrollToFn: (offset, options, rows) => isStanding.current && windowScroll(offset, options, rows),
    scrollMargin: top,
    scrollPaddingStart: TOP_BAR,
    // renders rows coming into reach between frames rather than synchronously; the visible ones are there already
    useFlushSync: false,
  });
  const endKeptView = useKeptView({ list, virtual, count, keyOf });
  const jumpTo = useJump(virtual, keyOf, endKeptView);
  const drawn = virtual.getVirtualItems();
  const height = virtual.getTotalSize();
  const under = (virtual.scrollOffset ?? 0) + TOP_BAR + 24;
  const reached = under < top ? undefined : virtual.getVirtualItemForOffset(under)?.index;
  useLayoutEffect(() => {
    isStanding.current = true;
  }, []);
  useLayoutEffect(() => {
    if (drawn.length === 0 && count > 0) return;
    onRows({
      drawn: drawn.map(({ index, start }) => ({ index, start: start - top })),
      height,
      reached,
      measure: virtual.measureElement,
      show: jumpTo,
    });
  }, [drawn, height, reached, count, top, virtual, onRows, jumpTo]);
  return null;
}
