import type { TableSession, UpdatePayment } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import {
  ensureSessionAccess,
  lockSession,
  type SessionRecord,
  transitionStatus,
} from '../../sessions/index.ts';
import { closeBill } from './close-bill.ts';
import { storeSession } from './store-session.ts';

type Call = { readonly session: string; readonly restoreKey?: string };
type Change = (tx: Tx, record: SessionRecord, publish: Publish) => Promise<StoredSession>;

/**
 * Asks for the bill (`toPay`, or `done` at once if nothing is outstanding), or goes back to ordering (`ongoing`).
 * Throws `paymentNotPossible` before the first order.
 */
export async function updatePayment(
  context: CoreContext,
  call: UpdatePayment,
  actor: Actor,
): Promise<TableSession> {
  const event = call.status === 'ongoing' ? 'backToOrdering' : 'askForBill';
  return changeSession(context, call, actor, async (tx, { session }, publish) => {
    const moved = { ...session, status: transitionStatus(session.status, event) };
    if (event === 'askForBill') {
      if (session.placements === 0) throw new CodedError('paymentNotPossible');
      const isSettled = session.bill.outstanding <= 0;
      return isSettled ? closeBill(tx, context, moved, instantNow(context.clock), publish) : moved;
    }
    return moved;
  });
}

/** Locks a session, checks access, applies `change`, then stores and publishes the result. */
export async function changeSession(
  context: CoreContext,
  call: Call,
  actor: Actor,
  change: Change,
): Promise<TableSession> {
  return context.write(async (tx, publish) => {
    const before = await lockSession(tx, call.session);
    const { lines } = before;
    await ensureSessionAccess(tx, before.session, call.restoreKey, actor);
    const session = { ...(await change(tx, before, publish)), updatedAt: instantNow(context.clock) };
    return storeSession(tx, { session, lines }, publish);
  });
}
