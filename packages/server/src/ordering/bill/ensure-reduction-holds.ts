import type { Staff } from '@comanda/contract';
import { isLargerReduction, type ManualReduction, stepOf } from '@comanda/domain';
import { shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { cartLinesOf, type SessionRecord } from '../../sessions/index.ts';
import type { EnsurePermitted } from '../../till/permissions/index.ts';
import { reductionOf } from '../pricing/index.ts';

type Asking = {
  readonly actor: Actor;
  readonly ensurePermitted: EnsurePermitted;
};

/**
 * Throws unless the caller may leave a bill with the share that is taken off it by hand, where a change has made that
 * share larger: less of the bill is left under the same reduction (till T2.4). Returns who approved. Guests are asked to
 * call the staff (`askStaff`); the program itself may do it.
 */
export async function ensureReductionHolds(
  tx: Tx,
  context: CoreContext,
  { before, after }: { readonly before: SessionRecord; readonly after: SessionRecord },
  { actor, ensurePermitted }: Asking,
): Promise<Staff | undefined> {
  if (actor.kind === 'system') return undefined;
  const left = reductionOfRecord(context, after);
  if (left.takenOff === 0) return undefined;
  const step = stepOf(shopOf(context, after.session.shop));
  if (!isLargerReduction(left, reductionOfRecord(context, before), step)) return undefined;
  if (isSelfOrder(actor)) throw new CodedError('askStaff');
  return ensurePermitted(tx, { action: 'discount', reduction: left });
}

/** Returns what is taken off a bill by hand, at most all of it: a bill is never below 0. */
function reductionOfRecord(context: CoreContext, { session, lines }: SessionRecord): ManualReduction {
  if (lines.every(({ status }) => status === 'cancel')) return { takenOff: 0, subTotal: 0 };
  const { takenOff, subTotal } = reductionOf(
    context,
    shopOf(context, session.shop),
    session,
    cartLinesOf(lines),
  );
  return { takenOff: Math.min(takenOff, subTotal), subTotal };
}
