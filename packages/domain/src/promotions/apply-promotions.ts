import { byPriority, type DiscountRule, type LineId } from '../model/index.ts';
import { applyRule } from './apply-rule.ts';
import { itemsOf } from './items.ts';
import { isFreeItem, type PromotedLine, undiscounted } from './promoted-line.ts';
import type { PromotionContext, PromotionOutcome, RuleTrace } from './promotion-outcome.ts';
import type { PromotionState } from './promotion-state.ts';
import { vipShares } from './vip.ts';

/**
 * Applies the promotions of a bill: every rule in order of priority, each to what the earlier ones left, then the
 * discount of the member's level (pricing §3, §4). A rule that does not apply is a coded rejection, never an error.
 */
export function applyPromotions(context: PromotionContext): PromotionOutcome {
  const rules = [...context.rules].sort(byPriority);
  const trace = tracedRules(rules, context);
  const state = trace.at(-1)?.after ?? initialState(context);
  const vip = vipShares(state.lines, context.user, context.step);
  const vipAmount = vip.reduce((sum, part) => sum + part, 0);
  const lines = state.lines.map((line, position) => ({
    ...line,
    discount: line.discount + (vip[position] ?? 0),
  }));
  const vipDiscount = { rule: `vip:${context.user?.vipLevel?._id}`, amount: vipAmount };
  return {
    ...billedLines(lines, state, context),
    discounts: vipAmount === 0 ? state.discounts : [...state.discounts, vipDiscount],
    rejected: state.rejected,
    applied: state.applied.map((rule) => rule._id),
    seatCharge: state.seatCharge,
    seatChargeFreeOfSurcharge: state.seatChargeFreeOfSurcharge,
    points: state.points,
    trace,
    vip: new Map(state.lines.map(({ line }, position) => [line.id, vip[position] ?? 0])),
  };
}

function tracedRules(rules: readonly DiscountRule[], context: PromotionContext): readonly RuleTrace[] {
  let before = initialState(context);
  return rules.map((rule) => {
    const traced = { rule, before, after: applyRule(before, rule, context) };
    before = traced.after;
    return traced;
  });
}

function initialState(context: PromotionContext): PromotionState {
  const all = context.lines.map(undiscounted);
  const lines = all.filter((line) => !isFreeItem(line));
  return {
    lines,
    items: itemsOf(lines),
    freeLines: all.filter(isFreeItem),
    granted: [],
    applied: [],
    discounts: [],
    rejected: [],
    points: 0,
    seatCharge: context.seatCharge,
    seatChargeFreeOfSurcharge: false,
  };
}

/** Returns the bill's lines in order, added ones last, without the free items of rules that did not apply (pricing P4.7). */
function billedLines(
  lines: readonly PromotedLine[],
  state: PromotionState,
  context: PromotionContext,
): { readonly lines: readonly PromotedLine[]; readonly dropped: readonly LineId[] } {
  const applied = new Set(state.applied.map((rule) => rule._id));
  const isDropped = ({ root }: PromotedLine) =>
    root.fromCoupon !== undefined && !applied.has(root.fromCoupon);
  const granted = new Map(state.granted.map((line) => [line.line.id, line]));
  const ungranted = state.freeLines.filter((line) => !isDropped(line) && !isGranting(line, state));
  const billed = new Map([...lines, ...ungranted].map((line) => [line.line.id, line]));
  const ofSession = context.lines.flatMap(({ line }) => billed.get(line.id) ?? granted.get(line.id) ?? []);
  const known = new Set(context.lines.map(({ line }) => line.id));
  const added = state.granted.filter(({ line }) => !known.has(line.id));
  return {
    lines: [...ofSession, ...added],
    dropped: state.freeLines.filter(isDropped).map(({ line }) => line.id),
  };
}

/** Returns true if the rule of a free item gives free items, and so has decided which of them stay. */
function isGranting({ root }: PromotedLine, { applied }: PromotionState): boolean {
  return applied.some((rule) => rule.type === 'free' && rule._id === root.fromCoupon);
}
