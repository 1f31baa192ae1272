import { createContext, useContext, useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

/** The clock of `useNow`; the server draws a page by its own. */
export const Clock = createContext(serverClock.now);

const monotonicNow = () => performance.now();

/**
 * Returns the server's time in epoch milliseconds, updated every `every` milliseconds and when the page becomes
 * visible. Until the page has connected it is the phone's.
 */
export function useNow(every: number): number {
  return useClock(every, useContext(Clock), serverClock.subscribe);
}

/** Returns the page's monotonic time (`performance.now()`) likewise, for measuring waits. */
export function useMonotonicNow(every: number): number {
  return useClock(every, monotonicNow);
}

type Subscribe = (listener: () => void) => () => void;

function useClock(every: number, read: () => number, subscribe?: Subscribe): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const tick = () => setNow(read());
    const timer = setInterval(tick, every);
    const stop = subscribe?.(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      stop?.();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every, read, subscribe]);
  return now;
}
