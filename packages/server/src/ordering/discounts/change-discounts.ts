import type { Bill, ChangeDiscounts, SessionDiscount, Staff, TableSession } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext, Requester } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { cancelTicketLines } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { giveBackDiscounts, offeredDiscounts, redeemDiscounts } from '../../promotions/coupons/index.ts';
import { cartLinesOf, type SessionRecord, saveLines } from '../../sessions/index.ts';
import {
  type ChangeParts,
  changeByHand,
  ensureNoChangeDue,
  ensureNotBeingPaid,
  repriceBill,
  storeRepriced,
} from '../bill/index.ts';
import {
  ensureDiscountsApply,
  frozenTerms,
  priceSession,
  reductionOf,
  remainingGifts,
  withManualDiscounts,
} from '../pricing/index.ts';
import { returnStock } from '../stock/index.ts';
import { cancelLines } from '../voiding/index.ts';

/**
 * Adds discounts by hand, coupons and gifts to a bill and takes some off, without ordering anything; for staff (till
 * T4.5). Free lines of a coupon that is taken off are cancelled with it. Throws `badRequest` with the field for what has
 * no effect or is not there, the coupon errors, `paymentNotPossible` while a provider collects money, `wouldOverpay`, or
 * `approvalRequired`.
 */
export async function changeDiscounts(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: ChangeDiscounts,
  requester: Requester,
): Promise<TableSession> {
  return changeByHand(context, guards, 'discounts', call, requester, async (before, parts) => {
    await parts.ensurePermitted(parts.tx, { action: 'order' });
    ensureSomething(before, call);
    await ensureNotBeingPaid(parts.tx, before.session._id);
    const dropped = await withoutDropped(context, before, call, parts);
    const session = await withAdded(context, dropped, call, parts);
    const approver = await ensureCallPermitted(context, { ...dropped, session }, call, parts);
    const repriced = repriceBill(
      context,
      { ...session, updatedAt: instantNow(context.clock) },
      dropped.lines,
    );
    ensureNoChangeDue(before.session.bill, repriced.bill);
    const priced = { session: repriced, lines: dropped.lines };
    const record = await storeRepriced(parts.tx, context, priced, parts.publish);
    const audit = {
      action: 'changeDiscounts' as const,
      approver,
      before: { discounts: shownOf(before.session) },
      after: { discounts: shownOf(record.session), reasons: call.discounts?.map(({ text }) => text) },
    };
    return { record, audit };
  });
}

function ensureSomething({ session }: SessionRecord, call: ChangeDiscounts): void {
  const { discounts, coupons, gifts, drop } = call;
  const isEmpty = [discounts, coupons, gifts, drop].every((list) => list === undefined);
  if (isEmpty) throw refusal('/discounts', 'required');
  if (session.placements === 0) throw refusal('/session', 'empty');
}

/** Returns the bill without the discounts to drop, which are given back, and without the free lines they gave. */
async function withoutDropped(
  context: CoreContext,
  { session, lines }: SessionRecord,
  { drop = [] }: ChangeDiscounts,
  { tx, publish }: ChangeParts,
): Promise<SessionRecord> {
  const dropped = drop.map((id, index) => discountWithId(session, id, `/drop/${index}`));
  if (dropped.length === 0) return { session, lines };
  await giveBackDiscounts(tx, session._id, dropped);
  const rules = new Set<string | undefined>(dropped.map(({ rule }) => rule));
  const left: StoredSession = {
    ...session,
    discounts: session.discounts.filter((discount) => !dropped.includes(discount)),
    terms: session.terms && {
      ...session.terms,
      rules: session.terms.rules.filter(({ _id }) => !rules.has(_id)),
    },
  };
  const owed = remainingGifts(context, shopOf(context, session.shop), left, lines);
  const cancelled = cancelLines(lines, owed, () => undefined);
  await saveLines(tx, session, cancelled.changed);
  await returnStock(tx, context, cancelled.returned, session.shop, publish);
  const hasTickets = cancelled.changed.length > 0;
  const now = instantNow(context.clock);
  const current = hasTickets ? await cancelTicketLines(tx, left, { remaining: owed, now }, publish) : left;
  return { session: current, lines: cancelled.lines };
}

/** Returns the discount that an id names: a rule given by hand, a coupon, a gift or its record. */
function discountWithId({ discounts }: StoredSession, id: string, field: string): SessionDiscount {
  const found = discounts.find(({ source, rule, coupon, code, gift, giftRecord }) => {
    return source === 'manual' ? rule === id : [coupon, code, gift, giftRecord].includes(id);
  });
  if (found === undefined) throw refusal(field, 'unknown');
  return found;
}

/** Returns the session with the discounts by hand, coupons and gifts of the call, which are redeemed. */
async function withAdded(
  context: CoreContext,
  { session, lines }: SessionRecord,
  { discounts = [], coupons, gifts }: ChangeDiscounts,
  { tx }: ChangeParts,
): Promise<StoredSession> {
  const shop = shopOf(context, session.shop);
  const reduced = withManualDiscounts(context, shop, session, discounts, session.terms?.user);
  const offered = await offeredDiscounts(tx, context, { coupons, gifts }, { bill: reduced, shop });
  const wanted = { ...reduced, discounts: [...reduced.discounts, ...offered] };
  const bill = priceSession(context, shop, wanted, cartLinesOf(lines));
  ensureDiscountsApply(reduced, bill, discounts.length);
  ensureOffersApply(context, offered, bill);
  const redeemed = await redeemDiscounts(tx, context, session, offered);
  const rules = offered.flatMap(({ rule }) => {
    return rule === undefined ? [] : (context.catalogue.get('orderDiscounts', rule) ?? []);
  });
  const terms = frozenTerms(context, shop, reduced, rules, session.terms?.user);
  return { ...reduced, discounts: [...reduced.discounts, ...redeemed], terms };
}

/**
 * Throws `badRequest` with the reason for a coupon or gift without effect, which is not used up. Free products need an
 * order: only that adds lines to a bill.
 */
function ensureOffersApply(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  offered: readonly SessionDiscount[],
  { rejected, discounts }: Bill,
): void {
  const codes = new Map<string | undefined, string>(rejected.map(({ rule, code }) => [rule, code]));
  const applied = new Set<string | undefined>(discounts.map(({ rule }) => rule));
  const problems = offered.flatMap(({ rule, source }) => {
    const isFree = rule !== undefined && catalogue.get('orderDiscounts', rule)?.type === 'free';
    const code = codes.get(rule) ?? (isFree && !applied.has(rule) ? 'needsOrder' : undefined);
    return code === undefined ? [] : [{ field: source === 'gift' ? '/gifts' : '/coupons', rule: code }];
  });
  if (problems.length > 0) throw new CodedError('badRequest', { problems });
}

/** Throws unless the caller may take that much off by hand; taking discounts off needs no approval (till T2.4). */
async function ensureCallPermitted(
  context: CoreContext,
  { session, lines }: SessionRecord,
  { discounts = [] }: ChangeDiscounts,
  { tx, ensurePermitted }: ChangeParts,
): Promise<Staff | undefined> {
  if (discounts.length === 0) return undefined;
  const shop = shopOf(context, session.shop);
  const reduction = reductionOf(context, shop, session, cartLinesOf(lines));
  return ensurePermitted(tx, { action: 'discount', reduction });
}

function shownOf({ discounts }: StoredSession) {
  return discounts.map(({ type, value, source, rule, coupon, gift }) => {
    return { type, value, source, rule, coupon, gift };
  });
}

function refusal(field: string, rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field, rule }] });
}
