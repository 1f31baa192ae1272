import { MINUTE_MS } from '@comanda/domain';
import { fromJsonText, type StoredChangeSet } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { saveSet, type Unit } from './change-parts.ts';
import { IMPORT_SLOT, readImport, type SetRow } from './set-rows.ts';

/** Time after its last call for which an import keeps others out; it may go on after that, too. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Frees the slot of the import for a new one (office B8.2). Throws `jobRunning` with its name and `by` while another is being
 * made; one that was left is kept as a set beside the open one.
 */
export async function freeImportSlot(unit: Unit): Promise<void> {
  const running = await readImport(unit.tx);
  if (running === undefined) return;
  const { name, createdBy } = fromJsonText<StoredChangeSet>(running.doc);
  const isAlive = unit.context.clock.now() - Date.parse(running.updated_at) < LEASE_MS;
  if (isAlive) throw new CodedError('jobRunning', { changeSet: running.id, name, by: createdBy?.name });
  await saveSet(unit, running, { slot: null });
}

/** Returns what a further call of edits makes of an import's set: with the last one it is complete. */
export function importedPart(row: SetRow): Partial<Pick<SetRow, 'slot'>> & {
  readonly more: Pick<StoredChangeSet, 'importing'>;
} {
  const { importing } = fromJsonText<StoredChangeSet>(row.doc);
  if (importing === undefined) return { more: {} };
  const sent = importing.sent + 1;
  if (sent < importing.parts) return { more: { importing: { ...importing, sent } } };
  return { ...(row.slot === IMPORT_SLOT && { slot: null }), more: { importing: undefined } };
}

/** Throws `jobRunning` for a set that an import has not filled yet: half of one is never published. */
export function ensureImported({ id, doc }: SetRow): void {
  const { importing, name, createdBy } = fromJsonText<StoredChangeSet>(doc);
  if (importing !== undefined)
    throw new CodedError('jobRunning', { changeSet: id, name, by: createdBy?.name });
}
