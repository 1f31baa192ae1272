import { retryUntilLoaded } from './retry-until-loaded.ts';

const KEY = 'comanda.chunkReload';
const ONCE_PER = 60_000;
/** Milliseconds until a page's code that is on the server is loaded again: at once, then a moment later. */
const RETRY_MS = [0, 1000];
/** The server's answer about code that failed to load; `unknown` without an answer. */
type Found = 'gone' | 'there' | 'unknown';

/** Returns true if the page may reload for code that failed to load: once per 60 s (specification §8, general). */
export function mayReload(last: number | undefined, now: number): boolean {
  return last === undefined || Number.isNaN(last) || now - last >= ONCE_PER || now < last;
}

/** Returns the file of a failed load: the one that the browser names, else that which names all others of this build. */
function fileOf(error: unknown): string | undefined {
  const [named] = /[^\s"']*\/assets\/[^\s"']+/.exec(String(error)) ?? [];
  return named ?? [...document.querySelectorAll<HTMLLinkElement>('[data-program]')].at(-1)?.href;
}

/** Asks the server for the very file: it may be there, and only the network was not. */
async function find(error: unknown): Promise<Found> {
  const file = fileOf(error);
  if (file === undefined) return 'unknown';
  try {
    const { ok, status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) return 'gone';
    if (!ok) return 'unknown';
    return /script|css/.test(headers.get('content-type') ?? '') ? 'there' : 'gone';
  } catch {
    return 'unknown';
  }
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Creates the guard that reloads the page when a module is gone from the server, as after an update. */
export function createChunkGuard() {
  const never = new Promise<never>(() => undefined);
  const outcomes = new WeakMap<object, Promise<Found | 'reloading'>>();
  let isReloading = false;
  /** Reloads the page if the file is gone, unless it did a moment ago. */
  async function decide(error: unknown): Promise<Found | 'reloading'> {
    const found = await find(error);
    if (found !== 'gone' || isReloading) return isReloading ? 'reloading' : found;
    const stored = sessionStorage.getItem(KEY);
    const now = Date.now();
    if (!mayReload(stored === null ? undefined : Number(stored), now)) return found;
    isReloading = true;
    sessionStorage.setItem(KEY, String(now));
    globalThis.location.reload();
    return 'reloading';
  }
  /** Decides once for each failure, which the browser's event and the caller both tell of. */
  function decided(error: unknown): Promise<Found | 'reloading'> {
    const key = Object(error);
    const outcome = outcomes.get(key) ?? decide(error);
    outcomes.set(key, outcome);
    return outcome;
  }
  /** Resolves with the module, loaded again where it is on the server; never settles if the page is reloading. */
  async function loaded<Part>(
    load: () => Promise<Part>,
    wait = pause,
    [time, ...later]: readonly number[] = RETRY_MS,
  ): Promise<Part> {
    try {
      return await load();
    } catch (error) {
      const outcome = await decided(error);
      if (outcome === 'reloading') return never;
      if (outcome !== 'there' || time === undefined) throw error;
      await wait(time);
      return loaded(load, wait, later);
    }
  }
  return {
    watch(): void {
      globalThis.addEventListener('vite:preloadError', (event) => void decided(event.payload));
    },
    loaded,
    /** Loads a module that the page requires: reloads for it, and retries until it loads. */
    needed<Part>(load: () => Promise<Part>, wait?: (time: number) => Promise<void>): Promise<Part> {
      return retryUntilLoaded(async () => {
        try {
          return await load();
        } catch (error) {
          if ((await decided(error)) === 'reloading') return never;
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
