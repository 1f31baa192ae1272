import type { Condition, DiscountRule, Shop } from '../model/index.ts';
import { stepOf } from '../money/index.ts';
import { neverReasons } from '../rules/index.ts';
import type { JsonObject } from './json.ts';

/** Something that a check of a rule found, by its field (office B2.7). */
type RuleFinding = {
  readonly level: 'error' | 'warning';
  readonly code: 'amountOffStep' | 'ruleRange' | 'ruleNever' | 'listEmptied';
  readonly path: string;
  readonly about?: string;
};

/**
 * Returns what is wrong, or looks wrong, with a rule as it would be (office B2.7): amounts off the step of one of its
 * shops, figures that the engine refuses, a rule that can never apply, and a list that was emptied and so means
 * everything (office B2.8).
 */
export function ruleFindings(
  before: JsonObject | undefined,
  after: JsonObject,
  shops: readonly JsonObject[],
): readonly RuleFinding[] {
  // the casts are sound: documents of the lists are rules and shops
  const rule = after as unknown as DiscountRule;
  const earlier = before as unknown as DiscountRule | undefined;
  return [
    ...rangeFindings(rule),
    ...stepFindings(rule, shops as unknown as readonly Shop[]),
    ...neverReasons(rule)
      .slice(0, 1)
      .map((about) => ({ level: 'warning', code: 'ruleNever', path: '', about }) as const),
    ...(earlier === undefined ? [] : emptiedLists(earlier, rule)),
  ];
}

/** The most decimals of a percentage (pricing P1.3). */
const DECIMALS = 4;
const isPercentage = (value: number) => value <= 100 && Number(value.toFixed(DECIMALS)) === value;

function rangeFindings({ type, discountType, discount = 0, percentagePoint = 0 }: DiscountRule) {
  const isPercent = discountType === 'percent' || discountType === 'percentPre';
  const isWhole = discountType === 'amount' || discountType === 'pickNMaxPrice';
  const isWrong = (isPercent && !isPercentage(discount)) || (isWhole && !Number.isInteger(discount));
  const found: RuleFinding[] = [];
  const wrong = { level: 'error', code: 'ruleRange' } as const;
  if (type === 'discount' && isWrong) found.push({ ...wrong, path: 'discount' });
  if (type === 'point' && Number(percentagePoint.toFixed(DECIMALS)) !== percentagePoint)
    found.push({ ...wrong, path: 'percentagePoint' });
  return found;
}

/** Returns the fields of a rule with amounts that are finer than the currency of a shop of it allows. */
function stepFindings(rule: DiscountRule, shops: readonly Shop[]): readonly RuleFinding[] {
  const own = rule.shops ?? [];
  return shops
    .filter(({ _id }) => own.length === 0 || own.includes(_id))
    .flatMap((shop) => {
      const step = stepOf(shop);
      const isOff = (amount: number | undefined) => amount !== undefined && amount % step !== 0;
      const hasOff = (conditions: readonly Condition[] = []) =>
        conditions.some(({ minTotal, afterMinTotal }) => isOff(minTotal) || isOff(afterMinTotal));
      const fields = [
        rule.type === 'discount' && rule.discountType === 'amount' && isOff(rule.discount) && 'discount',
        hasOff(rule.conditions) && 'conditions',
      ].filter((field) => field !== false);
      return fields.map(
        (path) => ({ level: 'error', code: 'amountOffStep', path, about: shop._id }) as const,
      );
    });
}

const LISTS = ['shops', 'sections', 'orderType', 'conditions', 'discountRules'] as const;

function emptiedLists(before: DiscountRule, after: DiscountRule): readonly RuleFinding[] {
  return LISTS.filter((field) => (before[field] ?? []).length > 0 && (after[field] ?? []).length === 0).map(
    (path) => ({ level: 'warning', code: 'listEmptied', path }) as const,
  );
}
