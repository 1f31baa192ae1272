import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepHeight } from '../state/row-heights.ts';

/** Menus up to this many rows are drawn whole. */
const ALWAYS_DRAWN = 30;
const TOP_BAR = 96;
/** Milliseconds that rows may take to be drawn and measured after a jump to them, on a slow phone. */
const JUMP_SETTLES = 2000;
/** Input by which readers scroll themselves. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The rows of a list that are drawn, and where they stand. */
export type Rows = {
  /** `start`: pixels from the top of the list. */
  readonly drawn: readonly { readonly index: number; readonly start: number }[];
  /** Of all rows together, pixels. */
  readonly height: number;
  /** The row under the top bar. */
  readonly reached: number;
  /** Takes each row's element, for its height. */
  readonly measure: (row: Element | null) => void;
  /** Scrolls a row under the top bar. */
  readonly show: (index: number) => void;
};

type VirtualRowsProps = {
  /** Holds the rows that are drawn before any of this is known. */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly heightOf: (index: number) => number;
  readonly keyOf: (index: number) => string;
  readonly onRows: (rows: Rows) => void;
};

const exactHeight = (row: Element) => row.getBoundingClientRect().height;

/** How high the rows are that stand already, so that none moves when its place is set. */
function useHeightsSeen({ list, keyOf }: Pick<VirtualRowsProps, 'list' | 'keyOf'>) {
  const [seen] = useState(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [];
    return new Map([...rows].map((row) => [keyOf(Number(row.dataset.index)), exactHeight(row)]));
  });
  return seen;
}

/** Where the list begins, pixels from the top of the page. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top] = useState(() => (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  return top;
}

/**
 * Returns a function that scrolls a row under the top bar. Rows on the way are measured once they are drawn, often
 * after the virtualizer holds the jump for finished: until then the row is put back into its place after each
 * measurement, unless readers scroll themselves.
 */
function useJump(virtual: ReturnType<typeof useWindowVirtualizer>, keyOf: VirtualRowsProps['keyOf']) {
  const jump = useRef<{ readonly index: number; readonly key: string; readonly until: number }>(undefined);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: measurements change the height of all rows
  useLayoutEffect(() => {
    if (jump.current === undefined) return;
    const { index, key, until } = jump.current;
    if (performance.now() > until || keyOf(index) !== key) jump.current = undefined;
    else virtual.scrollToIndex(index, { align: 'start' });
  }, [height, keyOf, virtual]);
  return useCallback(
    (index: number) => {
      jump.current = { index, key: keyOf(index), until: performance.now() + JUMP_SETTLES };
      virtual.scrollToIndex(index, { align: 'start' });
    },
    [keyOf, virtual],
  );
}

/** Works out which rows of a list are near what is seen; draws nothing itself. */
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
    overscan: count <= ALWAYS_DRAWN ? ALWAYS_DRAWN : 6,
    // at first it would go back to where the page was as it was worked out, which has been scrolled since
    scrollToFn: (offset, options, rows) => isStanding.current && windowScroll(offset, options, rows),
    scrollMargin: top,
    scrollPaddingStart: TOP_BAR,
    // rows that come into reach are drawn between two frames, not within one: what is seen stands already
    useFlushSync: false,
  });
  const jumpTo = useJump(virtual, keyOf);
  const drawn = virtual.getVirtualItems();
  const height = virtual.getTotalSize();
  const reached = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + TOP_BAR + 24)?.index ?? 0;
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
