import type { Condition } from '../model/index.ts';
import { multiplierRate, ONE } from '../money/index.ts';
import { type Item, itemsRunning, itemsWeight } from './items.ts';
import type { PromotedLine } from './promoted-line.ts';

/** A condition with the items it applies to: those it matches, or all for a condition on the order (pricing P3.3). */
export type ConditionMatch = { readonly condition: Condition; readonly items: readonly Item[] };

export type MinimumCode = 'ruleMinQty' | 'ruleMinWeight' | 'ruleMinTotal' | 'ruleAfterMinTotal';

/** A kind of minimum, and how it is measured. */
type Minimum = {
  readonly code: MinimumCode;
  /** Returns the minimum that a condition sets. */
  readonly required: (condition: Condition) => number | undefined;
  /** Returns how many times the items reach the minimum. */
  readonly reached: (match: ConditionMatch, minimum: number, lines: readonly PromotedLine[]) => number;
  /** Returns the quantity, weight or amount of the items, in the minimum's unit. */
  readonly actual: (match: ConditionMatch, lines: readonly PromotedLine[]) => number;
};

/** The kinds of minimum, in the order of checking (pricing P3.4). */
const MINIMUMS: readonly Minimum[] = [
  {
    code: 'ruleMinQty',
    required: (condition) => condition.minQty,
    // in millionths, since a minimum may have decimals: 33 pieces reach 1.1 thirty times
    reached: (match, minimum) => Math.floor((pieces(match) * ONE) / multiplierRate(minimum)),
    actual: pieces,
  },
  {
    code: 'ruleMinWeight',
    required: (condition) => condition.minWeight,
    reached: ({ items }, minimum, lines) =>
      Number(itemsWeight(items, lines) / (BigInt(multiplierRate(minimum)) * BigInt(ONE))),
    actual: ({ items }, lines) => Number(itemsWeight(items, lines)) / ONE / ONE,
  },
  {
    code: 'ruleMinTotal',
    required: (condition) => condition.minTotal,
    reached: (match, minimum) => Math.floor(total(match) / minimum),
    actual: total,
  },
  {
    code: 'ruleAfterMinTotal',
    required: (condition) => condition.afterMinTotal,
    reached: ({ items }, minimum, lines) => Math.floor(itemsRunning(items, lines) / minimum),
    actual: ({ items }, lines) => itemsRunning(items, lines),
  },
];

/**
 * Returns how many times the items reach each minimum of the conditions, in the order of checking; 0 times means that
 * it is missed (pricing P3.4, P3.6).
 */
export function minimumsReached(
  matches: readonly ConditionMatch[],
  lines: readonly PromotedLine[],
): readonly { readonly code: MinimumCode; readonly reached: number }[] {
  return MINIMUMS.flatMap(({ code, required, reached }) =>
    matches.flatMap((match) => {
      const minimum = required(match.condition) ?? 0;
      return minimum > 0 ? [{ code, reached: reached(match, minimum, lines) }] : [];
    }),
  );
}

/** A missed minimum, required and actual; weights in the products' unit, amounts in minor units. */
export type MissedMinimum = {
  readonly condition: Condition;
  readonly required: number;
  readonly actual: number;
};

/** Returns the conditions whose minimum of one kind is missed (pricing P6.1). */
export function missedMinimums(
  wanted: MinimumCode,
  matches: readonly ConditionMatch[],
  lines: readonly PromotedLine[],
): readonly MissedMinimum[] {
  const kinds = MINIMUMS.filter(({ code }) => code === wanted);
  return kinds.flatMap(({ required, reached, actual }) =>
    matches.flatMap((match) => {
      const { condition } = match;
      const minimum = required(condition) ?? 0;
      const isMissed = minimum > 0 && reached(match, minimum, lines) < 1;
      return isMissed ? [{ condition, required: minimum, actual: actual(match, lines) }] : [];
    }),
  );
}

function pieces({ items }: ConditionMatch): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

function total({ items }: ConditionMatch): number {
  return items.reduce((sum, item) => sum + item.total, 0);
}
