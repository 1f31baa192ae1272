import type { Condition, DiscountRule, RuleRejectionCode } from '../model/index.ts';
import {
  checkRule,
  conditionMatches,
  isAfterDate,
  isBeforeDate,
  type MinimumCode,
  matchesLine,
  missedMinimums,
  type PromotedLine,
  type PromotionContext,
  type PromotionState,
  stackingConflict,
  targetsOf,
} from '../promotions/index.ts';
import { extraFreeGaps, missingFreeGaps } from './free-gaps.ts';
import type { AskedCondition, RuleGap } from './messages.ts';
import { namedRule } from './named-rule.ts';
import type { RejectionContext } from './rejection-context.ts';

/** The details of each kind of rejection (pricing P3.4, P6.1). */
const GAPS: Readonly<Record<RuleRejectionCode, (rejection: RejectionContext) => readonly RuleGap[]>> = {
  ruleDisabled: disabledGaps,
  notCurrentShop: ({ rule, context }) => [
    { key: 'gapShop', params: { required: rule.shops ?? [], actual: context.shop._id } },
  ],
  ruleDeny: stackingGaps,
  notApplicableSection: ({ rule, context }) => [
    { key: 'gapSection', params: { required: rule.sections ?? [], actual: context.section?._id } },
  ],
  notApplicableOrderType: ({ rule, context }) => [
    { key: 'gapOrderType', params: { required: rule.orderType ?? [], actual: context.session.type } },
  ],
  ruleExclude: excludedGaps,
  ruleInclude: unmatchedGaps,
  ruleMinQty: (rejection) => minimumGaps(rejection, 'ruleMinQty', 'gapQuantity'),
  ruleMinWeight: (rejection) => minimumGaps(rejection, 'ruleMinWeight', 'gapWeight'),
  ruleMinTotal: (rejection) => minimumGaps(rejection, 'ruleMinTotal', 'gapTotal'),
  ruleAfterMinTotal: (rejection) => minimumGaps(rejection, 'ruleAfterMinTotal', 'gapTotalLeft'),
  ruleIncludeModifier: modifierGaps,
  ruleExcludeModifier: refusedModifierGaps,
  noEffect: () => [{ key: 'gapMember', params: {} }],
  ruleMissingFree: missingFreeGaps,
  ruleExtraFree: extraFreeGaps,
  ruleNothing: nothingGaps,
};

/** Returns what a rule lacked when it was rejected with `code` while the bill was at `state`. */
export function ruleGaps(
  rule: DiscountRule,
  code: RuleRejectionCode,
  state: PromotionState,
  context: PromotionContext,
): readonly RuleGap[] {
  return GAPS[code]({ rule, state, context });
}

function disabledGaps({ rule, context: { time } }: RejectionContext): readonly RuleGap[] {
  const { status = 'active', startDate, endDate } = rule;
  const gaps: RuleGap[] = [];
  if (status !== 'active') gaps.push({ key: 'gapStatus', params: { status } });
  if (startDate !== undefined && isBeforeDate(time, startDate)) {
    gaps.push({ key: 'gapNotYet', params: { from: startDate } });
  }
  if (endDate !== undefined && isAfterDate(time, endDate)) {
    gaps.push({ key: 'gapOver', params: { until: endDate } });
  }
  return gaps;
}

function stackingGaps({ rule, state }: RejectionContext): readonly RuleGap[] {
  const refused = stackingConflict(rule, state.applied);
  if (refused === undefined) return [];
  const { other, refuser } = refused;
  const params = { ...namedRule(rule), other: other._id, otherName: other.name, refuser: refuser._id };
  return [{ key: 'gapCompany', params }];
}

function excludedGaps({ rule, state, context }: RejectionContext): readonly RuleGap[] {
  return (rule.conditions ?? []).flatMap((condition) => {
    if (condition.for !== 'exclude') return [];
    const matching = state.items.filter(({ parent }) => matchesLine(condition, parent, context.section?._id));
    return matching.map(({ parent }) => ({
      key: 'gapExcluded' as const,
      params: { ...askedBy(rule, condition), line: parent.line.id, ...productOf(parent) },
    }));
  });
}

function unmatchedGaps({ rule, state, context }: RejectionContext): readonly RuleGap[] {
  const unmatched = conditionMatches(rule, state, context).filter(
    ({ condition, items }) => condition.for !== 'order' && items.length === 0,
  );
  return unmatched.map(({ condition }) => ({ key: 'gapNoMatch', params: askedBy(rule, condition) }));
}

function minimumGaps(
  { rule, state, context }: RejectionContext,
  code: MinimumCode,
  key: 'gapQuantity' | 'gapWeight' | 'gapTotal' | 'gapTotalLeft',
): readonly RuleGap[] {
  const missed = missedMinimums(code, conditionMatches(rule, state, context), state.lines);
  return missed.map(({ condition, required, actual }) => ({
    key,
    params: { ...askedBy(rule, condition), required, actual, missing: difference(required, actual) },
  }));
}

function modifierGaps({ rule, context }: RejectionContext): readonly RuleGap[] {
  const { modifiers = [] } = context.session;
  return (rule.conditions ?? []).flatMap(({ includeModifier = [] }, condition) => {
    const isMet = includeModifier.length === 0 || includeModifier.some((entry) => modifiers.includes(entry));
    return isMet ? [] : [{ key: 'gapModifier' as const, params: { condition, required: includeModifier } }];
  });
}

function refusedModifierGaps({ rule, context }: RejectionContext): readonly RuleGap[] {
  const { modifiers = [] } = context.session;
  return (rule.conditions ?? []).flatMap(({ excludeModifier = [] }, condition) => {
    const refused = excludeModifier.filter((entry) => modifiers.includes(entry));
    return refused.length === 0
      ? []
      : [{ key: 'gapModifierRefused' as const, params: { condition, modifiers: refused } }];
  });
}

function nothingGaps({ rule, state, context }: RejectionContext): readonly RuleGap[] {
  if (rule.type === 'free') return [{ key: 'gapNothingOwed', params: {} }];
  if (rule.type === 'point') return [{ key: 'gapNoPoints', params: {} }];
  if (rule.discountType === 'freeSeatCharge') return [{ key: 'gapNoSeatCharge', params: {} }];
  const check = checkRule(rule, state, context);
  const targets = 'applicable' in check ? targetsOf(rule, check.applicable, state, context.section?._id) : [];
  return [{ key: targets.length === 0 ? 'gapNoTarget' : 'gapNothingLeft', params: {} }];
}

function askedBy({ conditions = [] }: DiscountRule, condition: Condition): AskedCondition {
  const { product, category, sections, productOption } = condition;
  const asked = {
    product: given(product),
    category: given(category),
    sections: given(sections),
    productOption: given(productOption),
  };
  return { condition: conditions.indexOf(condition), asked };
}

/** Returns undefined for an empty list, which sets no condition. */
function given<Entry>(list: readonly Entry[] | undefined): readonly Entry[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

function productOf({ line, product }: PromotedLine) {
  return { product: line.product, name: product?.name ?? line.customProduct?.name };
}

/** Subtracts quantities or weights, which have at most six decimals. */
function difference(required: number, actual: number): number {
  return Math.round((required - actual) * 1_000_000) / 1_000_000;
}
