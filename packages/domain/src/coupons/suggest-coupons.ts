import { type Bill, type BillInput, priceBill } from '../bill/index.ts';
import type { DiscountRule, RuleId, RuleRejectionCode } from '../model/index.ts';

/** The most candidates that are tried in every combination. */
const MAX_EXACT_CANDIDATES = 8;

export type CouponSuggestion = {
  /** The rules to use, in the order given. */
  readonly rules: readonly RuleId[];
  readonly bill: Bill;
  /** The reduction of the total, in minor units. */
  readonly saved: number;
  /** True if every combination was compared; otherwise a better one may exist. */
  readonly exact: boolean;
};

type Choice = { readonly rules: readonly DiscountRule[]; readonly bill: Bill };

/**
 * Suggests the combination of `candidates` with the lowest total, beside the discounts of `input` that apply anyway. Of
 * combinations with equal totals it prefers more taken off, then more points, then fewer coupons, then earlier ones.
 * The result is exact while at most eight candidates can have an effect.
 */
export function suggestCoupons(input: BillInput, candidates: readonly DiscountRule[]): CouponSuggestion {
  const choose = (rules: readonly DiscountRule[]): Choice => ({
    rules,
    bill: priceBill({ ...input, discounts: [...(input.discounts ?? []), ...rules] }),
  });
  const none = choose([]);
  const useful = candidates.filter((rule) => !isRejectedForGood(rule, choose([rule])));
  const exact = useful.length <= MAX_EXACT_CANDIDATES;
  const best = exact ? bestCombination(useful, choose, none) : climb(useful, choose, none);
  return {
    rules: best.rules.map((rule) => rule._id),
    bill: best.bill,
    saved: none.bill.total - best.bill.total,
    exact,
  };
}

/** Rejections that other rules cannot lift, since they depend only on the cart and the guest. */
const FINAL_REJECTIONS: ReadonlySet<RuleRejectionCode> = new Set<RuleRejectionCode>([
  'ruleDisabled',
  'notCurrentShop',
  'notApplicableSection',
  'notApplicableOrderType',
  'ruleExclude',
  'ruleInclude',
  'ruleMinQty',
  'ruleMinWeight',
  'ruleMinTotal',
  'ruleIncludeModifier',
  'ruleExcludeModifier',
  'noEffect',
]);

function isRejectedForGood(rule: DiscountRule, alone: Choice): boolean {
  const rejection = alone.bill.rejected.find((entry) => entry.rule === rule._id);
  return rejection !== undefined && FINAL_REJECTIONS.has(rejection.code);
}

function bestCombination(
  rules: readonly DiscountRule[],
  choose: (rules: readonly DiscountRule[]) => Choice,
  none: Choice,
): Choice {
  let best = none;
  for (let mask = 1; mask < 2 ** rules.length; mask += 1) {
    const subset = rules.filter((_, position) => Math.floor(mask / 2 ** position) % 2 === 1);
    best = better(best, choose(subset));
  }
  return best;
}

/** Climbs to a local optimum: adds, removes or exchanges one coupon at a time while that helps. */
function climb(
  rules: readonly DiscountRule[],
  choose: (rules: readonly DiscountRule[]) => Choice,
  none: Choice,
): Choice {
  let current = none;
  for (;;) {
    const next = neighbours(rules, current.rules).map(choose).reduce(better, current);
    if (next === current) return current;
    current = next;
  }
}

function neighbours(
  rules: readonly DiscountRule[],
  chosen: readonly DiscountRule[],
): readonly (readonly DiscountRule[])[] {
  const unused = rules.filter((rule) => !chosen.includes(rule));
  const inOrder = (subset: readonly DiscountRule[]) => rules.filter((rule) => subset.includes(rule));
  const grown = unused.map((rule) => inOrder([...chosen, rule]));
  const shrunk = chosen.map((rule) => chosen.filter((entry) => entry !== rule));
  const exchanged = shrunk.flatMap((rest) => unused.map((rule) => inOrder([...rest, rule])));
  return [...grown, ...shrunk, ...exchanged];
}

/** Returns the first of two choices unless the second is strictly better. */
function better(one: Choice, other: Choice): Choice {
  const differences = [
    one.bill.total - other.bill.total,
    givenBy(other.bill) - givenBy(one.bill),
    other.bill.points - one.bill.points,
    one.rules.length - other.rules.length,
  ];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0 ? other : one;
}

/** Sums all discounts of a bill; of two equal totals, the one with a free dish gives more. */
function givenBy({ discounts }: Bill): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}
