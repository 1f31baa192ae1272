import { percentRate, scale } from '../../money/index.ts';
import { runningOf } from '../promoted-line.ts';
import type { LineAmount, RuleEffect } from '../promotion-state.ts';
import { type Application, allPositions, shared, weighed } from './application.ts';

/**
 * Takes a percentage of the line totals before other discounts off every target, or off the order as a whole; no line
 * loses more than is left of it (pricing P4.3).
 */
export function percentPre(application: Application): RuleEffect {
  const { rule, targets } = application;
  const groups = rule.for === 'product' ? targets.map(({ positions }) => positions) : [allPositions(targets)];
  return { amounts: groups.flatMap((positions) => sharedByTotal(positions, application)) };
}

function sharedByTotal(
  positions: readonly number[],
  { rule, lines, step }: Application,
): readonly LineAmount[] {
  const totals = weighed(positions, lines, (line) => line.lineTotal);
  const sum = totals.reduce((whole, total) => whole + total, 0);
  const amount = scale(sum, percentRate(rule.discount ?? 0), step, 'halfUp');
  return shared(amount, positions, totals, step).map((part) => {
    const line = lines[part.position];
    return { ...part, amount: line === undefined ? 0 : Math.min(part.amount, runningOf(line)) };
  });
}
