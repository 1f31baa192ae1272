const KEY = 'comanda.chunkReload';
const ONCE_PER = 60_000;

/** Whether the page may reload again for code that did not load: once per 60 s (specification §8, general). */
export function mayReload(last: number | undefined, now: number): boolean {
  return last === undefined || Number.isNaN(last) || now - last >= ONCE_PER || now < last;
}

/** Reloads when a part of the program is gone from the server, as after an update. */
export function watchChunks(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    // without a network a reload would lose the page that is shown
    if (!navigator.onLine) return;
    const stored = sessionStorage.getItem(KEY);
    const now = Date.now();
    if (!mayReload(stored === null ? undefined : Number(stored), now)) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(now));
    globalThis.location.reload();
  });
}
