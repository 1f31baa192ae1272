import type { Condition, DiscountRule } from '../model/promotion.ts';
import { matchesLine } from '../promotions/condition.ts';
import { freeParents, owedBy, piecesOf } from '../promotions/free-products.ts';
import { type MinimumCode, missedMinimums } from '../promotions/minimums.ts';
import type { PromotedLine } from '../promotions/promoted-line.ts';
import type { PromotionContext, RuleRejectionCode } from '../promotions/promotion-outcome.ts';
import type { PromotionState } from '../promotions/promotion-state.ts';
import { checkRule, looksOf } from '../promotions/rule-check.ts';
import { isAfterDate, isBeforeDate } from '../promotions/rule-dates.ts';
import { refusal } from '../promotions/stacking.ts';
import { targetsOf } from '../promotions/targets.ts';
import type { AskedCondition, RuleGap } from './messages.ts';
import { named } from './named-rule.ts';

/** A rule's turn that ended in a rejection. */
type Turn = {
  readonly rule: DiscountRule;
  readonly state: PromotionState;
  readonly context: PromotionContext;
};

/** What exactly is missing, for each code (pricing P3.4, P6.1). */
const GAPS: Readonly<Record<RuleRejectionCode, (turn: Turn) => readonly RuleGap[]>> = {
  ruleDisabled: disabledGaps,
  notCurrentShop: ({ rule, context }) => [
    { key: 'gapShop', params: { required: rule.shops ?? [], actual: context.shop._id } },
  ],
  ruleDeny: companyGaps,
  notApplicableSection: ({ rule, context }) => [
    { key: 'gapSection', params: { required: rule.sections ?? [], actual: context.section?._id } },
  ],
  notApplicableOrderType: ({ rule, context }) => [
    { key: 'gapOrderType', params: { required: rule.orderType ?? [], actual: context.session.type } },
  ],
  ruleExclude: excludedGaps,
  ruleInclude: unmatchedGaps,
  ruleMinQty: (turn) => minimumGaps(turn, 'ruleMinQty', 'gapQuantity'),
  ruleMinWeight: (turn) => minimumGaps(turn, 'ruleMinWeight', 'gapWeight'),
  ruleMinTotal: (turn) => minimumGaps(turn, 'ruleMinTotal', 'gapTotal'),
  ruleAfterMinTotal: (turn) => minimumGaps(turn, 'ruleAfterMinTotal', 'gapTotalLeft'),
  ruleIncludeModifier: modifierGaps,
  ruleExcludeModifier: refusedModifierGaps,
  noEffect: () => [{ key: 'gapMember', params: {} }],
  ruleMissingFree: missingFreeGaps,
  ruleExtraFree: extraFreeGaps,
  ruleNothing: nothingGaps,
};

/** What is missing for a rule that was rejected with `code` when the bill stood at `state`. */
export function ruleGaps(
  rule: DiscountRule,
  code: RuleRejectionCode,
  state: PromotionState,
  context: PromotionContext,
): readonly RuleGap[] {
  return GAPS[code]({ rule, state, context });
}

