import type { MenuLists } from '../plan/index.ts';
import { createImportWorker } from './import-worker-client.ts';

/** Returns the menu of these lists as CSV of ours (office B8.3), made in a worker of its own. */
export async function menuCsv(lists: MenuLists): Promise<Uint8Array<ArrayBuffer>> {
  const worker = createImportWorker();
  try {
    return await worker.ask<'export'>({ kind: 'export', lists, format: 'csv' });
  } finally {
    worker.end();
  }
}
