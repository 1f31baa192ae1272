import type { ChangeSet } from '@comanda/contract';
import { crossEdits, entityKey, inverseEdits, isSameValue, type SetEdit, valueAt } from '@comanda/domain';
import { type Reads, statement } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { announcePublished } from './announce-published.ts';
import { editorOf, saveSet, type Unit } from './change-parts.ts';
import { type ChangedDocument, changedDocuments } from './changed-documents.ts';
import { checkedStates } from './checked-states.ts';
import { readDocuments } from './documents.ts';
import { ensureMayEdit } from './rights.ts';
import { readEdits, readEditsOf, replaceEdits, type SetRow } from './set-rows.ts';
import { writeDocuments } from './write-documents.ts';

const lastNumber = statement<Record<never, never>>()((q) =>
  q
    .selectFrom('change_sets')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1),
);
const lockShop = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('shops')
    .set((row) => ({ position: row.ref('position') }))
    .where('id', '=', p.id),
);

/**
 * Publishes a set's edits in the unit of work (office B2.5): the rows are locked in order, the edits applied to what is
 * live and checked, each document written with its next version, other open sets crossed, audit and events written.
 * Throws `checkFailed` with the problems, `forbidden`, or `badRequest` for a set without edits.
 */
export async function publishSet(unit: Unit, row: SetRow): Promise<ChangeSet> {
  const { tx, context, actor } = unit;
  const edits = await readEdits(tx, row.id);
  if (edits.length === 0)
    throw new CodedError('badRequest', { problems: [{ field: 'edits', rule: 'minItems' }] });
  await lockShops(unit, edits);
  const documents = await readDocuments(tx, edits);
  await ensureMayEdit(unit, edits, documents);
  const now = instantNow(context.clock);
  const { changed, gone } = changedDocuments(edits, documents, now);
  const problems = [...gone, ...(await checkedStates(unit, changed))];
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new CodedError('checkFailed', { problems: errors });
  await writeDocuments(tx, changed);
  const published = changed.flatMap((document) => publishedEdits(document));
  await replaceEdits(tx, row.id, { before: edits, after: published });
  await crossOthers(unit, row.id, published, changed);
  const number = ((await tx.first(lastNumber, {}))?.number ?? 0) + 1;
  const publishedBy = editorOf(actor);
  const { set } = await saveSet(unit, row, {
    status: 'published',
    slot: null,
    number: Number(number),
    due_at: null,
    published_at: now,
    more: { problems: undefined, ...(publishedBy !== undefined && { publishedBy }) },
  });
  await announcePublished(unit, set._id, changed);
  return set;
}

/** Locks the rows that other calls change besides: those of shops, in order. */
async function lockShops({ tx }: Unit, edits: readonly SetEdit[]): Promise<void> {
  const ids = edits.flatMap(({ list, entity }) => (list === 'shops' ? [entity] : []));
  for (const id of [...new Set(ids)].toSorted()) await tx.run(lockShop, { id });
}

/** Returns edits that also lead back: with the order of lists, each with what it was and what it is now. */
function publishedEdits({ list, entity, before, after, edits }: ChangedDocument): readonly SetEdit[] {
  if (before === undefined) return edits;
  const back = inverseEdits({ list, entity }, edits, { before, after });
  return back.flatMap(({ path }) => {
    const was = valueAt(before, path);
    const value = valueAt(after, path);
    if (isSameValue(was, value)) return [];
    const source = edits.find((edit) => edit.path === path) ?? edits[0];
    const { by, at } = source ?? {};
    return [
      {
        list,
        entity,
        path,
        ...(was !== undefined && { was }),
        ...(value !== undefined && { value }),
        ...(by !== undefined && { by }),
        ...(at !== undefined && { at }),
      },
    ];
  });
}

/** Marks the edits of other sets whose paths were published (office B2.4). */
async function crossOthers(
  unit: Unit,
  published: string,
  edits: readonly SetEdit[],
  changed: readonly ChangedDocument[],
): Promise<void> {
  const { tx } = unit;
  const others = await otherSets(tx, published);
  const live = new Map(changed.map((document) => [entityKey(document), document.after]));
  const concerned = await readEditsOf(
    tx,
    others.map(({ id }) => id),
    changed,
  );
  for (const row of others) {
    const before = concerned.get(row.id) ?? [];
    const after = crossEdits(before, edits, (key) => live.get(entityKey(key)));
    if (after.length === before.length && after.every((edit, at) => edit === before[at])) continue;
    await replaceEdits(tx, row.id, { before, after });
    await saveSet(unit, row, {});
  }
}

async function otherSets(read: Reads, published: string): Promise<readonly SetRow[]> {
  return read.query((q) =>
    q
      .selectFrom('change_sets')
      .selectAll()
      .where('status', 'in', ['open', 'scheduled', 'blocked'])
      .where('id', '!=', published)
      .orderBy('id'),
  );
}
