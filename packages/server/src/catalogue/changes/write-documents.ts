import { inSchemaOrder } from '@comanda/contract';
import { ARCHIVED_AT, type ChangeList } from '@comanda/domain';
import { type Reads, statement, type Tx, toJsonText } from '../../db/index.ts';
import { mapInSlices, type Pause } from '../../lib/index.ts';
import { CATALOGUE_TABLES } from '../index.ts';
import type { ChangedDocument } from './changed-documents.ts';

type Given = { id: string; doc: string; version: number; code: string | null; archivedAt: string | null };

/** Documents whose text is made without a pause. */
const MADE_AT_ONCE = 100;
const SAVES = Object.fromEntries(
  Object.entries(CATALOGUE_TABLES).map(([list, table]) => [
    list,
    statement<Given>()((q, p) =>
      q
        .updateTable(table)
        .set({ doc: p.doc, version: p.version, code: p.code, archived_at: p.archivedAt })
        .where('id', '=', p.id),
    ),
  ]),
);

/** A document as it is to be written, with its next version. */
export type WrittenDocument = { readonly list: ChangeList; readonly isNew: boolean; readonly given: Given };

/** Returns documents as their rows are to be written: made before anything is locked, the unit of work is short. */
export function writtenDocuments(
  changed: readonly ChangedDocument[],
  pause: Pause,
): Promise<readonly WrittenDocument[]> {
  return mapInSlices(changed, { size: MADE_AT_ONCE, pause }, (some) => some.map(writtenDocument));
}

function writtenDocument({ list, entity, before, after, version }: ChangedDocument): WrittenDocument {
  // what goes back to before it was made is archived: nothing is deleted
  const { [ARCHIVED_AT]: archivedAt, ...fields } = after ?? before ?? {};
  const given: Given = {
    id: entity,
    doc: toJsonText(inSchemaOrder(list, fields)),
    version: version + 1,
    code: list === 'products' && typeof fields.code === 'string' ? fields.code : null,
    archivedAt: typeof archivedAt === 'string' ? archivedAt : null,
  };
  return { list, isNew: before === undefined, given };
}

/** Writes documents as they are after their edits; new ones at the end of their list. */
export async function writeDocuments(tx: Tx, written: readonly WrittenDocument[]): Promise<void> {
  const positions = new Map<ChangeList, number>();
  for (const { list, isNew, given } of written) {
    const save = SAVES[list];
    if (!isNew && save !== undefined) await tx.write(save, given);
    else {
      const position = positions.get(list) ?? (await nextPosition(tx, list));
      positions.set(list, position + 1);
      const { archivedAt: archived_at, ...columns } = given;
      await tx.insert(CATALOGUE_TABLES[list], [{ ...columns, archived_at, position }]);
    }
  }
}

async function nextPosition(read: Reads, list: ChangeList): Promise<number> {
  const [last] = await read.query((q) =>
    q.selectFrom(CATALOGUE_TABLES[list]).select('position').orderBy('position', 'desc').limit(1),
  );
  return (last?.position ?? -1) + 1;
}
