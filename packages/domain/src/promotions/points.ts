import type { DiscountRule } from '../model/index.ts';
import { multiplyDivide, percentRate } from '../money/index.ts';
import { itemsRunning } from './items.ts';
import type { PromotionState } from './promotion-state.ts';
import type { ApplicableRule } from './rule-check.ts';

/** Counts the points a rule gives: a fixed number each time, and a percentage of whole units of money (pricing P4.8). */
export function pointsOf(
  rule: DiscountRule,
  { times, matched }: ApplicableRule,
  state: PromotionState,
): number {
  const running = itemsRunning(matched ?? state.items, state.lines);
  const share = multiplyDivide(running, percentRate(rule.percentagePoint ?? 0), 100_000_000, 'floor');
  return (rule.fixedPoint ?? 0) * times + share;
}
