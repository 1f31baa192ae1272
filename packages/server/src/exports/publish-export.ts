import type { Publish } from '../outbox/index.ts';
import { type ExportRecord, presentExport } from './export-store.ts';

/** The place of events that are of no single shop. */
const ALL_SHOPS = 'all';

/** Tells owners of a change of an export. */
export function publishExport(record: ExportRecord, publish: Publish): void {
  const data = presentExport(record);
  publish({ topic: 'exports', event: 'patched', shop: ALL_SHOPS, id: record._id, data });
}

/** Tells owners that an export is gone. */
export function publishRemoved(record: ExportRecord, publish: Publish): void {
  const data = presentExport(record);
  publish({ topic: 'exports', event: 'removed', shop: ALL_SHOPS, id: record._id, data });
}
