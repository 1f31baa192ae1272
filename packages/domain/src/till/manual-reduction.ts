import { type BillInput, priceBill } from '../bill/index.ts';
import type { CartLine, Minor, RuleId } from '../model/index.ts';
import { stepOf } from '../money/index.ts';
import { withPriceChanges } from '../pricing/index.ts';
import type { ManualReduction } from '../rights/index.ts';

/** The beginning of the ids of discounts that staff gave on the whole bill: `manual:1`, `manual:2`, … */
const MANUAL_RULE = 'manual:';

/**
 * Returns all that is taken off a bill by hand, over its sub-total without it (till T2.4): lines whose price was lowered
 * or that are given away, manual discounts, and adjustments below 0. Ten small discounts are one large one, and raised
 * prices make up for none of it.
 */
export function manualReduction(input: BillInput): ManualReduction {
  const bill = priceBill(input);
  const { session } = input;
  const subTotal = session.products.some(isLowered)
    ? priceBill({ ...input, session: { ...session, products: withoutReductions(input) } }).subTotal
    : bill.subTotal;
  const rules = bill.discounts.filter(({ rule }) => isManualRule(rule));
  const discounts = rules.reduce((sum, { amount }) => sum + amount, 0);
  const adjusts = Math.max(0, -(session.adjusts ?? 0));
  return { takenOff: subTotal - bill.subTotal + discounts + adjusts, subTotal };
}

/**
 * Returns true if a larger share of a bill is taken off by hand than before (till T2.4), apart from one step of rounding.
 * `step` is the currency's smallest amount, in minor units.
 */
export function isLargerReduction(after: ManualReduction, before: ManualReduction, step: Minor): boolean {
  const sameShare =
    before.subTotal > 0 ? Math.ceil((before.takenOff * after.subTotal) / before.subTotal) : before.takenOff;
  return after.takenOff > sameShare + step;
}

function isManualRule(rule: RuleId): boolean {
  return rule.startsWith(MANUAL_RULE);
}

/** Returns true if a line costs less by hand; the price entered for a product that asks for one is no reduction. */
function isLowered({ openKey = 0, status, openPrice, reason }: CartLine): boolean {
  const isLess = openPrice === undefined ? openKey < 0 : reason !== undefined;
  return isLess && status !== 'cancel';
}

/** Returns the lines at the prices that they had before anything was taken off by hand. */
function withoutReductions(input: BillInput): readonly CartLine[] {
  const { products } = input.session;
  const lowered = products.filter(isLowered).map(({ id }) => [id, {}] as const);
  return withPriceChanges(products, new Map(lowered), { ...input, step: stepOf(input.shop) });
}
