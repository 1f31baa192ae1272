import type { AssignBill, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { readStaff, worksIn } from '../../accounts/stores/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { type CoreContext, type Requester, staffShop } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { storeSession } from '../../ordering/bill/index.ts';
import { lockSession, transitionStatus, withSessionIdempotency } from '../../sessions/index.ts';
import { withPermissions } from '../../till/permissions/index.ts';

/**
 * Gives a bill to a waiter of the shop, who looks after it from then on; idempotent by request id (till T5.5). Throws
 * `sessionNotFound`, `sessionReadOnly`, or `badRequest` for somebody who serves no guests there.
 */
export async function assignBill(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: AssignBill,
  { actor, address }: Requester,
): Promise<TableSession> {
  const { requestId, approval, ...body } = call;
  const { session: entity } = call;
  const shop = staffShop(actor);
  const request = { actor, requestId, call: 'assign', body, session: entity };
  return withPermissions(context, guards, { actor, address, approval, entity }, (ensurePermitted) =>
    context.write((tx, publish) =>
      withSessionIdempotency(tx, context, request, async () => {
        const { session, lines } = await lockSession(tx, entity);
        if (session.shop !== shop) throw new CodedError('sessionNotFound');
        const approver = await ensurePermitted(tx, { action: 'transfer' });
        const status = transitionStatus(session.status, 'assign');
        const staff = await waiterOf(tx, shop, call.staff);
        const assigned = { ...session, status, staff, updatedAt: instantNow(context.clock) };
        const [before, after] = [{ staff: session.staff }, { staff }];
        const change = { shop, action: 'assignBill', entity, approver, before, after } as const;
        await writeAudit(tx, context, actor, change);
        return storeSession(tx, { session: assigned, lines }, publish);
      }),
    ),
  );
}

/** Returns the id of somebody who serves guests in the shop. Throws `badRequest`. */
async function waiterOf(tx: Tx, shop: string, id: string): Promise<string> {
  const person = await readStaff(tx, id);
  const isServing = person !== undefined && worksIn(person, shop) && person.role !== 'kitchen';
  if (!isServing) throw new CodedError('badRequest', { problems: [{ field: '/staff', rule: 'value' }] });
  return person._id;
}
