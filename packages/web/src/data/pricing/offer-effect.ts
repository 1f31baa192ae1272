import { type Bill, type DiscountRule, explainBill, type RejectionExplanation } from '@comanda/domain';
import { type CartPricing, cartInput, ifPriceable } from './cart-bill.ts';
import { soldOutRules } from './sold-out-rules.ts';

/** The effect that a rule, once added, would have on the cart. */
export type OfferEffect = {
  /** Minor units that the bill would be lower by, a free dish at its price; 0 if nothing. */
  readonly takesOff: number;
  /** The rule's own discount in minor units. */
  readonly discount: number;
  /** The reason why the rule would not apply. */
  readonly rejection?: RejectionExplanation;
  /** True if the dish that it gives is sold out. */
  readonly isSoldOut?: boolean;
};

const NO_EFFECT: OfferEffect = { takesOff: 0, discount: 0 };

/** Returns the total before rounding. */
const unrounded = ({ total, rounding }: Bill) => total - rounding;

function computeEffect(pricing: CartPricing, bill: Bill, rule: DiscountRule): OfferEffect {
  const { coupons = [], sessionRules = [] } = pricing;
  if ([...coupons, ...sessionRules].some(({ _id }) => _id === rule._id)) return NO_EFFECT;
  const trial = { ...pricing, coupons: [...coupons, rule], soldOut: undefined };
  const soldOut = soldOutRules(trial);
  if (soldOut.has(rule._id)) return { ...NO_EFFECT, isSoldOut: true };
  const explained = ifPriceable(trial, () => explainBill(cartInput({ ...trial, soldOut })));
  if (explained === undefined) return NO_EFFECT;
  const { bill: after, explanation } = explained;
  const rejection = explanation.rejected.find((each) => each.rule === rule._id);
  if (rejection !== undefined) return { ...NO_EFFECT, rejection };
  const given = after.subTotal - bill.subTotal;
  return {
    takesOff: Math.max(0, unrounded(bill) - unrounded(after) + given),
    discount: after.discounts.find((each) => each.rule === rule._id)?.amount ?? 0,
  };
}

/** Returns the function that computes the effect of a rule on a cart with a bill, once per rule. */
export function offerEffects(pricing: CartPricing, bill: Bill): (rule: DiscountRule) => OfferEffect {
  const known = new Map<string, OfferEffect>();
  return (rule) => {
    const effect = known.get(rule._id) ?? computeEffect(pricing, bill, rule);
    known.set(rule._id, effect);
    return effect;
  };
}
