/** Name in session storage of the version that was loaded last: one that does not come is not loaded for ever. */
const LOADED = 'comanda.loadedVersion';
/** Milliseconds that the newer program may take to be stored on the device. */
const STORED_WITHIN_MS = 60_000;

/** Returns the version of the server; undefined while it does not answer. */
export async function versionOfServer(): Promise<string | undefined> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    const { version } = await answer.json();
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if a page should be loaded anew for a version of the server, which it tries once. */
export function isToLoad(server: string | undefined, own: string): server is string {
  return server !== undefined && server !== own && sessionStorage.getItem(LOADED) !== server;
}

/** Loads the page anew in a version; a program stored on the device is replaced first. */
export async function loadNewVersion(version: string): Promise<void> {
  sessionStorage.setItem(LOADED, version);
  await replaceStoredProgram().catch(() => undefined);
  location.reload();
}

/** Has the service worker fetch the newer program and hand over to it; resolves at once where there is none. */
async function replaceStoredProgram(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  if (worker === null) return;
  const taken = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, STORED_WITHIN_MS);
  });
  const handOver = () => worker.state === 'installed' && worker.postMessage({ type: 'SKIP_WAITING' });
  worker.addEventListener('statechange', handOver);
  handOver();
  await taken;
}
