const DATABASE = 'comanda';
const STORE = 'catalogues';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const request = ask(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** Saves the last catalogue of a shop on the device; does nothing in private mode. */
export async function keepCatalogue(shop: string, catalogue: object): Promise<void> {
  await run('readwrite', (store) => store.put(catalogue, shop)).catch(() => undefined);
}

/** Returns the catalogue of a shop that was saved last, or null. */
export async function savedCatalogue(shop: string): Promise<unknown> {
  return run<unknown>('readonly', (store) => store.get(shop)).then(
    (found) => found ?? null,
    () => null,
  );
}
