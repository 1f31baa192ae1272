import type { ChangeSection, TableSession, UpdatePayment } from '@comanda/contract';
import { sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorInShop, type CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { ensureNoPendingPayments } from '../../payments/attempts/index.ts';
import {
  cartLinesOf,
  ensureSessionAccess,
  lockSession,
  type SessionRecord,
  transitionStatus,
} from '../../sessions/index.ts';
import { frozenTerms, priceSession, withBill } from '../pricing/index.ts';
import { closeBill } from './close-bill.ts';
import { ensureNoChangeDue } from './ensure-no-change-due.ts';
import { storeSession } from './store-session.ts';

type Call = { readonly session: string; readonly restoreKey?: string };
type Change = (tx: Tx, record: SessionRecord, publish: Publish) => Promise<StoredSession>;

/**
 * Moves a session to another section and reprices the whole bill with its surcharge and seat charge. Throws
 * `paymentNotPossible` while it is being paid, `wouldOverpay` if more has been paid than it would come to.
 */
export async function changeSection(
  context: CoreContext,
  call: ChangeSection,
  actor: Actor,
): Promise<TableSession> {
  return changeSession(context, call, actor, async (tx, { session, lines }) => {
    transitionStatus(session.status, 'changeSection');
    await ensureNoPendingPayments(tx, session._id);
    const shop = shopOf(context, session.shop);
    const { type, section: current } = session;
    const acting = actorInShop(session.shop, actor);
    const section = sectionFor(context, shop, { type, wanted: call.section, current }, acting);
    if (lines.length === 0) return { ...session, section };
    const terms = frozenTerms(context, shop, { ...session, section }, [], session.terms?.user);
    const moved = { ...session, section, terms };
    const bill = priceSession(context, shop, moved, cartLinesOf(lines));
    ensureNoChangeDue(session.bill, bill);
    return withBill(moved, bill);
  });
}

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
