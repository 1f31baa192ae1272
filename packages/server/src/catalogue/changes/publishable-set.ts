import type { SetEdit } from '@comanda/domain';
import { statement } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Unit } from './change-parts.ts';
import { type CheckedAhead, type CheckedSet, checkedSet, isCurrent } from './check-ahead.ts';
import { ensureImported } from './import-slot.ts';
import { ensurePayeeProof } from './payees.ts';
import { ensureMayEdit } from './rights.ts';
import { readEdits, type SetRow } from './set-rows.ts';

const lockShop = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('shops')
    .set((row) => ({ position: row.ref('position') }))
    .where('id', '=', p.id),
);

/**
 * Returns a set's edits applied to what is live, with the rows locked; a check from before the lock is used if it is
 * still good. Throws `checkFailed` with the problems, `forbidden` unless the actor may make every edit, `proofNeeded` where they say
 * where money goes and no password was just entered, `badRequest`
 * for a set without edits, or `jobRunning` for one that an import has not filled.
 */
export async function publishableSet(unit: Unit, row: SetRow, ahead?: CheckedAhead): Promise<CheckedSet> {
  const { tx, context } = unit;
  ensureImported(row);
  const edits = ahead?.version === row.version ? ahead.edits : await readEdits(tx, row.id);
  if (edits.length === 0)
    throw new CodedError('badRequest', { problems: [{ field: 'edits', rule: 'minItems' }] });
  await lockShops(unit, edits);
  const isGood = await isCurrent(tx, row, ahead);
  const checked =
    ahead !== undefined && isGood
      ? ahead
      : await checkedSet(tx, { id: row.id, now: instantNow(context.clock) });
  await ensureMayEdit(unit, edits, checked.documents);
  await ensurePayeeProof(unit, edits);
  const errors = checked.problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new CodedError('checkFailed', { problems: errors });
  return checked;
}

/** Locks the rows that other calls change besides: those of shops, in order. */
async function lockShops({ tx }: Unit, edits: readonly SetEdit[]): Promise<void> {
  const ids = edits.flatMap(({ list, entity }) => (list === 'shops' ? [entity] : []));
  for (const id of [...new Set(ids)].toSorted()) await tx.run(lockShop, { id });
}
