import type { SetEdit } from '@comanda/domain';
import { statement } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Unit } from './change-parts.ts';
import { type ChangedDocument, changedDocuments } from './changed-documents.ts';
import { checkedStates } from './checked-states.ts';
import { readDocuments } from './documents.ts';
import { ensureMayEdit } from './rights.ts';
import { readEdits, type SetRow } from './set-rows.ts';

const lockShop = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('shops')
    .set((row) => ({ position: row.ref('position') }))
    .where('id', '=', p.id),
);

/** A set that may be published: its edits, and the documents as they would be. */
type PublishableSet = { readonly edits: readonly SetEdit[]; readonly changed: readonly ChangedDocument[] };

/**
 * Returns a set's edits applied to what is live, with the rows locked. Throws `checkFailed` with the problems,
 * `forbidden` unless the actor may make every edit, or `badRequest` for a set without edits.
 */
export async function publishableSet(unit: Unit, row: SetRow): Promise<PublishableSet> {
  const { tx, context } = unit;
  const edits = await readEdits(tx, row.id);
  if (edits.length === 0)
    throw new CodedError('badRequest', { problems: [{ field: 'edits', rule: 'minItems' }] });
  await lockShops(unit, edits);
  const documents = await readDocuments(tx, edits);
  await ensureMayEdit(unit, edits, documents);
  const { changed, gone } = changedDocuments(edits, documents, instantNow(context.clock));
  const problems = [...gone, ...(await checkedStates(unit, changed))];
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new CodedError('checkFailed', { problems: errors });
  return { edits, changed };
}

/** Locks the rows that other calls change besides: those of shops, in order. */
async function lockShops({ tx }: Unit, edits: readonly SetEdit[]): Promise<void> {
  const ids = edits.flatMap(({ list, entity }) => (list === 'shops' ? [entity] : []));
  for (const id of [...new Set(ids)].toSorted()) await tx.run(lockShop, { id });
}
