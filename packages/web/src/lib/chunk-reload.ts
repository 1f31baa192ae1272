import { retryUntilLoaded } from './retry-until-loaded.ts';

const KEY = 'comanda.chunkReload';
const ONCE_PER = 60_000;

/** Returns true if the page may reload for code that failed to load: once per 60 s (specification §8, general). */
export function mayReload(last: number | undefined, now: number): boolean {
  return last === undefined || Number.isNaN(last) || now - last >= ONCE_PER || now < last;
}

/** Returns true if the server answers; one that restarts would leave a reloaded page with the browser's error. */
function isServerUp(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Creates the guard that reloads the page when a module is gone from the server, as after an update. */
export function createChunkGuard() {
  let reloading: Promise<boolean> | undefined;
  const never = new Promise<never>(() => undefined);
  /** Reloads the page unless it did a moment ago, or nothing would answer; resolves to true if it does. */
  async function reload(): Promise<boolean> {
    const stored = sessionStorage.getItem(KEY);
    const now = Date.now();
    if (!mayReload(stored === null ? undefined : Number(stored), now)) return false;
    if (!(await isServerUp())) return false;
    sessionStorage.setItem(KEY, String(now));
    globalThis.location.reload();
    return true;
  }
  function reloads(): Promise<boolean> {
    reloading ??= reload().then((isReloading) => {
      // decided anew for the next module
      if (!isReloading) reloading = undefined;
      return isReloading;
    });
    return reloading;
  }
  return {
    watch(): void {
      globalThis.addEventListener('vite:preloadError', () => void reloads());
    },
    /** Resolves with the module; never settles if the page is reloading. */
    async loaded<Part>(load: () => Promise<Part>): Promise<Part> {
      try {
        return await load();
      } catch (error) {
        if (await reloading) return never;
        throw error;
      }
    },
    /** Loads a module that the page requires: reloads for it, and retries until it loads. */
    needed<Part>(load: () => Promise<Part>, wait?: (time: number) => Promise<void>): Promise<Part> {
      return retryUntilLoaded(async () => {
        try {
          return await load();
        } catch (error) {
          if (await reloads()) return never;
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
