import type { ChangeSet } from '@comanda/contract';
import { crossEdits, entityKey, type SetEdit } from '@comanda/domain';
import { fromJsonText, type Reads, type StoredChangeSet, statement } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { announcePublished } from './announce-published.ts';
import { editorOf, NOT_SCHEDULED, saveSet, type Unit } from './change-parts.ts';
import type { ChangedDocument } from './changed-documents.ts';
import type { CheckedAhead } from './check-ahead.ts';
import { announcePayees } from './payees.ts';
import { publishableSet } from './publishable-set.ts';
import { followTimeZones } from './schedule-set.ts';
import { readEditsOf, replaceEdits, type SetRow } from './set-rows.ts';
import { writeDocuments } from './write-documents.ts';

const lastNumber = statement<Record<never, never>>()((q) =>
  q
    .selectFrom('change_sets')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1),
);
/**
 * Publishes a set's edits in the unit of work (office B2.5): the rows are locked in order, the edits applied to what is
 * live and checked, each document written with its next version, other open sets crossed, audit and events written.
 * A check from before the lock is used if it is still good. Throws `checkFailed` with the problems, `forbidden`, or
 * `badRequest` for a set without edits.
 */
export async function publishSet(unit: Unit, row: SetRow, ahead?: CheckedAhead): Promise<ChangeSet> {
  const { tx, context, actor } = unit;
  const { edits, changed, written, published } = await publishableSet(unit, row, ahead);
  const now = instantNow(context.clock);
  await writeDocuments(tx, written);
  await replaceEdits(tx, row.id, { before: edits, after: published });
  await crossOthers(unit, row.id, published, changed);
  await followTimeZones(unit, changed);
  const number = ((await tx.first(lastNumber, {}))?.number ?? 0) + 1;
  const publishedBy = editorOf(actor) ?? fromJsonText<StoredChangeSet>(row.doc).scheduledBy;
  const { set } = await saveSet(unit, row, {
    status: 'published',
    slot: null,
    number: Number(number),
    due_at: null,
    published_at: now,
    more: { problems: undefined, ...NOT_SCHEDULED, ...(publishedBy !== undefined && { publishedBy }) },
  });
  await announcePublished(unit, set._id, changed);
  await announcePayees(unit, changed, publishedBy?.name);
  return set;
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
