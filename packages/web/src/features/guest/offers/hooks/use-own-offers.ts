import type { Gift, OrderDiscount, Reward, User, UserCoupon } from '@comanda/contract';
import { useMemo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import {
  type Holding,
  useOwnCoupons,
  useOwnGifts,
  usePoints,
  useRewardRules,
  useRewards,
} from '../../../../data/member/holdings.ts';
import { useMember } from '../../../../data/member/login.ts';
import { useSystemSettings } from '../../../../data/organisation/use-system-settings.ts';
import { type OfferEffect, offerEffects } from '../../../../data/pricing/offer-effect.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { gapProgress } from '../state/near-offers.ts';
import { type RankedOffer, rankOffers } from '../state/rank-offers.ts';

/** Number of coupons shown, best first; the rest are on the coupon page. */
const MAX_COUPONS = 3;
/** Number of affordable rewards shown, dearest first; the rest are on the points page. */
const MAX_REWARDS = 2;

type OwnOffer = RankedOffer & { readonly id: string; readonly effect: OfferEffect | undefined };
/** A gift or coupon of the member that is not in the cart. */
export type SavedOffer = OwnOffer &
  (
    | { readonly kind: 'gift'; readonly held: Holding<Gift> }
    | { readonly kind: 'coupon'; readonly held: Holding<UserCoupon> }
  );
/** A reward that the member's points buy. */
export type RewardOffer = OwnOffer & { readonly kind: 'reward'; readonly reward: Reward };

/** The member's offers for this cart; `couponCount` is the number of all usable coupons. */
export type OwnOffers = {
  readonly offers: readonly (SavedOffer | RewardOffer)[];
  readonly points: number;
  readonly couponCount: number;
};

/** Returns the member, if the organisation has members and one is logged in. */
export function useOnlineMember(): User | undefined {
  const member = useMember();
  return useSystemSettings()?.onlineMemberSystem === true ? member : undefined;
}

/** Returns the gifts and coupons that are valid here and neither in the cart nor on the bill. */
function useUnusedHoldings(member: string | undefined) {
  const { data } = useReadyCatalogue();
  const { session } = useCartPricing();
  const { coupons: added } = useCoupons();
  const gifts = useOwnGifts(member).data ?? [];
  const coupons = useOwnCoupons(member).data ?? [];
  const shop: string = data.shop._id;
  const isHere = ({ shops = [] }: { readonly shops?: readonly string[] }) =>
    shops.length === 0 || shops.includes(shop);
  const isAdded = (row: Holding<Gift | UserCoupon>) =>
    added.some(({ code }) => code === row._id) ||
    session?.discounts.some(({ coupon, gift }) => coupon === row._id || gift === row._id);
  const unused = <Row extends Holding<Gift | UserCoupon>>(rows: readonly Row[]) =>
    rows.filter((row) => row.status === 'valid' && isHere(row) && isHere(row.coupon) && !isAdded(row));
  const isOwnBill = session === undefined || session.user === member;
  return { gifts: isOwnBill ? unused(gifts) : [], coupons: unused(coupons) };
}

/** Returns the member's points here and the rewards that they buy, each with its rule once read. */
function useAffordable(member: string | undefined) {
  const { data } = useReadyCatalogue();
  const shop: string = data.shop._id;
  const { data: balances = [] } = usePoints(member, shop);
  const { data: rewards = [] } = useRewards(member !== undefined);
  const points = balances.reduce((sum, { amount }) => sum + amount, 0);
  const affordable = rewards
    .filter(({ status, shops = [] }) => status !== 'disabled' && (shops.length === 0 || shops.includes(shop)))
    .filter((reward) => reward.points <= points)
    .sort((one, other) => other.points - one.points)
    .slice(0, MAX_REWARDS);
  const { data: rules = [] } = useRewardRules(affordable);
  const ruled = affordable.map((reward) => ({
    reward,
    rule: rules.find(({ _id }) => _id === reward.coupon),
  }));
  return { points, rewards: ruled };
}

/** Returns the function that computes what a rule would do to the cart; undefined while it has no price. */
function useEffects() {
  const pricing = useCartPricing();
  const bill = useCartBill()?.bill;
  return useMemo(() => bill && offerEffects(pricing, bill), [pricing, bill]);
}

/** Returns the gifts, coupons and rewards of the member that this order could use; none for a guest. */
export function useOwnOffers(): OwnOffers {
  const member = useOnlineMember()?._id;
  const { gifts, coupons } = useUnusedHoldings(member);
  const { points, rewards } = useAffordable(member);
  const effects = useEffects();
  const ranked = (rule: OrderDiscount | undefined) => {
    const effect = rule && effects?.(rule);
    const gap = effect?.rejection?.gaps[0];
    return { effect, takesOff: effect?.takesOff ?? 0, progress: gap && gapProgress(gap) };
  };
  const held = <Row extends Holding<Gift> | Holding<UserCoupon>>(row: Row) => ({
    id: row._id,
    held: row,
    until: row.endDate,
    ...ranked(row.coupon),
  });
  const ownCoupons = rankOffers(coupons.map((row) => ({ kind: 'coupon' as const, ...held(row) })));
  return {
    offers: [
      ...gifts.map((row) => ({ kind: 'gift' as const, ...held(row) })),
      ...ownCoupons.slice(0, MAX_COUPONS),
      ...rewards.map(({ reward, rule }) => ({
        kind: 'reward' as const,
        id: reward._id,
        reward,
        points: reward.points,
        ...ranked(rule),
      })),
    ],
    points,
    couponCount: coupons.length,
  };
}
