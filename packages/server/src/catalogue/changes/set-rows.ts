import type { ChangeSet, ChangeSetEdit } from '@comanda/contract';
import { type EntityKey, entityKey, type SetEdit } from '@comanda/domain';
import type { Selectable } from 'kysely';
import {
  fromJsonText,
  type Reads,
  type StoredChangeSet,
  statement,
  type Tables,
  type Tx,
} from '../../db/index.ts';
import { CodedError, mapInSlices, noPause, type Pause } from '../../lib/index.ts';
import { type EditRow, toEdit, toRow } from './edit-rows.ts';

export type SetRow = Selectable<Tables['change_sets']>;

/** The slot of the organisation's open set. */
export const DRAFT_SLOT = 'draft';
/** The slot of the set that an import is filling. */
export const IMPORT_SLOT = 'import';
const ROWS_AT_ONCE = 500;

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('change_sets').selectAll().where('id', '=', p.id),
);
const bySlot = statement<{ slot: string }>()((q, p) =>
  q.selectFrom('change_sets').selectAll().where('slot', '=', p.slot),
);
const editsOf = statement<{ id: string }>()((q, p) =>
  q.selectFrom('change_set_edits').selectAll().where('change_set', '=', p.id).orderBy('position'),
);
const save = statement<Record<SavedColumn, string | null> & { version: number; number: number | null }>()(
  (q, p) =>
    q
      .updateTable('change_sets')
      .set({
        status: p.status as string,
        slot: p.slot,
        version: p.version,
        number: p.number,
        due_at: p.due_at,
        updated_at: p.updated_at as string,
        published_at: p.published_at,
        doc: p.doc as string,
      })
      .where('id', '=', p.id as string),
);
type SavedColumn = 'id' | 'status' | 'slot' | 'due_at' | 'updated_at' | 'published_at' | 'doc';

/** Reads a set by its id, or with `open` the organisation's open one; undefined without one. */
export async function readSet(read: Pick<Reads, 'first'>, id: string): Promise<SetRow | undefined> {
  return id === 'open' ? read.first(bySlot, { slot: DRAFT_SLOT }) : read.first(byId, { id });
}

/** Reads a set as `readSet` does. Throws `notFound` if there is none. */
export async function knownSet(read: Pick<Reads, 'first'>, id: string): Promise<SetRow> {
  const row = await readSet(read, id);
  if (row === undefined) throw new CodedError('notFound');
  return row;
}

/** Throws `changeSetMoved` unless a set is at the version that was seen. */
export function ensureVersion({ version }: SetRow, seen: number): void {
  if (version !== seen) throw new CodedError('changeSetMoved', { version });
}

/** Reads the set that an import is filling; undefined without one. */
export async function readImport(read: Pick<Reads, 'first'>): Promise<SetRow | undefined> {
  return read.first(bySlot, { slot: IMPORT_SLOT });
}

export async function insertSet(tx: Tx, row: SetRow): Promise<void> {
  await tx.insert('change_sets', [row]);
}

export async function updateSet(tx: Tx, row: SetRow): Promise<void> {
  const { created_at: _created, ...columns } = row;
  await tx.run(save, columns);
}

/** Reads a set's edits, in order. */
export async function readEdits(
  read: Pick<Reads, 'all'>,
  id: string,
  pause: Pause = noPause,
): Promise<readonly SetEdit[]> {
  const rows = await read.all(editsOf, { id });
  await pause();
  return mapInSlices(rows, { size: ROWS_AT_ONCE, pause }, (some) => some.map(toEdit));
}

/** Reads the edits that sets have of these documents, by set. */
export async function readEditsOf(
  read: Reads,
  sets: readonly string[],
  keys: readonly EntityKey[],
): Promise<ReadonlyMap<string, readonly SetEdit[]>> {
  if (sets.length === 0 || keys.length === 0) return new Map();
  const wanted = new Set(keys.map(entityKey));
  const ids = [...new Set(keys.map(({ entity }) => entity))];
  const found: EditRow[] = [];
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const some = ids.slice(at, at + ROWS_AT_ONCE);
    found.push(
      ...(await read.query((q) =>
        q
          .selectFrom('change_set_edits')
          .selectAll()
          .where('change_set', 'in', [...sets])
          .where('entity', 'in', some)
          .orderBy('position'),
      )),
    );
  }
  const edits = found.map((row) => ({ set: row.change_set, edit: toEdit(row) }));
  const own = edits.filter(({ edit }) => wanted.has(entityKey(edit)));
  return new Map(
    [...Map.groupBy(own, ({ set }) => set)].map(([set, group]) => [set, group.map(({ edit }) => edit)]),
  );
}

/** Replaces a set's edits of the documents that they concern; the new ones follow those that stay. */
export async function replaceEdits(
  tx: Tx,
  set: string,
  { before, after }: { readonly before: readonly SetEdit[]; readonly after: readonly SetEdit[] },
): Promise<void> {
  const known = new Set(before);
  const kept = new Set(after.filter((edit) => known.has(edit)));
  const gone = before.filter((edit) => !kept.has(edit));
  for (const { list, entity, path } of gone) await tx.write(removeEdit, { set, list, entity, path });
  const added = after.filter((edit) => !kept.has(edit));
  if (added.length === 0) return;
  const last = await tx.first(lastPosition, { set });
  const from = (last?.position ?? 0) + 1;
  for (let at = 0; at < added.length; at += ROWS_AT_ONCE) {
    const rows = added.slice(at, at + ROWS_AT_ONCE).map((edit, index) => toRow(set, from + at + index, edit));
    await tx.insert('change_set_edits', rows);
  }
}

const removeEdit = statement<{ set: string; list: string; entity: string; path: string }>()((q, p) =>
  q
    .deleteFrom('change_set_edits')
    .where('change_set', '=', p.set)
    .where('list', '=', p.list)
    .where('entity', '=', p.entity)
    .where('path', '=', p.path),
);
const lastPosition = statement<{ set: string }>()((q, p) =>
  q
    .selectFrom('change_set_edits')
    .select('position')
    .where('change_set', '=', p.set)
    .orderBy('position', 'desc')
    .limit(1),
);
const counted = statement<{ set: string }>()((q, p) =>
  q
    .selectFrom('change_set_edits')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.sum<number>('crossed').as('crossed')])
    .where('change_set', '=', p.set),
);

/** Counts a set's edits, and those that are crossed. */
export async function countEdits(
  read: Pick<Reads, 'first'>,
  set: string,
): Promise<Pick<ChangeSet, 'count' | 'crossed'>> {
  const row = await read.first(counted, { set });
  return { count: Number(row?.count ?? 0), crossed: Number(row?.crossed ?? 0) };
}

/** Returns a set as it is answered, without or with its edits. */
export function presentSet(row: SetRow, edits?: readonly ChangeSetEdit[]): ChangeSet {
  // the cast is sound: the column holds one of the statuses
  const status = row.status as ChangeSet['status'];
  return {
    _id: row.id,
    status,
    ...(row.slot === DRAFT_SLOT && { isDraft: true }),
    version: row.version,
    ...fromJsonText<StoredChangeSet>(row.doc),
    ...(edits !== undefined && { edits: [...edits] }),
    ...(row.published_at !== null && { publishedAt: row.published_at }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
