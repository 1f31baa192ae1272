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
import { ensureSessionAccess, movedStatus, readSession } from '../../sessions/index.ts';
import { auditGrant, grantShops } from '../grants/index.ts';
import { type GiftState, giftsOfUser, insertGifts, lockGift, readGift } from './gift-store.ts';
import { recordFor } from './redeem-gifts.ts';
import { verdictOf } from './saved-gift.ts';
import { heldStatus } from './saved-status.ts';

export type Gifts = {
  /** A gift of the caller's own, by its id. */
  get(id: string, actor: Actor): Promise<Gift | undefined>;
  /** A member's own gifts, newest first: for themselves and for staff. */
  ofUser(user: string, actor: Actor): Promise<readonly Gift[]>;
  issue(call: IssueGift, actor: Actor): Promise<Gift>;
  /** Puts a gift by for a bill; gives the id of its record. */
  redeem(call: RedeemGift, actor: Actor): Promise<string>;
};

/** What members are given, each once. */
export function createGifts(context: CoreContext): Gifts {
  const { read } = context;
  return {
    async get(id, actor) {
      const state = await readGift(read, id);
      if (!state) return undefined;
      const isTheirs = actor.kind === 'staff' || state.gift.user === memberOf(actor);
      return isTheirs ? shown(context, state) : undefined;
    },
    async ofUser(user, actor) {
      const states = await giftsOfUser(read, userFor(actor, user));
      return states.map((state) => shown(context, state));
    },
    issue: (call, actor) => issue(context, call, actor),
    redeem: (call, actor) => redeem(context, call, actor),
  };
}

function shown(context: CoreContext, { gift, record }: GiftState): Gift {
  const status = heldStatus(context, gift, record?.status === 'used');
  return { ...gift, status, ...(record !== undefined && { giftRecord: record.id }) };
}

/** A gift for a member. */
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
 * A manager gives a member a gift for shops that they run, exactly once for a request id. Throws `notFound`, or
 * `forbidden` for another shop's.
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
 * Puts a gift by for a bill, or for the next one that the member places, and gives the id of its record: the same
 * again for the same bill. Throws the coupon errors; `alreadyUsed` when it waits for another bill.
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

/** The bill is the member's, of this shop, and may still change. */
async function ensureOwnBill(
  tx: Tx,
  { session: id, user, shop, gift }: RedeemGift & { readonly session: string },
  actor: Actor,
): Promise<void> {
  const { session } = await readSession(tx, id);
  await ensureSessionAccess(tx, session, undefined, actor);
  if (session.user !== user) throw new CodedError('invalidCode', { gift });
  if (session.shop !== shop) throw new CodedError('notCurrentShop', { gift });
  movedStatus(session.status, 'order');
}
