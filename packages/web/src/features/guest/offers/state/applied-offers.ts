import type { DiscountRule } from '@comanda/domain';
import type { CartBill } from '../../../../data/pricing/cart-bill.ts';

/** Returns the rules applied because of this cart, with the discount it adds to each, in minor units. */
export function appliedOffers(
  { bill, before }: CartBill,
  rules: readonly DiscountRule[],
): readonly { readonly rule: DiscountRule; readonly amount: number }[] {
  return bill.discounts.flatMap(({ rule: id, amount }) => {
    const rule = rules.find(({ _id }) => _id === id);
    const earlier = before?.discounts.find((each) => each.rule === id);
    const isUnchanged = earlier !== undefined && earlier.amount === amount;
    return rule === undefined || isUnchanged ? [] : [{ rule, amount: amount - (earlier?.amount ?? 0) }];
  });
}
