import type { DiscountRule, Minor } from '../../model/index.ts';
import { share } from '../../money/index.ts';
import { type PromotedLine, runningOf } from '../promoted-line.ts';
import type { LineAmount } from '../promotion-state.ts';
import type { Target } from '../targets.ts';

/** An applicable discount and the lines it takes effect on. */
export type Application = {
  readonly rule: DiscountRule;
  readonly times: number;
  readonly targets: readonly Target[];
  readonly lines: readonly PromotedLine[];
  readonly step: Minor;
  readonly seatCharge: Minor;
};

/** Returns the positions of all discountable lines of the targets, in order, so that a tie goes to the earlier line. */
export function allPositions(targets: readonly Target[]): readonly number[] {
  return targets.flatMap(({ positions }) => positions).sort((one, other) => one - other);
}

/** Sums what is left of all targets, in minor units. */
export function allRunning(targets: readonly Target[]): Minor {
  return targets.reduce((sum, { running }) => sum + running, 0);
}

/** Shares an amount over lines in proportion to what is left of them (pricing P1.5). */
export function sharedByRunning(
  amount: Minor,
  positions: readonly number[],
  { lines, step }: Application,
): readonly LineAmount[] {
  return shared(amount, positions, weighed(positions, lines, runningOf), step);
}

/** Shares an amount over lines in proportion to weights. */
export function shared(
  amount: Minor,
  positions: readonly number[],
  weights: readonly number[],
  step: Minor,
): readonly LineAmount[] {
  const parts = share(amount, weights, step);
  return positions.map((position, index) => ({ position, amount: parts[index] ?? 0 }));
}

/** Returns a figure of each line at some positions. */
export function weighed(
  positions: readonly number[],
  lines: readonly PromotedLine[],
  figureOf: (line: PromotedLine) => number,
): readonly number[] {
  return positions.map((position) => {
    const line = lines[position];
    return line === undefined ? 0 : figureOf(line);
  });
}
