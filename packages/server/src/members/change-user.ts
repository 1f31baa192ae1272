import type { ChangeUser, SessionDiscount, TableSession } from '@comanda/contract';
import { couponsForUser, type SessionCoupon } from '@comanda/domain';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import { readUser, readUserBy } from '../accounts/stores/index.ts';
import { writeAudit } from '../audit/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import { ensureMemberSystem } from '../catalogue/index.ts';
import type { Actor, CoreContext, Requester } from '../core/index.ts';
import type { StoredSession, Tx } from '../db/index.ts';
import { cancelTicketLines, isUnsentToKitchen } from '../kitchen/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { closeBill, ensureNoChangeDue, ensureReductionHolds, repriceBill } from '../ordering/bill/index.ts';
import { remainingGifts } from '../ordering/pricing/index.ts';
import { returnStock } from '../ordering/stock/index.ts';
import { cancelLines } from '../ordering/voiding/index.ts';
import type { Publish } from '../outbox/index.ts';
import { ensureNoPendingPayments } from '../payments/attempts/index.ts';
import { giveBackDiscounts, readCoupon } from '../promotions/coupons/index.ts';
import { billedUser } from '../promotions/levels/index.ts';
import {
  ensureSessionAccess,
  lockSessionFor,
  presentSession,
  publishSession,
  type SessionRecord,
  saveLines,
  saveSession,
  transitionStatus,
} from '../sessions/index.ts';
import { writePermitted } from '../till/permissions/index.ts';
import { isKiosk } from './is-kiosk.ts';
import { isMemberProof } from './member-code.ts';

/**
 * Assigns a bill to a member, or to none. Coupons of other members, all gifts and the previous member's discount are
 * removed with their free lines and given back, and the rest is priced for the new member (specification §4,
 * "Coupons"). Does nothing when the bill already has this member.
 */
export async function changeUser(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: ChangeUser,
  { actor, address }: Requester,
): Promise<TableSession> {
  // a bill may still be taken from a member
  if (call.user !== undefined || call.phone !== undefined) ensureMemberSystem(context.catalogue);
  const { session: entity, approval } = call;
  const approved = { actor, address, approval, entity };
  return writePermitted(context, guards, approved, async (tx, publish, ensurePermitted) => {
    const record = await lockSessionFor(tx, entity, actor);
    const { session } = record;
    await ensureSessionAccess(tx, session, call.restoreKey, actor);
    ensureMayChange(context, session, call, actor);
    if (call.phone !== undefined) return collectPoints(tx, context, record, call.phone);
    if (session.user === call.user) return presentSession(record);
    await ensureChangeable(tx, session, call.user);
    const after = await assignUser(tx, context, record, call.user, publish);
    const asking = { actor, ensurePermitted };
    const approver = await ensureReductionHolds(tx, context, { before: record, after }, asking);
    const changed = presentSession(after);
    await writeAudit(tx, context, actor, {
      shop: session.shop,
      action: 'changeUser',
      entity,
      approver,
      before: { user: session.user, total: session.bill.total },
      after: { user: call.user, total: changed.bill.total },
    });
    publishSession(changed, publish);
    return changed;
  });
}

/**
 * Throws unless the actor is staff, a member who joins or leaves a bill that no other member has, or the kiosk where the
 * bill was opened, to which a member has shown their code (till T9.3).
 */
function ensureMayChange(
  context: CoreContext,
  session: StoredSession,
  { user, phone, proof = '' }: ChangeUser,
  actor: Actor,
): void {
  if (isKiosk(actor) && session.device === actor.device) {
    const { device } = actor;
    if (user !== undefined && !isMemberProof(context, { user, device }, proof))
      throw new CodedError('forbidden');
    return;
  }
  if (phone !== undefined) throw new CodedError('forbidden');
  if (actor.kind === 'staff' || actor.kind === 'system') return;
  const { user: current } = session;
  if (actor.kind !== 'member')
    throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (current !== undefined && current !== actor.user) throw new CodedError('memberTaken');
  if (user !== undefined && user !== actor.user) throw new CodedError('forbidden');
}

/** The member in the terms of a bill whose collector nobody knows. */
const NOBODY = 'nobody';

/**
 * Stores who collects the bill's points, by telephone number (till T9.3). The answer does not tell whether anybody has
 * the number, and the bill keeps its prices.
 */
