import type { SessionDiscount } from '@comanda/contract';
import type { DiscountRule, ExplainedBill } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { chargeRows } from '../../../../data/pricing/charge-rows.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { appliedOffers } from '../state/applied-offers.ts';
import { type NearOffer, nearOffers } from '../state/near-offers.ts';
import type { RankedOffer } from '../state/rank-offers.ts';

/** An offer of the shop for this cart, with the rule behind it. */
export type ShopOffer = RankedOffer & { readonly id: string } & (
    | { readonly kind: 'near'; readonly near: NearOffer }
    | { readonly kind: 'automatic'; readonly rule: DiscountRule }
    | { readonly kind: 'level'; readonly rule: DiscountRule }
    | { readonly kind: 'onBill'; readonly rule: DiscountRule; readonly discount: SessionDiscount }
  );

/** Returns the member's level where it makes this order cheaper. */
function useLevelOffers(): readonly ShopOffer[] {
  const pricing = useCartPricing();
  const bill = useCartBill();
  const rows = bill === undefined ? [] : chargeRows(bill, pricing);
  const row = rows.find((each) => each.kind === 'discount' && each.ruleId.startsWith('vip:'));
  if (row?.kind !== 'discount' || row.rule === undefined) return [];
  return [{ kind: 'level', id: row.ruleId, rule: row.rule, takesOff: -row.amount, isApplied: true }];
}

/**
 * Returns the coupons and gifts of earlier orders on the bill that the cart joins, with the additional discount that
 * each gives on this cart.
 */
function useBillOffers(): readonly ShopOffer[] {
  const { session, sessionRules = [] } = useCartPricing();
  const priced = useCartBill();
  const discounts = session?.discounts.filter(({ source }) => source !== 'member') ?? [];
  return discounts.flatMap((discount): readonly ShopOffer[] => {
    const { coupon, gift, rule: id } = discount;
    const rule = sessionRules.find(({ _id }) => _id === id);
    if (rule === undefined) return [];
    const amountIn = (bill: NonNullable<typeof priced>['before']) =>
      bill?.discounts.find((each) => each.rule === id)?.amount ?? 0;
    const takesOff = amountIn(priced?.bill) - amountIn(priced?.before);
    return [{ kind: 'onBill', id: coupon ?? gift ?? rule._id, rule, discount, takesOff, isApplied: true }];
  });
}

/** Returns the shop's offers for this cart: applied, nearly met, the member's level, and those on the bill. */
export function useShopOffers({ explanation }: ExplainedBill): readonly ShopOffer[] {
  const { data } = useReadyCatalogue();
  const bill = useCartBill();
  const section = useSections().current?._id;
  const level = useLevelOffers();
  const onBill = useBillOffers();
  const served = data.products.filter(
    ({ sections }) => sections.length === 0 || (section !== undefined && sections.includes(section)),
  );
  const applied = bill === undefined ? [] : appliedOffers(bill, data.discounts);
  return [
    ...applied.map(({ rule, amount }) => ({
      kind: 'automatic' as const,
      id: rule._id,
      rule,
      takesOff: amount,
      isApplied: true,
    })),
    ...level,
    ...onBill,
    ...nearOffers({ rules: data.discounts, rejected: explanation.rejected, served }).map((near) => ({
      kind: 'near' as const,
      id: near.rule._id,
      near,
      takesOff: 0,
      progress: near.progress,
    })),
  ];
}
