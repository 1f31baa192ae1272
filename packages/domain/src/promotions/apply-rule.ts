import type { DiscountRule, RuleRejectionCode } from '../model/index.ts';
import { DISCOUNT_EFFECTS } from './effects/discount-effects.ts';
import { freeItemsCode, freeParents, owedBy } from './free-products.ts';
import { mendedFreeItems } from './mend-free-items.ts';
import { pointsOf } from './points.ts';
import type { PromotedLine } from './promoted-line.ts';
import type { PromotionContext } from './promotion-outcome.ts';
import { type PromotionState, type RuleEffect, withEffect } from './promotion-state.ts';
import { checkRule, type HeldRule } from './rule-check.ts';
import { targetsOf } from './targets.ts';

type Outcome = { readonly effect: RuleEffect } | { readonly code: RuleRejectionCode };

/** The bill after one more rule: with its effect, or with the code of why it did not apply (pricing §3, §4). */
export function applyRule(
  state: PromotionState,
  rule: DiscountRule,
  context: PromotionContext,
): PromotionState {
  const check = checkRule(rule, state, context);
  const outcome = 'code' in check ? check : outcomeOf(rule, check.held, state, context);
  if ('effect' in outcome) return withEffect(state, rule, outcome.effect);
  return { ...state, rejected: [...state.rejected, { rule: rule._id, code: outcome.code }] };
}

function outcomeOf(
  rule: DiscountRule,
  held: HeldRule,
  state: PromotionState,
  context: PromotionContext,
): Outcome {
  if (rule.type === 'free') return freeOutcome(rule, held, state, context);
  const effect =
    rule.type === 'point'
      ? { points: pointsOf(rule, held, state) }
      : discountEffect(rule, held, state, context);
  return isNothing(effect) ? { code: 'ruleNothing' } : { effect };
}

function discountEffect(
  rule: DiscountRule,
  held: HeldRule,
  state: PromotionState,
  { section, step }: PromotionContext,
): RuleEffect {
  if (rule.discountType === undefined) return {};
  const targets = targetsOf(rule, held, state, section?._id);
  const { lines, seatCharge } = state;
  return DISCOUNT_EFFECTS[rule.discountType]({ rule, times: held.times, targets, lines, step, seatCharge });
}

/** No money, no points, no line freed of surcharge, no seat charge freed (pricing P3.4, `ruleNothing`). */
function isNothing({ amounts = [], freeOfSurcharge = [], freesSeatCharge, points = 0 }: RuleEffect): boolean {
  const takesMoney = amounts.some(({ amount }) => amount > 0);
  return !takesMoney && freeOfSurcharge.length === 0 && !freesSeatCharge && points === 0;
}

/** pricing P4.7. */
function freeOutcome(
  rule: DiscountRule,
  held: HeldRule,
  state: PromotionState,
  context: PromotionContext,
): Outcome {
  const owed = owedBy(rule, held.times);
  const parents = freeParents(rule, state.freeLines);
  const isMending = rule.automaticAddFreeProduct === true;
  const code = isMending ? undefined : freeItemsCode(owed, parents);
  if (code !== undefined) return { code };
  if (owed.length === 0) return { code: 'ruleNothing' };
  const given = isMending
    ? mendedFreeItems(rule, owed, state.freeLines, takenIds(state, context), context)
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
