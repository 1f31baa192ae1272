import type { Condition, DiscountRule } from '../model/index.ts';
import { epochOf } from '../time/index.ts';
import { type DishMatch, dishMatch, sentenceOf } from './sentence.ts';

/** The reasons for which a rule can never apply (office B4.2). */
export const NEVER_REASONS = [
  'datesReversed',
  'noEffect',
  'noTarget',
  'excludesAll',
  'excludesOwn',
  'sectionsApart',
  'modifiersApart',
  'optionBounds',
] as const;
export type NeverReason = (typeof NEVER_REASONS)[number];

const isProduct = ({ for: kind = 'product' }: Condition) => kind === 'product';

/** Returns the reasons for which a rule can never take effect on any bill (office B4.2); none if it may. */
export function neverReasons(rule: DiscountRule): readonly NeverReason[] {
  const { conditions = [], startDate, endDate } = rule;
  const demands = conditions.filter(isProduct);
  const exclusions = conditions.filter(({ for: kind }) => kind === 'exclude').map(dishMatch);
  const found: Readonly<Record<NeverReason, boolean>> = {
    datesReversed: startDate !== undefined && endDate !== undefined && isAfter(startDate, endDate),
    noEffect: isWithoutEffect(rule),
    noTarget: hasNoTarget(rule, demands),
    excludesAll: exclusions.some((match) => Object.keys(match).length === 0),
    excludesOwn: demands.some((demand) => exclusions.some((match) => isCovered(dishMatch(demand), match))),
    sectionsApart: demands.some((demand) => !canServe(rule, demand)),
    modifiersApart: areModifiersApart(conditions),
    optionBounds: demands.some(hasImpossibleBounds),
  };
  return NEVER_REASONS.filter((reason) => found[reason]);
}

/** Returns true if a day or moment is after another; a day is compared as a whole. */
function isAfter(one: string, other: string): boolean {
  const hasTimes = one.includes('T') && other.includes('T');
  return hasTimes ? epochOf(one) > epochOf(other) : one.slice(0, 10) > other.slice(0, 10);
}

function isWithoutEffect(rule: DiscountRule): boolean {
  const isZero = (rule.discount ?? 0) === 0;
  const takesMoney = !['freeSurcharge', 'freeSeatCharge'].includes(rule.discountType ?? '');
  const isDiscount = rule.type !== 'point' && rule.type !== 'free';
  return (
    (isDiscount && takesMoney && isZero) || sentenceOf(rule).effect.some(({ key }) => key === 'thenNothing')
  );
}

/** Returns true for a discount of the matched dishes whose conditions match none. */
function hasNoTarget(rule: DiscountRule, demands: readonly Condition[]): boolean {
  const isDiscount = rule.type !== 'point' && rule.type !== 'free' && rule.discountType !== 'freeSeatCharge';
  const isOfMatched = rule.for === 'product' && (rule.discountRules ?? []).length === 0;
  return isDiscount && isOfMatched && demands.length === 0;
}

/** Returns true if every dish that a demand matches is one that an exclusion matches, by their lists alone. */
export function isCovered(demand: DishMatch, exclusion: DishMatch): boolean {
  const fields = Object.keys(exclusion);
  if (fields.length !== 1) return false;
  const within = (wanted: readonly string[] | undefined, list: readonly string[] | undefined) =>
    wanted !== undefined && list !== undefined && wanted.every((id) => list.includes(id));
  return within(demand.product, exclusion.product) || within(demand.category, exclusion.category);
}

function canServe({ sections = [] }: DiscountRule, demand: Condition): boolean {
  const { product = [], excludeProduct = [], category = [], excludeCategory = [] } = demand;
  const left = (ids: readonly string[], excluded: readonly string[]) =>
    ids.length === 0 || ids.some((id) => !excluded.includes(id));
  const { sections: asked = [], excludeSections = [] } = demand;
  const served =
    asked.length === 0 ? sections : asked.filter((id) => sections.length === 0 || sections.includes(id));
  const isServed = (asked.length === 0 && sections.length === 0) || left(served, excludeSections);
  const isEmpty = asked.length > 0 && served.length === 0;
  return left(product, excludeProduct) && left(category, excludeCategory) && isServed && !isEmpty;
}

function areModifiersApart(conditions: readonly Condition[]): boolean {
  const refused = conditions.flatMap(({ excludeModifier = [] }) => excludeModifier);
  return conditions.some(
    ({ includeModifier = [] }) =>
      includeModifier.length > 0 && includeModifier.every((id) => refused.includes(id)),
  );
}

function hasImpossibleBounds({ productOption = [] }: Condition): boolean {
  return productOption.some(
    ({ values = [], evalues = [], optionNumMin = 0, optionNumMax, optionQtyMin = 0, optionQtyMax }) =>
      optionNumMin > (optionNumMax ?? optionNumMin) ||
      optionQtyMin > (optionQtyMax ?? optionQtyMin) ||
      (values.length > 0 && values.every((id) => evalues.includes(id))),
  );
}
