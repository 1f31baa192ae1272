/** Difference in milliseconds up to which the phone's clock is taken as right: an answer may be that slow. */
const TOLERANCE_MS = 30_000;

/** Creates a clock that follows the server's where the phone's own is wrong. */
export function createServerClock(phoneNow: () => number = Date.now) {
  let aheadMs = 0;
  const listeners = new Set<() => void>();
  return {
    /** Returns the present time in epoch milliseconds. */
    now: () => phoneNow() + aheadMs,
    /** Takes over the server's time, epoch milliseconds, as it has just arrived. */
    set(serverNow: number): void {
      const ahead = serverNow - phoneNow();
      const next = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
      if (next === aheadMs) return;
      aheadMs = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's clock, set by its connection. */
export const serverClock = createServerClock();
