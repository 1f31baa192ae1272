import type { ChangeUser, SessionDiscount, TableSession } from '@comanda/contract';
import { couponsForUser, type SessionCoupon } from '@comanda/domain';
import { readUser } from '../accounts/stores/index.ts';
import { writeAudit } from '../audit/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../core/index.ts';
import type { StoredSession, Tx } from '../db/index.ts';
import { cancelTicketLines, isUnsentToKitchen } from '../kitchen/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { closeBill, ensureNoChangeDue } from '../ordering/bill/index.ts';
import { owedGifts } from '../ordering/pricing/index.ts';
import { giveBackStock } from '../ordering/stock/index.ts';
import { cancelLines, repriced } from '../ordering/voiding/index.ts';
import type { Publish } from '../outbox/index.ts';
import { ensureNothingPending } from '../payments/attempts/index.ts';
import { giveBackDiscounts, readCoupon } from '../promotions/coupons/index.ts';
import { billedUser } from '../promotions/levels/index.ts';
import {
  ensureSessionAccess,
  lockSession,
  movedStatus,
  presentSession,
  publishSession,
  type SessionRecord,
  saveLines,
  saveSession,
} from '../sessions/index.ts';

/**
 * Makes a bill a member's, or nobody's. Other people's coupons, all gifts and the old member's discount go, with what
 * they gave; the coupons and gifts can be used again, and what is left is priced for the new member (specification §4,
 * "Coupons"). For the member it is already nothing happens.
 */
export async function changeUser(
  context: CoreContext,
  call: ChangeUser,
  actor: Actor,
): Promise<TableSession> {
  return context.write(async (tx, publish) => {
    const record = await lockSession(tx, call.session);
    const { session } = record;
    if (actor.kind === 'staff' && actor.shop !== session.shop) throw new CodedError('sessionNotFound');
    await ensureSessionAccess(tx, session, call.restoreKey, actor);
    ensureMayChange(session, call.user, actor);
    if (session.user === call.user) return presentSession(record);
    await ensureChangeable(tx, session, call.user);
    const changed = presentSession(await withUser(tx, context, record, call.user, publish));
    await writeAudit(tx, context, actor, {
      shop: session.shop,
      action: 'changeUser',
      entity: session._id,
      before: { user: session.user, total: session.bill.total },
      after: { user: call.user, total: changed.bill.total },
    });
    publishSession(changed, publish);
    return changed;
  });
}

/** Staff do it for anybody; members make a bill theirs, and leave it again, but never take it from each other. */
function ensureMayChange({ user: current }: StoredSession, user: string | undefined, actor: Actor): void {
  if (actor.kind === 'staff' || actor.kind === 'system') return;
  if (actor.kind !== 'member')
    throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  if (current !== undefined && current !== actor.user) throw new CodedError('memberTaken');
  if (user !== undefined && user !== actor.user) throw new CodedError('forbidden');
}

/** What somebody is paying at this moment keeps its amount. */
async function ensureChangeable(tx: Tx, session: StoredSession, user: string | undefined): Promise<void> {
  movedStatus(session.status, 'changeUser');
  if (user !== undefined && (await readUser(tx, user))?.status !== 'active')
    throw new CodedError('notFound', { user });
  await ensureNothingPending(tx, session._id);
}

async function withUser(
  tx: Tx,
  context: CoreContext,
  { session: before, lines }: SessionRecord,
  user: string | undefined,
  publish: Publish,
): Promise<SessionRecord> {
  const gone = await discountsOfOthers(tx, before.discounts, user);
  await giveBackDiscounts(tx, before._id, gone);
  const session = await forUser(tx, context, before, user, gone);
  const now = instantNow(context.clock);
  const left = owedGifts(context, shopOf(context, session.shop), session, lines);
  const cancelled = cancelLines(lines, left, () => undefined);
  await saveLines(tx, session, cancelled.changed);
  await giveBackStock(tx, context, cancelled.returned, session.shop, publish);
  const priced = lines.length === 0 ? session : repriced(context, session, cancelled.lines);
  ensureNoChangeDue(before.bill, priced.bill);
  const followed =
    cancelled.changed.length === 0 ? priced : await cancelTicketLines(tx, priced, left, now, publish);
  const isSettled = followed.status === 'toPay' && followed.bill.outstanding <= 0;
  const settled = isSettled ? await closeBill(tx, context, followed, now, publish) : followed;
  const after = { ...settled, updatedAt: now };
  await saveSession(tx, after, { isHeld: await isUnsentToKitchen(tx, session._id) });
  return { session: after, lines: cancelled.lines };
}

/** The coupons and gifts of a bill that cannot stay with its new member. */
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
  const kept = new Set(couponsForUser(carried, user).map(({ id }) => id));
  return carried.filter(({ id }) => !kept.has(id)).map(({ discount }) => discount);
}

/** The bill as the new member's: without the rules that are gone, under the level of this moment. */
async function forUser(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
  user: string | undefined,
  gone: readonly SessionDiscount[],
): Promise<StoredSession> {
  const rules = new Set(gone.map(({ rule }) => rule));
  const discounts = session.discounts.filter((discount) => !gone.includes(discount));
  const { terms } = session;
  const next = { ...session, user, discounts };
  if (terms === undefined) return next;
  const left = terms.rules.filter(({ _id }) => !rules.has(_id));
  return { ...next, terms: { ...terms, rules: left, user: await billedUser(tx, context, next) } };
}