async function collectPoints(
  tx: Tx,
  context: CoreContext,
  { session, lines }: SessionRecord,
  phone: string,
): Promise<TableSession> {
  transitionStatus(session.status, 'changeUser');
  await ensureNoPendingPayments(tx, session._id);
  const member = await readUserBy(tx, { field: 'phone', value: phone });
  const collector = member?.status === 'active' ? member._id : undefined;
  // priced as for a member without level, whoever has the number: the points shown do not tell
  const user = { _id: collector ?? NOBODY, status: 'active' as const };
  const collecting = { ...session, collector, ...(session.terms && { terms: { ...session.terms, user } }) };
  const priced = lines.length === 0 ? collecting : repriceBill(context, collecting, lines);
  const after = { ...priced, updatedAt: instantNow(context.clock) };
  await saveSession(tx, after, { isHeld: await isUnsentToKitchen(tx, session._id) });
  return presentSession({ session: after, lines });
}

/** Throws unless the bill is open, has no pending payment, and the new member is active. */
async function ensureChangeable(tx: Tx, session: StoredSession, user: string | undefined): Promise<void> {
  transitionStatus(session.status, 'changeUser');
  if (user !== undefined && (await readUser(tx, user))?.status !== 'active')
    throw new CodedError('notFound', { user });
  await ensureNoPendingPayments(tx, session._id);
}

/** Stores the bill for its new member: discounts, free lines, stock, prices and kitchen tickets. */
async function assignUser(
  tx: Tx,
  context: CoreContext,
  { session: before, lines }: SessionRecord,
  user: string | undefined,
  publish: Publish,
): Promise<SessionRecord> {
  const removed = await discountsOfOthers(tx, before.discounts, user);
  await giveBackDiscounts(tx, before._id, removed);
  const session = await forUser(tx, context, before, user, removed);
  const now = instantNow(context.clock);
  const owed = remainingGifts(context, shopOf(context, session.shop), session, lines);
  const cancelled = cancelLines(lines, owed, () => undefined);
  await saveLines(tx, session, cancelled.changed);
  await returnStock(tx, context, cancelled.returned, session.shop, publish);
  const priced = lines.length === 0 ? session : repriceBill(context, session, cancelled.lines);
  ensureNoChangeDue(before.bill, priced.bill);
  const withTickets =
    cancelled.changed.length === 0
      ? priced
      : await cancelTicketLines(tx, priced, { remaining: owed, now }, publish);
  const isSettled = withTickets.status === 'toPay' && withTickets.bill.outstanding <= 0;
  const settled = isSettled ? await closeBill(tx, context, withTickets, now, publish) : withTickets;
  const after = { ...settled, updatedAt: now };
  await saveSession(tx, after, { isHeld: await isUnsentToKitchen(tx, session._id) });
  return { session: after, lines: cancelled.lines };
}

/** Returns the coupons and gifts of a bill that its new member cannot use. */
async function discountsOfOthers(
  tx: Tx,
  discounts: readonly SessionDiscount[],
  user: string | undefined,
): Promise<readonly SessionDiscount[]> {
  const carried: (SessionCoupon & { readonly discount: SessionDiscount })[] = [];
  for (const discount of discounts) {
    const { source, coupon, gift, rule } = discount;
    const id = coupon ?? gift;
    if (source === 'member' || id === undefined || rule === undefined) continue;
    const owner = coupon === undefined ? undefined : (await readCoupon(tx, coupon))?.coupon.user;
    carried.push({ id, source, rule: { _id: rule }, user: owner, discount });
  }
  const usable = new Set(couponsForUser(carried, user).map(({ id }) => id));
  return carried.filter(({ id }) => !usable.has(id)).map(({ discount }) => discount);
}

/** Returns the bill for its new member: without the removed rules, at the member's current level. */
async function forUser(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
  user: string | undefined,
  removed: readonly SessionDiscount[],
): Promise<StoredSession> {
  const rules = new Set(removed.map(({ rule }) => rule));
  const discounts = session.discounts.filter((discount) => !removed.includes(discount));
  const { terms } = session;
  const next = { ...session, user, discounts };
  if (terms === undefined) return next;
  const remaining = terms.rules.filter(({ _id }) => !rules.has(_id));
  return { ...next, terms: { ...terms, rules: remaining, user: await billedUser(tx, context, next) } };
}
