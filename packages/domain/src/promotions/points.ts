import type { DiscountRule } from '../model/index.ts';
import { multiplyDivide, percentRate } from '../money/index.ts';
import { itemsRunning } from './items.ts';
import type { PromotionState } from './promotion-state.ts';
import type { HeldRule } from './rule-check.ts';

/** The points a rule gives: a fixed number each time, and a share of every whole unit of money (pricing P4.8). */
export function pointsOf(rule: DiscountRule, { times, matched }: HeldRule, state: PromotionState): number {
  const running = itemsRunning(matched ?? state.items, state.lines);
  const share = multiplyDivide(running, percentRate(rule.percentagePoint ?? 0), 100_000_000, 'floor');
  return (rule.fixedPoint ?? 0) * times + share;
}
