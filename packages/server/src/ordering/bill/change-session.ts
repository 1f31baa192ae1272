import type { ChangeSection, TableSession, UpdatePayment } from '@comanda/contract';
import { sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, actorIn, type Workshop } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import type { Tell } from '../../outbox/index.ts';
import { ensureNothingPending } from '../../payments/attempts/index.ts';
import {
  cartLinesOf,
  ensureHolder,
  lockSession,
  movedStatus,
  type SessionRecord,
} from '../../sessions/index.ts';
import { keptTerms, priceSession, withBill } from '../pricing/index.ts';
import { closeBill } from './close-bill.ts';
import { ensureNoChangeDue } from './ensure-no-change-due.ts';
import { storeSession } from './store-session.ts';

type Call = { readonly session: string; readonly restoreKey?: string };
type Change = (tx: Tx, record: SessionRecord, tell: Tell) => Promise<StoredSession>;

/**
 * The session moved to another section, whose surcharge and seat charge now hold for all of the bill. Throws
 * `paymentNotPossible` while it is being paid, `wouldOverpay` where more is paid than it would come to.
 */
export async function changeSection(
  workshop: Workshop,
  call: ChangeSection,
  actor: Actor,
): Promise<TableSession> {
  return changeSession(workshop, call, actor, async (tx, { session, lines }) => {
    movedStatus(session.status, 'changeSection');
    await ensureNothingPending(tx, session._id);
    const shop = shopOf(workshop, session.shop);
    const { type, section: current } = session;
    const acting = actorIn(session.shop, actor);
    const section = sectionFor(workshop, shop, { type, wanted: call.section, current }, acting);
    if (lines.length === 0) return { ...session, section };
    const terms = keptTerms(workshop, shop, { ...session, section }, [], session.terms?.user);
    const moved = { ...session, section, terms };
    const bill = priceSession(workshop, shop, moved, cartLinesOf(lines));
    ensureNoChangeDue(session.bill, bill);
    return withBill(moved, bill);
  });
}

/**
 * The guest asks for the bill (`toPay`; `done` at once when nothing is left to pay), or goes back to ordering
 * (`ongoing`).
 */
export async function updatePayment(
  workshop: Workshop,
  call: UpdatePayment,
  actor: Actor,
): Promise<TableSession> {
  const event = call.status === 'ongoing' ? 'backToOrdering' : 'askForBill';
  return changeSession(workshop, call, actor, async (tx, { session }, tell) => {
    const moved = { ...session, status: movedStatus(session.status, event) };
    if (event === 'askForBill') {
      if (session.placements === 0) throw new CodedError('paymentNotPossible');
      const isSettled = session.bill.outstanding <= 0;
      return isSettled ? closeBill(tx, workshop, moved, instantNow(workshop.clock), tell) : moved;
    }
    if (session.status !== moved.status) await ensureNothingPending(tx, session._id);
    return moved;
  });
}

/** Changes a session for who holds it, and tells those who follow it. */
export async function changeSession(
  workshop: Workshop,
  call: Call,
  actor: Actor,
  change: Change,
): Promise<TableSession> {
  return workshop.write(async (tx, tell) => {
    const before = await lockSession(tx, call.session);
    const { lines } = before;
    await ensureHolder(tx, before.session, call.restoreKey, actor);
    const session = { ...(await change(tx, before, tell)), updatedAt: instantNow(workshop.clock) };
    return storeSession(tx, { session, lines }, tell);
  });
}
