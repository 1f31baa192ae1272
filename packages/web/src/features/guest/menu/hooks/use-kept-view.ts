import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isHistoryVisit } from '../../../../lib/history-visit.ts';
import { isPosMode } from '../../../../lib/persisted.ts';
import { type KeptView, readKeptViews } from '../state/kept-views.ts';

/** Milliseconds for which the row is kept in place while rows are rendered and measured, on a slow phone. */
const SETTLES = 2000;
/** Frames after which a row that has not moved stands. */
const STANDS = 20;
/** Events of scrolling by the reader. */
export const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const NOTHING_KEPT = { getItem: () => null, setItem: () => undefined };
// a paired device keeps nothing of who was there
const views = readKeptViews(isPosMode ? NOTHING_KEPT : sessionStorage, !isHistoryVisit());

type Shown = {
  readonly list: RefObject<HTMLElement | null>;
  readonly virtual: Virtualizer<Window, Element>;
  readonly count: number;
  readonly keyOf: (index: number) => string;
};

const topOf = (row: Element) => row.getBoundingClientRect().top;
const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];

/** Returns the first row of a list that begins on the screen. */
function viewOf(list: HTMLElement | null, keyOf: Shown['keyOf']): KeptView | undefined {
  const row = rowsIn(list).find((each) => topOf(each) >= 0 && topOf(each) < innerHeight);
  return row && { row: keyOf(Number(row.dataset.index)), top: topOf(row) };
}

/** Scrolls a row to where it was on the screen; returns true if it is there already. */
function putBack({ list, virtual, keyOf, count }: Shown, { row, top }: KeptView): boolean {
  const index = Array.from({ length: count }, (_, at) => at).find((at) => keyOf(at) === row);
  if (index === undefined) return true;
  const drawn = rowsIn(list.current).find((each) => Number(each.dataset.index) === index);
  const start = drawn ? topOf(drawn) + scrollY : (virtual.getOffsetForIndex(index, 'start')?.[0] ?? 0);
  const to = Math.max(0, Math.round(start - top));
  if (Math.abs(to - scrollY) <= 1) return drawn !== undefined;
  scrollTo({ top: to, behavior: 'instant' });
  return scrollY !== to;
}

/** Returns true if the browser is at an entry of its history. */
function isAt(entry: string): boolean {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return (key ?? 'default') === entry;
}

/** Remembers the view whenever the page of the menu is left. */
function useRemembered({ list, keyOf }: Shown): void {
  const { key, pathname } = useLocation();
  // React empties the list's ref before it is left
  const now = useRef({ element: list.current, keyOf, key, pathname });
  useLayoutEffect(() => {
    now.current = { element: list.current, keyOf, key, pathname };
  });
  useLayoutEffect(() => {
    const keep = () => {
      const view = viewOf(now.current.element, now.current.keyOf);
      if (view !== undefined) views.set(`${now.current.key} ${now.current.pathname}`, view);
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      // a list may also make room for what was searched for
      if (!isAt(now.current.key)) keep();
    };
  }, []);
}

/**
 * Keeps the view of a menu that is returned to: the row that was first on the screen is put back to the pixel, whatever
 * the rows above it turn out to measure, until it stands or the reader scrolls. Returns a function that ends this.
 */
export function useKeptView(shown: Shown): () => void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const now = useRef(shown);
  const [ending] = useState(() => new AbortController());
  const [view] = useState(() => (isReturn ? views.get(`${key} ${pathname}`) : undefined));
  useRemembered(shown);
  useLayoutEffect(() => {
    now.current = shown;
  });
  useLayoutEffect(() => {
    if (view === undefined) return;
    const until = performance.now() + SETTLES;
    let frame = 0;
    let standing = 0;
    const settle = () => {
      if (ending.signal.aborted || performance.now() > until) return;
      standing = putBack(now.current, view) ? standing + 1 : 0;
      if (standing < STANDS) frame = requestAnimationFrame(settle);
    };
    settle();
    return () => cancelAnimationFrame(frame);
  }, [view, ending]);
  const [end] = useState(() => () => ending.abort());
  useEffect(() => {
    for (const type of OWN_SCROLLING) addEventListener(type, end, { passive: true, capture: true });
    return () => {
      for (const type of OWN_SCROLLING) removeEventListener(type, end, { capture: true });
    };
  }, [end]);
  return end;
}
