import type { Condition } from '../model/promotion.ts';
import { multiplierRate, ONE } from '../money/rate.ts';
import { type Item, itemsRunning, itemsWeight } from './items.ts';
import type { PromotedLine } from './promoted-line.ts';
import type { RuleRejectionCode } from './promotion-outcome.ts';

/** A condition with the items it looks at (pricing P3.3). */
export type Look = { readonly condition: Condition; readonly items: readonly Item[] };

/** A kind of minimum: its code, what is asked, and how often what there is reaches it. */
type Minimum = {
  readonly code: RuleRejectionCode;
  readonly asked: (condition: Condition) => number | undefined;
  readonly reached: (look: Look, minimum: number, lines: readonly PromotedLine[]) => number;
};

/** In the order in which they are checked (pricing P3.4). */
const MINIMUMS: readonly Minimum[] = [
  {
    code: 'ruleMinQty',
    asked: (condition) => condition.minQty,
    reached: ({ items }, minimum) =>
      Math.floor(items.reduce((sum, item) => sum + item.quantity, 0) / minimum),
  },
  {
    code: 'ruleMinWeight',
    asked: (condition) => condition.minWeight,
    reached: ({ items }, minimum, lines) =>
      Number(itemsWeight(items, lines) / (BigInt(multiplierRate(minimum)) * BigInt(ONE))),
  },
  {
    code: 'ruleMinTotal',
    asked: (condition) => condition.minTotal,
    reached: ({ items }, minimum) => Math.floor(items.reduce((sum, item) => sum + item.total, 0) / minimum),
  },
  {
    code: 'ruleAfterMinTotal',
    asked: (condition) => condition.afterMinTotal,
    reached: ({ items }, minimum, lines) => Math.floor(itemsRunning(items, lines) / minimum),
  },
];

/** How often each minimum of the conditions is reached, in the order of checking; 0 is missed (pricing P3.4, P3.6). */
export function minimumsReached(
  looks: readonly Look[],
  lines: readonly PromotedLine[],
): readonly { readonly code: RuleRejectionCode; readonly reached: number }[] {
  return MINIMUMS.flatMap(({ code, asked, reached }) =>
    looks.flatMap((look) => {
      const minimum = asked(look.condition) ?? 0;
      return minimum > 0 ? [{ code, reached: reached(look, minimum, lines) }] : [];
    }),
  );
}
