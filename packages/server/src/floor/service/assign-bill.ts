import type { AssignBill, TableSession } from '@comanda/contract';
import { hasDuty } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { readStaff, worksIn } from '../../accounts/stores/index.ts';
import type { CoreContext, Requester } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { changeByHand, saveBill } from '../../ordering/bill/index.ts';

/**
 * Gives a bill to a waiter of the shop, who looks after it from then on; idempotent by request id (till T5.5). Throws
 * `sessionNotFound`, `sessionReadOnly`, or `badRequest` for somebody who serves no guests there.
 */
export async function assignBill(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: AssignBill,
  requester: Requester,
): Promise<TableSession> {
  return changeByHand(context, guards, 'assign', call, requester, async ({ session, lines }, parts) => {
    const { tx, ensurePermitted } = parts;
    const approver = await ensurePermitted(tx, { action: 'transfer' });
    const staff = await waiterOf(tx, session.shop, call.staff);
    const record = { session: { ...session, staff, updatedAt: instantNow(context.clock) }, lines };
    await saveBill(tx, record.session);
    return {
      record,
      audit: { action: 'assignBill', approver, before: { staff: session.staff }, after: { staff } },
    };
  });
}

/** Returns the id of somebody who serves guests in the shop. Throws `badRequest`. */
async function waiterOf(tx: Tx, shop: string, id: string): Promise<string> {
  const person = await readStaff(tx, id);
  const isServing = person !== undefined && worksIn(person, shop) && hasDuty(person.role, 'serve');
  if (!isServing) throw new CodedError('badRequest', { problems: [{ field: '/staff', rule: 'value' }] });
  return person._id;
}
