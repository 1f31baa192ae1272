import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isHistoryVisit } from '../lib/history-visit.ts';
import { type Entry, readScrollPlaces, staysPut } from './scroll-places.ts';

/** Milliseconds in which a page returned to may grow to its former length. */
const MAX_WAIT = 5000;
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a position once the page is long enough, unless the guest scrolls first; returns the function that stops it. */
function reach(top: number, onDone: () => void): () => void {
  const go = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) <= 1) stop();
  };
  const observer = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), MAX_WAIT);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const touch of TOUCHES) removeEventListener(touch, stop);
    onDone();
  };
  for (const touch of TOUCHES) addEventListener(touch, stop, { passive: true });
  observer.observe(document.body);
  go();
  return stop;
}

/** Scroll restoration: a new page begins at its top, one returned to where it was left; under a dialog it stays. */
export function ScrollPlace(): null {
  const { key, pathname, search, state } = useLocation();
  const action = useNavigationType();
  const [places] = useState(() => readScrollPlaces(!isHistoryVisit()));
  const shown = useRef<Entry>(undefined);
  const reaching = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const entry = { key, pathname, search, state };
    const before = shown.current;
    if (before?.key === key && before.pathname === pathname) return;
    shown.current = entry;
    reaching.current?.();
    const place = places.get(entry);
    if (before === undefined || action === 'POP') {
      const top = place ?? (before === undefined || staysPut(before, entry, true) ? scrollY : 0);
      if (top === scrollY) return;
      let isOver = false;
      const stop = reach(top, () => {
        isOver = true;
        reaching.current = undefined;
      });
      if (!isOver) reaching.current = stop;
      return;
    }
    if (!staysPut(before, entry, action === 'REPLACE')) scrollTo({ top: 0, behavior: 'instant' });
    places.set(entry, scrollY);
  }, [key, pathname, search, state, action, places]);

  useEffect(() => {
    const onScroll = () => {
      if (shown.current !== undefined && reaching.current === undefined) places.set(shown.current, scrollY);
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', places.keep);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', places.keep);
    };
  }, [places]);
  return null;
}