function disabledGaps({ rule, context: { time } }: Turn): readonly RuleGap[] {
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

function companyGaps({ rule, state }: Turn): readonly RuleGap[] {
  const refused = refusal(rule, state.applied);
  if (refused === undefined) return [];
  const { other, refuser } = refused;
  const params = { ...named(rule), other: other._id, otherName: other.name, refuser: refuser._id };
  return [{ key: 'gapCompany', params }];
}

function excludedGaps({ rule, state, context }: Turn): readonly RuleGap[] {
  return (rule.conditions ?? []).flatMap((condition) => {
    if (condition.for !== 'exclude') return [];
    const matching = state.items.filter(({ parent }) => matchesLine(condition, parent, context.section?._id));
    return matching.map(({ parent }) => ({
      key: 'gapExcluded' as const,
      params: { ...askedBy(rule, condition), line: parent.line.id, ...productOf(parent) },
    }));
  });
}

function unmatchedGaps({ rule, state, context }: Turn): readonly RuleGap[] {
  const unmatched = looksOf(rule, state, context).filter(
    ({ condition, items }) => condition.for !== 'order' && items.length === 0,
  );
  return unmatched.map(({ condition }) => ({ key: 'gapNoMatch', params: askedBy(rule, condition) }));
}

function minimumGaps(
  { rule, state, context }: Turn,
  code: MinimumCode,
  key: 'gapQuantity' | 'gapWeight' | 'gapTotal' | 'gapTotalLeft',
): readonly RuleGap[] {
  const missed = missedMinimums(code, looksOf(rule, state, context), state.lines);
  return missed.map(({ look, required, actual }) => ({
    key,
    params: { ...askedBy(rule, look.condition), required, actual, missing: difference(required, actual) },
  }));
}

function modifierGaps({ rule, context }: Turn): readonly RuleGap[] {
  const { modifiers = [] } = context.session;
  return (rule.conditions ?? []).flatMap(({ includeModifier = [] }, condition) => {
    const isMet = includeModifier.length === 0 || includeModifier.some((entry) => modifiers.includes(entry));
    return isMet ? [] : [{ key: 'gapModifier' as const, params: { condition, required: includeModifier } }];
  });
}

function refusedModifierGaps({ rule, context }: Turn): readonly RuleGap[] {
  const { modifiers = [] } = context.session;
  return (rule.conditions ?? []).flatMap(({ excludeModifier = [] }, condition) => {
    const refused = excludeModifier.filter((entry) => modifiers.includes(entry));
    return refused.length === 0
      ? []
      : [{ key: 'gapModifierRefused' as const, params: { condition, modifiers: refused } }];
  });
}

function missingFreeGaps(turn: Turn): readonly RuleGap[] {
  const parents = freeParents(turn.rule, turn.state.freeLines);
  return owedIn(turn).flatMap(({ product, quantity: required }) => {
    const actual = piecesOf(product, parents);
    if (actual >= required) return [];
    const params = { ...nameOf(product, turn.context), required, actual, missing: required - actual };
    return [{ key: 'gapFreeMissing' as const, params }];
  });
}

function extraFreeGaps(turn: Turn): readonly RuleGap[] {
  const parents = freeParents(turn.rule, turn.state.freeLines);
  const owed = new Map(owedIn(turn).map(({ product, quantity }) => [product, quantity]));
  const products = new Set(parents.map(({ line }) => line.product));
  return [...products].flatMap((product) => {
    const required = (product === undefined ? undefined : owed.get(product)) ?? 0;
    const actual = piecesOf(product, parents);
    if (actual <= required) return [];
    const params = { ...nameOf(product, turn.context), required, actual, extra: actual - required };
    return [{ key: 'gapFreeExtra' as const, params }];
  });
}

function owedIn({ rule, state, context }: Turn) {
  const check = checkRule(rule, state, context);
  return owedBy(rule, 'held' in check ? check.held.times : 1);
}

function nothingGaps({ rule, state, context }: Turn): readonly RuleGap[] {
  if (rule.type === 'free') return [{ key: 'gapNothingOwed', params: {} }];
  if (rule.type === 'point') return [{ key: 'gapNoPoints', params: {} }];
  if (rule.discountType === 'freeSeatCharge') return [{ key: 'gapNoSeatCharge', params: {} }];
  const check = checkRule(rule, state, context);
  const targets = 'held' in check ? targetsOf(rule, check.held, state, context.section?._id) : [];
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

/** An empty list is a part not given. */
function given<Entry>(list: readonly Entry[] | undefined): readonly Entry[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

function productOf({ line, product }: PromotedLine) {
  return { product: line.product, name: product?.name ?? line.customProduct?.name };
}

function nameOf(product: string | undefined, { catalogue }: PromotionContext) {
  return { product, name: product === undefined ? undefined : catalogue.products.get(product)?.name };
}

/** Weights and quantities have at most six decimals. */
function difference(required: number, actual: number): number {
  return Math.round((required - actual) * 1_000_000) / 1_000_000;
}
