import type { ManualDiscount, OrderDiscount } from '@comanda/contract';
import type { DiscountRule } from '@comanda/domain';

/** A reduction of a whole bill by hand that is sent with its dishes, and the rule that it is priced as. */
export type HandDiscount = { readonly given: ManualDiscount; readonly rule: DiscountRule };

/** The priority of discounts by hand: what the shop gives by itself comes before (till T4.5). */
const PRIORITY = 1_000_000;

/** Returns the rule of a typed percentage or amount; undefined for one of the shop's rules. */
function typedRule({ percent, amount }: ManualDiscount): DiscountRule | undefined {
  const [discountType, discount] =
    percent === undefined ? ['amount' as const, amount] : ['percent' as const, percent];
  if (discount === undefined) return undefined;
  return { _id: 'manual', source: 'manual', type: 'discount', for: 'order', discountType, discount };
}

/**
 * Returns reductions by hand with the rules that the server will price them as, numbered in their order; those of the
 * shop that it does not offer any more are left out.
 */
export function handDiscounts(
  given: readonly ManualDiscount[],
  offered: readonly OrderDiscount[],
): readonly HandDiscount[] {
  const known = given.flatMap((each) => {
    const rule = typedRule(each) ?? offered.find(({ _id }) => _id === each.rule);
    return rule === undefined ? [] : { given: each, rule };
  });
  return known.map(({ given: each, rule }, at) => ({
    given: each,
    rule: { ...rule, _id: `manual:${at + 1}`, priority: PRIORITY },
  }));
}

/** Returns the shop's rules that staff may give by hand on a whole bill. */
export function offeredByHand(rules: readonly OrderDiscount[], shop: string): readonly OrderDiscount[] {
  return rules.filter(
    ({ source, type, status = 'active', shops = [] }) =>
      source === 'manual' &&
      type !== 'free' &&
      status === 'active' &&
      (shops.length === 0 || shops.includes(shop)),
  );
}
