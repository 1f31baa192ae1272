import type { DiscountRule, Minor, SectionId } from '../model/index.ts';
import { matchesLine } from './condition.ts';
import { type Item, runningAt } from './items.ts';
import { isDiscountable, type PromotedLine } from './promoted-line.ts';
import type { PromotionState } from './promotion-state.ts';
import type { ApplicableRule } from './rule-check.ts';
import { refusesDiscounted } from './stacking.ts';

/** An item that a rule may discount. */
export type Target = {
  readonly item: Item;
  /** Positions of its discountable lines. */
  readonly positions: readonly number[];
  /** The amount that earlier discounts left of those lines, in minor units. */
  readonly running: Minor;
};

/** Returns the items that a rule discounts (pricing P4.1). */
export function targetsOf(
  rule: DiscountRule,
  applicable: ApplicableRule,
  state: PromotionState,
  section: SectionId | undefined,
): readonly Target[] {
  return candidates(rule, applicable, state, section)
    .filter(({ parent }) => isDiscountable(parent))
    .filter(({ positions }) => !refusesDiscounted(rule, state.lines, positions))
    .map((item) => {
      const positions = item.positions.filter((position) => takesDiscounts(state.lines[position]));
      return { item, positions, running: runningAt(positions, state.lines) };
    });
}

function candidates(
  rule: DiscountRule,
  { matched = [] }: ApplicableRule,
  { items }: PromotionState,
  section: SectionId | undefined,
): readonly Item[] {
  if (rule.for !== 'product') return items;
  const { discountRules = [], discountAny = false } = rule;
  if (discountRules.length === 0) return matched;
  const exclusions = discountRules.filter((condition) => condition.for === 'exclude');
  const inclusions = discountRules.filter((condition) => condition.for !== 'exclude');
  return items.filter(({ parent }) => {
    const matches = (condition: (typeof discountRules)[number]) =>
      condition.for === 'order' || matchesLine(condition, parent, section);
    if (exclusions.some(matches)) return false;
    return discountAny && inclusions.length > 0 ? inclusions.some(matches) : inclusions.every(matches);
  });
}

function takesDiscounts(line: PromotedLine | undefined): boolean {
  return line !== undefined && isDiscountable(line);
}
