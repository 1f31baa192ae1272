import { retryUntilLoaded } from './retry-until-loaded.ts';

const KEY = 'comanda.chunkReload';
const ONCE_PER = 60_000;

/** Returns true if the page may reload for code that failed to load: once per 60 s (specification §8, general). */
export function mayReload(last: number | undefined, now: number): boolean {
  return last === undefined || Number.isNaN(last) || now - last >= ONCE_PER || now < last;
}

/** Creates the guard that reloads the page when a module is gone from the server, as after an update. */
function createChunkGuard() {
  let isReloading = false;
  const never = new Promise<never>(() => undefined);
  /** Reloads the page unless it did a moment ago; returns true if it does. */
  function reloads(): boolean {
    // without a network a reload would lose the current page
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
    /** Resolves with the module; never settles if the page is reloading. */
    async loaded<Part>(load: () => Promise<Part>): Promise<Part> {
      try {
        return await load();
      } catch (error) {
        if (isReloading) return never;
        throw error;
      }
    },
    /** Loads a module that the page requires: reloads for it, and retries until it loads. */
    needed<Part>(load: () => Promise<Part>, wait?: (time: number) => Promise<void>): Promise<Part> {
      return retryUntilLoaded(async () => {
        try {
          return await load();
        } catch (error) {
          if (reloads()) return never;
          // code that throws by itself is reported, too
          globalThis.reportError?.(error);
          throw error;
        }
      }, wait);
    },
  };
}

/** The page's guard. */
export const chunks = createChunkGuard();
