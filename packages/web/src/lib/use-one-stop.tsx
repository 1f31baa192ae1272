import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { oneStop } from './one-stop.ts';

/** The top bar covers what lies above. */
const isSeen = (item: HTMLElement) => {
  const { top, bottom } = item.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (top + bottom) / 2 > Math.max(0, bar) && top < innerHeight;
};

/** Makes a list one stop of the keyboard; `fence` goes round what stands in it. */
export function useOneStop(list: RefObject<HTMLElement | null>): (items: ReactNode) => ReactNode {
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [from, to] = [before.current, after.current];
    if (list.current === null || from === null || to === null) return;
    return oneStop(list.current, { before: from, after: to, isSeen });
  }, [list]);
  return (items) => (
    <>
      <span ref={before} className="sr" tabIndex={-1} />
      {items}
      <span ref={after} className="sr" tabIndex={-1} />
    </>
  );
}
