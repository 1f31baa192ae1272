import type { Draft, OrderDiscount, Page, ServicePath } from '@comanda/contract';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { validateCoupon } from '../../../../data/coupons/validate-coupon.ts';
import { handDiscounts } from '../state/hand-discount.ts';
import type { OrderExtras, TillMember, TillOffer } from '../state/order-extras.ts';
import { identifyMember } from './identify-member.ts';
import { readRulesByHand } from './use-rules-by-hand.ts';

/** Result of reading what a draft kept. */
export type ReadKept = {
  readonly found: OrderExtras;
  /** Number of coupons and gifts that are not valid any more. */
  readonly gone: number;
};

type Held = { readonly _id: string; readonly status: string; readonly coupon: OrderDiscount };

/** Returns a member's coupons or gifts of some ids that can be used, as they come with the next dishes. */
async function ownOffers(
  kind: TillOffer['kind'],
  ids: readonly string[],
  user: string | undefined,
): Promise<readonly TillOffer[]> {
  if (user === undefined || ids.length === 0) return [];
  const service: ServicePath = kind === 'coupon' ? 'userCoupons' : 'gifts';
  const query = { user, $populate: ['coupon'], $limit: 100 };
  const page = await connection.call<Page<Held>>('find', service, query);
  return page.data
    .filter(({ _id, status }) => status === 'valid' && ids.includes(_id))
    .map(({ _id, coupon }) => ({ kind, id: _id, rule: coupon, owner: user }));
}

/** Returns the coupons of codes that anybody may use. Throws what the network refuses. */
async function codeOffers(codes: readonly string[], { shop, session }: Draft): Promise<readonly TillOffer[]> {
  const answers = await Promise.all(
    codes.map((code) => validateCoupon(code, { shop, ...(session && { session }) })),
  );
  return answers.flatMap((answer): readonly TillOffer[] => {
    if (!('refusal' in answer)) return [{ kind: 'coupon', id: answer.code, rule: answer.rule }];
    if (answer.isPassing) throw new CallError('offline', 0);
    return [];
  });
}

async function memberOf(user: string | undefined): Promise<TillMember | undefined> {
  if (user === undefined) return undefined;
  try {
    return await identifyMember({ user });
  } catch (error) {
    if (isPassing(error)) throw error;
    return undefined;
  }
}

/**
 * Reads again what a draft kept by its ids: member, coupons, gifts, reductions by hand (till T4.1). `owner` is the
 * member of the bill that it is for. Throws while the server cannot be reached.
 */
export async function readKept(draft: Draft, owner: string | undefined): Promise<ReadKept> {
  const { user, coupons = [], gifts = [], discounts = [] } = draft;
  const holder = user ?? owner;
  const [member, own, ownGifts] = await Promise.all([
    memberOf(user),
    ownOffers('coupon', coupons, holder),
    ownOffers('gift', gifts, holder),
  ]);
  const codes = coupons.filter((id) => own.every((offer) => offer.id !== id));
  const others = await codeOffers(codes, draft);
  const rules = discounts.some(({ rule }) => rule !== undefined) ? await readRulesByHand(draft.shop) : [];
  const offers = [...own, ...others, ...ownGifts];
  return {
    found: { member, offers, discounts: handDiscounts(discounts, rules) },
    gone: coupons.length + gifts.length - offers.length,
  };
}
