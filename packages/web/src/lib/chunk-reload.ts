import { retryUntilLoaded } from './retry-until-loaded.ts';

const KEY = 'comanda.chunkReload';
const ONCE_PER = 60_000;

/** Whether the page may reload again for code that did not load: once per 60 s (specification §8, general). */
export function mayReload(last: number | undefined, now: number): boolean {
  return last === undefined || Number.isNaN(last) || now - last >= ONCE_PER || now < last;
}

/** Reloads when a part of the program is gone from the server, as after an update. */
function createChunkGuard() {
  let isReloading = false;
  const never = new Promise<never>(() => undefined);
  /** Reloads the page unless it did a moment ago; whether it does. */
  function reloads(): boolean {
    // without a network a reload would lose the page that is shown
    if (!navigator.onLine) return false;
    const stored = sessionStorage.getItem(KEY);
    const now = Date.now();
    if (!mayReload(stored === null ? undefined : Number(stored), now)) return false;
    sessionStorage.setItem(KEY, String(now));
    isReloading = true;
    globalThis.location.reload();
    return true;
  }
  return {
    watch(): void {
      globalThis.addEventListener('vite:preloadError', (event) => {
        if (reloads()) event.preventDefault();
      });
    },
    /** What was loaded, or nothing ever more where the page reloads for it: the next page shows it. */
    async loaded<Part>(load: () => Promise<Part>): Promise<Part> {
      try {
        return await load();
      } catch (error) {
        if (isReloading) return never;
        throw error;
      }
    },
    /** Runs a part that the page is nothing without: reloads for it, and asks again until it comes. */
    needed<Part>(load: () => Promise<Part>, wait?: (time: number) => Promise<void>): Promise<Part> {
      return retryUntilLoaded(async () => {
        try {
          return await load();
        } catch (error) {
          if (reloads()) return never;
          // a program that fails by itself is told, not only asked for again
          globalThis.reportError?.(error);
          throw error;
        }
      }, wait);
    },
  };
}

/** The guard of this page. */
export const chunks = createChunkGuard();
