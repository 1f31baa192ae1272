import type { Gift, IssueGift, RedeemGift } from '@comanda/contract';
import { readUser } from '../../accounts/stores/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import {
  type Actor,
  type CoreContext,
  ensureManagement,
  ensureStaff,
  memberOf,
  userFor,
  withIdempotency,
} from '../../core/index.ts';
import { fromJsonText, type Tx, toJsonText } from '../../db/index.ts';
import { CodedError, newId } from '../../lib/index.ts';
import { ensureSessionAccess, readSession, transitionStatus } from '../../sessions/index.ts';
import { auditGrant, grantShops } from '../grants/index.ts';
import { type GiftState, giftsOfUser, insertGifts, lockGift, readGift } from './gift-store.ts';
import { recordFor } from './redeem-gifts.ts';
import { verdictOf } from './saved-gift.ts';
import { savedStatus } from './saved-status.ts';

export type Gifts = {
  /** Returns a gift of the caller's own; staff see all. */
  get(id: string, actor: Actor): Promise<Gift | undefined>;
  /** Returns a member's own gifts, newest first. Throws `forbidden` for other members. */
  ofUser(user: string, actor: Actor): Promise<readonly Gift[]>;
  issue(call: IssueGift, actor: Actor): Promise<Gift>;
  /** Reserves a gift for a bill; returns the id of its record. */
  redeem(call: RedeemGift, actor: Actor): Promise<string>;
};

/** Creates the gifts of members, each of which is given once. */
export function createGifts(context: CoreContext): Gifts {
  const { read } = context;
  return {
    async get(id, actor) {
      const state = await readGift(read, id);
      if (!state) return undefined;
      const isVisible = actor.kind === 'staff' || state.gift.user === memberOf(actor);
      return isVisible ? presentGift(context, state) : undefined;
    },
    async ofUser(user, actor) {
      const states = await giftsOfUser(read, userFor(actor, user));
      return states.map((state) => presentGift(context, state));
    },
    issue: (call, actor) => issue(context, call, actor),
    redeem: (call, actor) => redeem(context, call, actor),
  };
}

/** Returns a gift with its current status and redemption. */
export function presentGift(context: CoreContext, { gift, record }: GiftState): Gift {
  const status = savedStatus(context, gift, record?.status === 'used');
  return { ...gift, status, ...(record !== undefined && { giftRecord: record.id }) };
}

/** Stores a new gift for a member and returns it. */
export async function giveGift(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  given: Pick<Gift, 'user' | 'coupon' | 'endDate' | 'shops'>,
): Promise<Gift> {
  const gift: Gift = { _id: newId(clock), ...given, status: 'valid' };
  await insertGifts(tx, [gift]);
  return gift;
}

/**
 * Issues a gift to a member, idempotent per request id. A manager issues for shops that they run. Throws `notFound`, or
 * `forbidden` for other shops.
 */
async function issue(context: CoreContext, call: IssueGift, actor: Actor): Promise<Gift> {
  const manager = ensureManagement(actor);
  const { requestId, ...body } = call;
  const { answer } = await context.write((tx) =>
    withIdempotency(tx, context, { actor, requestId, call: 'issueGift', body }, async () => {
      const rule = context.catalogue.get('orderDiscounts', call.coupon);
      if (rule?.source !== 'gift') throw new CodedError('notFound', { coupon: call.coupon });
      const shops = grantShops(manager, rule, call.shops);
      if (!(await readUser(tx, call.user))) throw new CodedError('notFound', { user: call.user });
      const gift = await giveGift(tx, context, { ...body, shops });
      await auditGrant(tx, context, manager, gift, 'issueGift');
      return toJsonText(gift);
    }),
  );
  return fromJsonText<Gift>(answer);
}

/**
 * Reserves a gift for a bill, or for the next one that the member places, and returns the id of its record; idempotent
 * per bill. Throws the coupon errors; `alreadyUsed` when it is reserved for another bill.
 */
async function redeem(context: CoreContext, call: RedeemGift, actor: Actor): Promise<string> {
  const user = userFor(actor, call.user);
  if (actor.kind === 'staff') ensureStaff(actor, call.shop);
  const shop = shopOf(context, call.shop);
  const { gift, session } = call;
  return context.write(async (tx) => {
    const state = await lockGift(tx, gift);
    if (state?.gift.user !== user) throw new CodedError('invalidCode', { gift });
    const isOnBill = state.record?.status === 'used' && state.record.session === session;
    if (isOnBill && session !== undefined) return state.record.id;
    if (session !== undefined) await ensureOwnBill(tx, { ...call, session }, actor);
    const verdict = verdictOf(context, state, { shop, session, user, coupons: [] });
    if ('refusal' in verdict) throw new CodedError(verdict.refusal, { gift });
    return recordFor(tx, context, state, { shop: shop._id, session });
  });
}

/** Throws unless the bill is the member's own, of the shop, and can still change. */
async function ensureOwnBill(
  tx: Tx,
  { session: id, user, shop, gift }: RedeemGift & { readonly session: string },
  actor: Actor,
): Promise<void> {
  const { session } = await readSession(tx, id);
  await ensureSessionAccess(tx, session, undefined, actor);
  if (session.user !== user) throw new CodedError('invalidCode', { gift });
  if (session.shop !== shop) throw new CodedError('notCurrentShop', { gift });
  transitionStatus(session.status, 'order');
}
