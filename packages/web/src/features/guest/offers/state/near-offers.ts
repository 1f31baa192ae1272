import type { Condition, DiscountRule, Product, RejectionExplanation, RuleGap } from '@comanda/domain';

/** A rule that does not apply yet, its largest gap, and its progress from 0 to 1. */
export type NearOffer = { readonly rule: DiscountRule; readonly gap: RuleGap; readonly progress: number };

type NearOffersQuery = {
  readonly rules: readonly DiscountRule[];
  readonly rejected: readonly RejectionExplanation[];
  /** Dishes that can be ordered now. */
  readonly served: readonly Pick<Product, '_id' | 'category'>[];
};

const MAX_COUNT = 3;
/** Minimum progress; below it, an offer would be advertising rather than help. */
const MIN_PROGRESS = 0.25;
/** Progress when all conditions hold and only the discounted dish is missing. */
const ONLY_TARGET_PROGRESS = 0.75;

/** Returns the rules that are nearly met, nearest first, without those whose dishes cannot be ordered now. */
export function nearOffers({ rules, rejected, served }: NearOffersQuery): readonly NearOffer[] {
  const isServed = (asked: Asked) => served.some((product) => isAsked(asked, product));
  return rejected
    .flatMap((rejection): readonly NearOffer[] => {
      const rule = rules.find(({ _id }) => _id === rejection.rule);
      const largest = rule && largestGap(rule, rejection);
      return rule && largest && askedOf(rule, largest.gap).some(isServed) ? [{ rule, ...largest }] : [];
    })
    .filter(({ progress }) => progress >= MIN_PROGRESS)
    .sort((one, other) => other.progress - one.progress)
    .slice(0, MAX_COUNT);
}

type Asked = Pick<Condition, 'product' | 'category'>;

/** Returns the dishes that would close a gap: those it asks for, or those the rule would make cheaper. */
export function askedOf(rule: DiscountRule, gap: RuleGap): readonly Asked[] {
  if (gap.key === 'gapNoTarget') return rule.discountRules ?? [];
  return 'asked' in gap.params ? [gap.params.asked] : [];
}

/** Returns true if a product is asked for; empty conditions ask for any. */
function isAsked({ product, category }: Asked, candidate: Pick<Product, '_id' | 'category'>): boolean {
  const allows = (list: readonly string[] | undefined, value: string | undefined) =>
    list === undefined || list.length === 0 || (value !== undefined && list.includes(value));
  return allows(product, candidate._id) && allows(category, candidate.category);
}

/** Returns the gap with the least progress. */
function largestGap(rule: DiscountRule, { gaps }: RejectionExplanation) {
  const measured = gaps.map((gap) => ({ gap, progress: progressOf(rule, gap, gaps.length) }));
  return measured.sort((one, other) => one.progress - other.progress)[0];
}

/** Returns the progress of a gap with figures from 0 to 1; undefined for others. */
export function gapProgress(gap: RuleGap): number | undefined {
  switch (gap.key) {
    case 'gapQuantity':
    case 'gapWeight':
    case 'gapTotal':
    case 'gapTotalLeft':
      return gap.params.actual / gap.params.required;
    default:
      return undefined;
  }
}

/** Returns the progress of a gap; 0 if ordering more cannot close it. */
function progressOf({ conditions = [], discountRules = [] }: DiscountRule, gap: RuleGap, gaps: number) {
  if (gap.key === 'gapNoMatch') return 1 - gaps / Math.max(1, conditions.length);
  if (gap.key === 'gapNoTarget') return discountRules.length > 0 ? ONLY_TARGET_PROGRESS : 0;
  return gapProgress(gap) ?? 0;
}
