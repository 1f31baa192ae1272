import type { Gift, IssueGift, RedeemGift } from '@comanda/contract';
import { CodedError } from '../coded-error.ts';
import type { Actor, Gifts } from '../core.ts';
import { heldStatus } from '../coupons/held-status.ts';
import type { Tx } from '../db/db.ts';
import { fromJsonText, toJsonText } from '../db/json-text.ts';
import { auditGrant, grantShops } from '../members/grant-shops.ts';
import { ensureManagement, memberOf, userFor } from '../members/member-actor.ts';
import { shopOf } from '../ordering/availability.ts';
import { ensureHolder, ensureStaff } from '../ordering/holder.ts';
import { newId } from '../ordering/ids.ts';
import { once } from '../ordering/once.ts';
import { readSession } from '../ordering/session-store.ts';
import { movedStatus } from '../ordering/transitions.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { readUser } from '../users/user-store.ts';
import { type GiftState, giftsOfUser, insertGifts, lockGift, readGift } from './gift-store.ts';
import { verdictOf } from './held-gift.ts';
import { recordFor } from './redeem-gifts.ts';

/** What members are given, each once. */
export function createGifts(workshop: Workshop): Gifts {
  const { read } = workshop;
  return {
    async get(id, actor) {
      const state = await readGift(read, id);
      if (!state) return undefined;
      const isTheirs = actor.kind === 'staff' || state.gift.user === memberOf(actor);
      return isTheirs ? shown(workshop, state) : undefined;
    },
    async ofUser(user, actor) {
      const states = await giftsOfUser(read, userFor(actor, user));
      return states.map((state) => shown(workshop, state));
    },
    issue: (call, actor) => issue(workshop, call, actor),
    redeem: (call, actor) => redeem(workshop, call, actor),
  };
}

function shown(workshop: Workshop, { gift, record }: GiftState): Gift {
  const status = heldStatus(workshop, gift, record?.status === 'used');
  return { ...gift, status, ...(record !== undefined && { giftRecord: record.id }) };
}

/** A gift for a member. */
export async function giveGift(
  tx: Tx,
  { clock }: Pick<Workshop, 'clock'>,
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
async function issue(workshop: Workshop, call: IssueGift, actor: Actor): Promise<Gift> {
  const manager = ensureManagement(actor);
  const { requestId, ...body } = call;
  const { answer } = await workshop.write((tx) =>
    once(tx, workshop, { actor, requestId, call: 'issueGift', body }, async () => {
      const rule = workshop.catalogue.get('orderDiscounts', call.coupon);
      if (rule?.source !== 'gift') throw new CodedError('notFound', { coupon: call.coupon });
      const shops = grantShops(manager, rule, call.shops);
      if (!(await readUser(tx, call.user))) throw new CodedError('notFound', { user: call.user });
      const gift = await giveGift(tx, workshop, { ...body, shops });
      await auditGrant(tx, workshop, manager, gift, 'issueGift');
      return toJsonText(gift);
    }),
  );
  return fromJsonText<Gift>(answer);
}

/**
 * Puts a gift by for a bill, or for the next one that the member places, and gives the id of its record: the same
 * again for the same bill. Throws the coupon errors; `alreadyUsed` when it waits for another bill.
 */
async function redeem(workshop: Workshop, call: RedeemGift, actor: Actor): Promise<string> {
  const user = userFor(actor, call.user);
  if (actor.kind === 'staff') ensureStaff(actor, call.shop);
  const shop = shopOf(workshop, call.shop);
  const { gift, session } = call;
  return workshop.write(async (tx) => {
    const state = await lockGift(tx, gift);
    if (state?.gift.user !== user) throw new CodedError('invalidCode', { gift });
    const isOnBill = state.record?.status === 'used' && state.record.session === session;
    if (isOnBill && session !== undefined) return state.record.id;
    if (session !== undefined) await ensureOwnBill(tx, { ...call, session }, actor);
    const verdict = verdictOf(workshop, state, { shop, session, user, coupons: [] });
    if ('refusal' in verdict) throw new CodedError(verdict.refusal, { gift });
    return recordFor(tx, workshop, state, { shop: shop._id, session });
  });
}

/** The bill is the member's, of this shop, and may still change. */
async function ensureOwnBill(
  tx: Tx,
  { session: id, user, shop, gift }: RedeemGift & { readonly session: string },
  actor: Actor,
): Promise<void> {
  const { session } = await readSession(tx, id);
  await ensureHolder(tx, session, undefined, actor);
  if (session.user !== user) throw new CodedError('invalidCode', { gift });
  if (session.shop !== shop) throw new CodedError('notCurrentShop', { gift });
  movedStatus(session.status, 'order');
}
