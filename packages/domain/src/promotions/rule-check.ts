import {
  allows,
  type Condition,
  type DiscountRule,
  type ModifierId,
  type RuleRejectionCode,
} from '../model/index.ts';
import { isAboutProducts, matchesLine } from './condition.ts';
import type { Item } from './items.ts';
import { type ConditionMatch, minimumsReached } from './minimums.ts';
import type { PromotionContext } from './promotion-outcome.ts';
import type { PromotionState } from './promotion-state.ts';
import { isWithinDates } from './rule-dates.ts';
import { isDenied } from './stacking.ts';

/** A rule whose conditions are met, with the number of times it counts and the items it matched. */
export type ApplicableRule = {
  readonly times: number;
  /** Items matched by any product condition; undefined when the rule has none. */
  readonly matched: readonly Item[] | undefined;
};

export type RuleCheck = { readonly applicable: ApplicableRule } | { readonly code: RuleRejectionCode };

/** Checks whether a rule applies; returns the first failing code if it does not (pricing P3.4). */
export function checkRule(rule: DiscountRule, state: PromotionState, context: PromotionContext): RuleCheck {
  const { conditions = [] } = rule;
  const early = scopeCode(rule, state, context) ?? exclusionCode(conditions, state, context);
  if (early !== undefined) return { code: early };

  const matches = conditionMatches(rule, state, context);
  const productMatches = matches.filter(({ condition }) => isAboutProducts(condition));
  if (productMatches.some(({ items }) => items.length === 0)) return { code: 'ruleInclude' };

  const minimums = minimumsReached(matches, state.lines);
  const missed = minimums.find(({ reached }) => reached < 1);
  if (missed !== undefined) return { code: missed.code };

  const late = modifierCode(conditions, context.session.modifiers ?? []);
  if (late !== undefined) return { code: late };
  if (rule.type === 'point' && context.user === undefined) return { code: 'noEffect' };

  const times = rule.repeat ? Math.max(1, Math.min(...minimums.map(({ reached }) => reached))) : 1;
  const matched = union(productMatches, state.items);
  return { applicable: { times: Number.isFinite(times) ? times : 1, matched } };
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
  if (exclusions.length === 0) return undefined;
  const isExcluded = items.some(({ parent }) =>
    exclusions.some((condition) => matchesLine(condition, parent, section?._id)),
  );
  return isExcluded ? 'ruleExclude' : undefined;
}

/** Matches the conditions of a rule, except exclusions, against the items of the bill (pricing P3.3). */
export function conditionMatches(
  { conditions = [] }: DiscountRule,
  state: PromotionState,
  context: PromotionContext,
): readonly ConditionMatch[] {
  return conditions
    .filter((condition) => condition.for !== 'exclude')
    .map((condition) => conditionMatch(condition, state, context));
}

function conditionMatch(
  condition: Condition,
  { items }: PromotionState,
  { section }: PromotionContext,
): ConditionMatch {
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

function union(matches: readonly ConditionMatch[], items: readonly Item[]): readonly Item[] | undefined {
  if (matches.length === 0) return undefined;
  return items.filter((item) => matches.some((match) => match.items.includes(item)));
}
