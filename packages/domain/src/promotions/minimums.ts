import type { Condition } from '../model/index.ts';
import { multiplierRate, ONE } from '../money/index.ts';
import { type Item, itemsRunning, itemsWeight } from './items.ts';
import type { PromotedLine } from './promoted-line.ts';

/** A condition with the items it looks at (pricing P3.3). */
export type Look = { readonly condition: Condition; readonly items: readonly Item[] };

export type MinimumCode = 'ruleMinQty' | 'ruleMinWeight' | 'ruleMinTotal' | 'ruleAfterMinTotal';

/** A kind of minimum: its code, what is asked, and how often what there is reaches it. */
type Minimum = {
  readonly code: MinimumCode;
  readonly asked: (condition: Condition) => number | undefined;
  readonly reached: (look: Look, minimum: number, lines: readonly PromotedLine[]) => number;
  /** What there is, in the minimum's unit. */
  readonly actual: (look: Look, lines: readonly PromotedLine[]) => number;
};

/** In the order in which they are checked (pricing P3.4). */
const MINIMUMS: readonly Minimum[] = [
  {
    code: 'ruleMinQty',
    asked: (condition) => condition.minQty,
    // In millionths, since a minimum may have decimals: 33 pieces reach 1.1 thirty times.
    reached: (look, minimum) => Math.floor((pieces(look) * ONE) / multiplierRate(minimum)),
    actual: pieces,
  },
  {
    code: 'ruleMinWeight',
    asked: (condition) => condition.minWeight,
    reached: ({ items }, minimum, lines) =>
      Number(itemsWeight(items, lines) / (BigInt(multiplierRate(minimum)) * BigInt(ONE))),
    actual: ({ items }, lines) => Number(itemsWeight(items, lines)) / ONE / ONE,
  },
  {
    code: 'ruleMinTotal',
    asked: (condition) => condition.minTotal,
    reached: (look, minimum) => Math.floor(total(look) / minimum),
    actual: total,
  },
  {
    code: 'ruleAfterMinTotal',
    asked: (condition) => condition.afterMinTotal,
    reached: ({ items }, minimum, lines) => Math.floor(itemsRunning(items, lines) / minimum),
    actual: ({ items }, lines) => itemsRunning(items, lines),
  },
];

/** How often each minimum of the conditions is reached, in the order of checking; 0 is missed (pricing P3.4, P3.6). */
export function minimumsReached(
  looks: readonly Look[],
  lines: readonly PromotedLine[],
): readonly { readonly code: MinimumCode; readonly reached: number }[] {
  return MINIMUMS.flatMap(({ code, asked, reached }) =>
    looks.flatMap((look) => {
      const minimum = asked(look.condition) ?? 0;
      return minimum > 0 ? [{ code, reached: reached(look, minimum, lines) }] : [];
    }),
  );
}

/** A minimum that was missed, with what there is; weights in the products' unit, amounts in minor units. */
export type MissedMinimum = { readonly look: Look; readonly required: number; readonly actual: number };

/** The conditions that miss a minimum of one kind (pricing P6.1). */
export function missedMinimums(
  wanted: MinimumCode,
  looks: readonly Look[],
  lines: readonly PromotedLine[],
): readonly MissedMinimum[] {
  const kinds = MINIMUMS.filter(({ code }) => code === wanted);
  return kinds.flatMap(({ asked, reached, actual }) =>
    looks.flatMap((look) => {
      const required = asked(look.condition) ?? 0;
      const isMissed = required > 0 && reached(look, required, lines) < 1;
      return isMissed ? [{ look, required, actual: actual(look, lines) }] : [];
    }),
  );
}

function pieces({ items }: Look): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

function total({ items }: Look): number {
  return items.reduce((sum, item) => sum + item.total, 0);
}
