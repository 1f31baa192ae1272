import type { DiscountRule, RuleRejectionCode } from '../model/index.ts';
import { DISCOUNT_EFFECTS } from './effects/discount-effects.ts';
import { freeItemsCode, freeParents, owedBy } from './free-products.ts';
import { pointsOf } from './points.ts';
import type { PromotedLine } from './promoted-line.ts';
import type { PromotionContext } from './promotion-outcome.ts';
import { type PromotionState, type RuleEffect, withEffect } from './promotion-state.ts';
import { reconcileFreeItems } from './reconcile-free-items.ts';
import { type ApplicableRule, checkRule } from './rule-check.ts';
import { targetsOf } from './targets.ts';

type Outcome = { readonly effect: RuleEffect } | { readonly code: RuleRejectionCode };

/** Returns the bill after one more rule: with its effect, or with its rejection code (pricing §3, §4). */
export function applyRule(
  state: PromotionState,
  rule: DiscountRule,
  context: PromotionContext,
): PromotionState {
  const check = checkRule(rule, state, context);
  const outcome = 'code' in check ? check : outcomeOf(rule, check.applicable, state, context);
  if ('effect' in outcome) return withEffect(state, rule, outcome.effect);
  return { ...state, rejected: [...state.rejected, { rule: rule._id, code: outcome.code }] };
}

function outcomeOf(
  rule: DiscountRule,
  applicable: ApplicableRule,
  state: PromotionState,
  context: PromotionContext,
): Outcome {
  if (rule.type === 'free') return freeOutcome(rule, applicable, state, context);
  const effect =
    rule.type === 'point'
      ? { points: pointsOf(rule, applicable, state) }
      : discountEffect(rule, applicable, state, context);
  return isNothing(effect) ? { code: 'ruleNothing' } : { effect };
}

function discountEffect(
  rule: DiscountRule,
  applicable: ApplicableRule,
  state: PromotionState,
  { section, step }: PromotionContext,
): RuleEffect {
  if (rule.discountType === undefined) return {};
  const targets = targetsOf(rule, applicable, state, section?._id);
  const { lines, seatCharge } = state;
  return DISCOUNT_EFFECTS[rule.discountType]({
    rule,
    times: applicable.times,
    targets,
    lines,
    step,
    seatCharge,
  });
}

/** Returns true if a rule takes off no money, gives no points and frees nothing of a charge (pricing P3.4, `ruleNothing`). */
function isNothing({ amounts = [], freeOfSurcharge = [], freesSeatCharge, points = 0 }: RuleEffect): boolean {
  const takesMoney = amounts.some(({ amount }) => amount > 0);
  return !takesMoney && freeOfSurcharge.length === 0 && !freesSeatCharge && points === 0;
}

/** Returns the free items of a rule, reconciled where the rule adds them itself (pricing P4.7). */
function freeOutcome(
  rule: DiscountRule,
  applicable: ApplicableRule,
  state: PromotionState,
  context: PromotionContext,
): Outcome {
  const owed = owedBy(rule, applicable.times);
  const parents = freeParents(rule, state.freeLines);
  const isReconciling = rule.automaticAddFreeProduct === true;
  const code = isReconciling ? undefined : freeItemsCode(owed, parents);
  if (code !== undefined) return { code };
  if (owed.length === 0) return { code: 'ruleNothing' };
  const given = isReconciling
    ? reconcileFreeItems(rule, owed, state.freeLines, takenIds(state, context), context)
    : state.freeLines.filter(({ root }) => root.fromCoupon === rule._id);
  return { effect: { granted: given.map((line) => givenAway(line, rule)) } };
}

function takenIds({ granted }: PromotionState, { lineIds }: PromotionContext) {
  return new Set([...lineIds, ...granted.map(({ line }) => line.id)]);
}

function givenAway(line: PromotedLine, rule: DiscountRule): PromotedLine {
  const { lineTotal } = line;
  const discountedBy = { rule: rule._id, earlier: undefined };
  return { ...line, discount: lineTotal, discountBeforeSurcharge: lineTotal, discountedBy };
}
