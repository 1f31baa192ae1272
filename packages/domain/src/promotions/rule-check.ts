import {
  allows,
  type Condition,
  type DiscountRule,
  type ModifierId,
  type RuleRejectionCode,
} from '../model/index.ts';
import { isAboutProducts, matchesLine } from './condition.ts';
import type { Item } from './items.ts';
import { type Look, minimumsReached } from './minimums.ts';
import type { PromotionContext } from './promotion-outcome.ts';
import type { PromotionState } from './promotion-state.ts';
import { isWithinDates } from './rule-dates.ts';
import { isDenied } from './stacking.ts';

/** A rule that holds, with how many times it counts, and what its product conditions matched. */
export type HeldRule = {
  readonly times: number;
  /** Items that any product condition matched; undefined when there is none. */
  readonly matched: readonly Item[] | undefined;
};

export type RuleCheck = { readonly held: HeldRule } | { readonly code: RuleRejectionCode };

/** Whether a rule holds, else the first failing code (pricing P3.4). */
export function checkRule(rule: DiscountRule, state: PromotionState, context: PromotionContext): RuleCheck {
  const { conditions = [] } = rule;
  const early = scopeCode(rule, state, context) ?? exclusionCode(conditions, state, context);
  if (early !== undefined) return { code: early };

  const looks = looksOf(rule, state, context);
  const matches = looks.filter(({ condition }) => isAboutProducts(condition));
  if (matches.some(({ items }) => items.length === 0)) return { code: 'ruleInclude' };

  const minimums = minimumsReached(looks, state.lines);
  const missed = minimums.find(({ reached }) => reached < 1);
  if (missed !== undefined) return { code: missed.code };

  const late = modifierCode(conditions, context.session.modifiers ?? []);
  if (late !== undefined) return { code: late };
  if (rule.type === 'point' && context.user === undefined) return { code: 'noEffect' };

  const times = rule.repeat ? Math.max(1, Math.min(...minimums.map(({ reached }) => reached))) : 1;
  return { held: { times: Number.isFinite(times) ? times : 1, matched: union(matches, state.items) } };
}

function scopeCode(
  rule: DiscountRule,
  { applied }: PromotionState,
  { shop, section, session, time }: PromotionContext,
): RuleRejectionCode | undefined {
  const isActive = (rule.status ?? 'active') === 'active';
  if (!isActive || !isWithinDates(rule, time)) return 'ruleDisabled';
  if (!allows(rule.shops, shop._id)) return 'notCurrentShop';
  if (isDenied(rule, applied)) return 'ruleDeny';
  if (!allows(rule.sections, section?._id)) return 'notApplicableSection';
  return allows(rule.orderType, session.type) ? undefined : 'notApplicableOrderType';
}

function exclusionCode(
  conditions: readonly Condition[],
  { items }: PromotionState,
  { section }: PromotionContext,
): RuleRejectionCode | undefined {
  const exclusions = conditions.filter((condition) => condition.for === 'exclude');
  const isExcluded = items.some(({ parent }) =>
    exclusions.some((condition) => matchesLine(condition, parent, section?._id)),
  );
  return isExcluded ? 'ruleExclude' : undefined;
}

/** A rule's conditions but its exclusions, each with the items it looks at (pricing P3.3). */
export function looksOf(
  { conditions = [] }: DiscountRule,
  state: PromotionState,
  context: PromotionContext,
): readonly Look[] {
  const looking = conditions.filter((condition) => condition.for !== 'exclude');
  return looking.map((condition) => look(condition, state, context));
}

function look(condition: Condition, { items }: PromotionState, { section }: PromotionContext): Look {
  if (!isAboutProducts(condition)) return { condition, items };
  return { condition, items: items.filter(({ parent }) => matchesLine(condition, parent, section?._id)) };
}

function modifierCode(
  conditions: readonly Condition[],
  modifiers: readonly ModifierId[],
): RuleRejectionCode | undefined {
  const hasAny = (listed: readonly ModifierId[]) => listed.some((modifier) => modifiers.includes(modifier));
  const lacksOne = conditions.some(
    ({ includeModifier = [] }) => includeModifier.length > 0 && !hasAny(includeModifier),
  );
  if (lacksOne) return 'ruleIncludeModifier';
  return conditions.some(({ excludeModifier = [] }) => hasAny(excludeModifier))
    ? 'ruleExcludeModifier'
    : undefined;
}

function union(matches: readonly Look[], items: readonly Item[]): readonly Item[] | undefined {
  if (matches.length === 0) return undefined;
  return items.filter((item) => matches.some((match) => match.items.includes(item)));
}
