import type { DataExport } from '@comanda/contract';
import type { Selectable } from 'kysely';
import {
  fromJsonText,
  type Reads,
  type StoredExport,
  statement,
  type Tables,
  type Tx,
  toJsonText,
} from '../db/index.ts';

const COLUMNS = ['id', 'status', 'version', 'created_at', 'updated_at', 'expires_at', 'doc'] as const;
type Row = Pick<Selectable<Tables['exports']>, (typeof COLUMNS)[number]>;

const all = statement<Record<never, never>>()((q) => q.selectFrom('exports').select(COLUMNS).orderBy('id'));
const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('exports').select(COLUMNS).where('id', '=', p.id),
);
const unfinished = statement<Record<never, never>>()((q) =>
  q.selectFrom('exports').select(COLUMNS).where('status', 'in', ['waiting', 'running']).orderBy('id'),
);
const remove = statement<{ id: string }>()((q, p) =>
  q.deleteFrom('exports').where('id', '=', p.id).returning(COLUMNS),
);
const change = statement<{
  id: string;
  was: number;
  status: string;
  version: number;
  updatedAt: string;
  expiresAt: string | null;
  doc: string;
}>()((q, p) =>
  q
    .updateTable('exports')
    .set({
      status: p.status,
      version: p.version,
      updated_at: p.updatedAt,
      expires_at: p.expiresAt,
      doc: p.doc,
    })
    .where('id', '=', p.id)
    .where('version', '=', p.was),
);

/** An export as it is stored. */
export type ExportRecord = DataExport & Pick<StoredExport, 'tries'> & { readonly updatedAt: string };

export async function allExports(read: Pick<Reads, 'all'>): Promise<readonly ExportRecord[]> {
  return (await read.all(all, {})).map(recordOf);
}

export async function readExport(read: Pick<Reads, 'first'>, id: string): Promise<ExportRecord | undefined> {
  const row = await read.first(byId, { id });
  return row && recordOf(row);
}

/** Returns the exports that wait or are being written, the oldest first. */
export async function unfinishedExports(read: Pick<Reads, 'all'>): Promise<readonly ExportRecord[]> {
  return (await read.all(unfinished, {})).map(recordOf);
}

export async function addExport(tx: Tx, record: ExportRecord): Promise<void> {
  const { updated_at, expires_at, ...row } = rowOf(record);
  await tx.insert('exports', [
    { id: record._id, created_at: record.createdAt, updated_at, expires_at, ...row },
  ]);
}

/** Changes an export unless it was changed or removed since it was read; returns it as changed, else undefined. */
export async function saveExport(
  tx: Tx,
  before: ExportRecord,
  changes: Partial<ExportRecord>,
): Promise<ExportRecord | undefined> {
  const record = { ...before, ...changes, version: before.version + 1 };
  const { status, version, updated_at: updatedAt, expires_at: expiresAt, doc } = rowOf(record);
  const row = { id: record._id, was: before.version, status, version, updatedAt, expiresAt, doc };
  return (await tx.run(change, row)) === 1 ? record : undefined;
}

export async function removeExport(tx: Tx, id: string): Promise<ExportRecord | undefined> {
  const row = await tx.first(remove, { id });
  return row && recordOf(row);
}

/** Returns an export without what only nodes need. */
export function presentExport({ tries: _tries, updatedAt: _updatedAt, ...shown }: ExportRecord): DataExport {
  return shown;
}

function rowOf({
  status,
  version,
  updatedAt,
  expiresAt,
  progress,
  createdBy,
  finishedAt,
  bytes,
  tries,
}: ExportRecord) {
  const stored: StoredExport = {
    progress,
    createdBy,
    tries,
    ...(finishedAt !== undefined && { finishedAt }),
    ...(bytes !== undefined && { bytes }),
  };
  return { status, version, updated_at: updatedAt, expires_at: expiresAt ?? null, doc: toJsonText(stored) };
}

function recordOf(row: Row): ExportRecord {
  const { id, status, version, created_at, updated_at, expires_at, doc } = row;
  return {
    ...fromJsonText(doc),
    _id: id,
    // the cast is sound: only statuses are written
    status: status as DataExport['status'],
    version,
    createdAt: created_at,
    updatedAt: updated_at,
    ...(expires_at !== null && { expiresAt: expires_at }),
  };
}
