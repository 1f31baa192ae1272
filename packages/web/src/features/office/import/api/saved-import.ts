import type { Edit } from '@comanda/domain';

const DATABASE = 'comanda-import';
const STORE = 'imports';
const KEY = 'current';

/** An import that was begun on this device: what it still has to send, kept until it is done (office B8.2). */
export type SavedImport = {
  readonly importId: string;
  /** The name of its change set, and its id once it is made. */
  readonly name: string;
  readonly changeSet?: string;
  readonly batches: readonly (readonly Edit[])[];
  /** Number of batches that the server has, and of edits that it left out. */
  readonly sent: number;
  readonly skipped: number;
};

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

/** Storage of the import that is on its way; in private mode a reload ends it instead. */
export const savedImport = {
  read: () => run<SavedImport | undefined>('readonly', (store) => store.get(KEY)).catch(() => undefined),
  write: async (saved: SavedImport) => {
    await run('readwrite', (store) => store.put(saved, KEY)).catch(() => undefined);
  },
  clear: async () => {
    await run('readwrite', (store) => store.delete(KEY)).catch(() => undefined);
  },
};
export type ImportStorage = typeof savedImport;
