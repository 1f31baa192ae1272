import { createContext, useContext, useEffect, useState } from 'react';

/** The clock of `useNow`; the server draws a page by its own. */
export const Clock = createContext(() => Date.now());

const monotonicNow = () => performance.now();

/** Returns the time in epoch milliseconds, updated every `every` milliseconds and when the page becomes visible. */
export function useNow(every: number): number {
  return useClock(every, useContext(Clock));
}

/** Returns the page's monotonic time (`performance.now()`) likewise, for measuring waits. */
export function useMonotonicNow(every: number): number {
  return useClock(every, monotonicNow);
}

function useClock(every: number, read: () => number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const tick = () => setNow(read());
    const timer = setInterval(tick, every);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every, read]);
  return now;
}
