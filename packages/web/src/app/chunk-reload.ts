const KEY = 'comanda.chunkReload';
const ONCE_PER = 60_000;

/** Whether the page may reload again for code that did not load: once per 60 s (specification §8, general). */
export function mayReload(last: number | undefined, now: number): boolean {
  return last === undefined || Number.isNaN(last) || now - last >= ONCE_PER || now < last;
}

/** Reloads when a part of the program is gone from the server, as after an update. */
function createChunkGuard() {
  let isReloading = false;
  return {
    watch(): void {
      globalThis.addEventListener('vite:preloadError', (event) => {
        // without a network a reload would lose the page that is shown
        if (!navigator.onLine) return;
        const stored = sessionStorage.getItem(KEY);
        const now = Date.now();
        if (!mayReload(stored === null ? undefined : Number(stored), now)) return;
        event.preventDefault();
        sessionStorage.setItem(KEY, String(now));
        isReloading = true;
        globalThis.location.reload();
      });
    },
    /** What was loaded, or nothing ever more where the page reloads for it: the next page shows it. */
    async loaded<Part>(load: () => Promise<Part>): Promise<Part> {
      try {
        return await load();
      } catch (error) {
        if (isReloading) return new Promise<never>(() => undefined);
        throw error;
      }
    },
  };
}

/** The guard of this page. */
export const chunks = createChunkGuard();
