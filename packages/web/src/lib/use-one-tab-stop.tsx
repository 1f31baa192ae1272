import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { oneTabStop } from './one-tab-stop.ts';

/** Returns true for an item on the screen that the top bar does not cover. */
const isSeen = (item: HTMLElement) => {
  const { top, bottom } = item.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (top + bottom) / 2 > Math.max(0, bar) && top < innerHeight;
};

/**
 * Makes a list one tab stop; the function it returns puts the focus guards around the list's items. With a selector of
 * rows, left and right stay with the controls of a row.
 */
export function useOneTabStop(
  list: RefObject<HTMLElement | null>,
  rows?: string,
): (items: ReactNode) => ReactNode {
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [from, to] = [before.current, after.current];
    if (list.current === null || from === null || to === null) return;
    return oneTabStop(list.current, { before: from, after: to, isSeen, rows });
  }, [list, rows]);
  return (items) => (
    <>
      <span ref={before} className="sr" tabIndex={-1} />
      {items}
      <span ref={after} className="sr" tabIndex={-1} />
    </>
  );
}
