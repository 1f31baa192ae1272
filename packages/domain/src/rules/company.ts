import type { BillInput } from '../bill/index.ts';
import { priceBill } from '../bill/index.ts';
import {
  byPriority,
  type CartLine,
  type DiscountRule,
  type Minor,
  type Product,
  type RuleId,
} from '../model/index.ts';
import { matchesLine, stackingConflict } from '../promotions/index.ts';
import { isCovered } from './never.ts';
import { dishMatch } from './sentence.ts';

/** The relation of two rules on one bill: both count, one refuses the other, or no bill has both (office B4.2). */
export type Relation =
  | { readonly kind: 'stacks' }
  | { readonly kind: 'refused'; readonly refuser: RuleId }
  | { readonly kind: 'neverMeet' };

/** Two rules, the earlier one first, and their relation. */
export type RulePair = { readonly earlier: RuleId; readonly later: RuleId; readonly relation: Relation };

/** Returns every pair of rules in the order of evaluation, with their relation (office B4.2). */
export function companyOf(rules: readonly DiscountRule[]): readonly RulePair[] {
  const ordered = [...rules].sort(byPriority);
  return ordered.flatMap((earlier, at) =>
    ordered.slice(at + 1).map((later) => ({
      earlier: earlier._id,
      later: later._id,
      relation: relationOf(earlier, later),
    })),
  );
}

function relationOf(earlier: DiscountRule, later: DiscountRule): Relation {
  if (!canMeet(earlier, later)) return { kind: 'neverMeet' };
  const conflict = stackingConflict(later, [earlier]);
  return conflict === undefined ? { kind: 'stacks' } : { kind: 'refused', refuser: conflict.refuser._id };
}

const shareOne = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === 0 || other.length === 0 || one.some((id) => other.includes(id));

/** Returns false if no bill can have both rules: their shops, sections, order types, days or dishes exclude each other. */
function canMeet(one: DiscountRule, other: DiscountRule): boolean {
  return (
    isOn(one) &&
    isOn(other) &&
    shareOne(one.shops, other.shops) &&
    shareOne(one.sections, other.sections) &&
    shareOne(one.orderType, other.orderType) &&
    !endsBefore(one, other) &&
    !endsBefore(other, one) &&
    !excludes(one, other) &&
    !excludes(other, one)
  );
}

const isOn = ({ status = 'active' }: DiscountRule) => status === 'active';

function endsBefore({ endDate }: DiscountRule, { startDate }: DiscountRule): boolean {
  return endDate !== undefined && startDate !== undefined && endDate.slice(0, 10) < startDate.slice(0, 10);
}

/** Returns true if an exclusion of one rule matches every dish that a demand of the other needs. */
function excludes({ conditions = [] }: DiscountRule, { conditions: others = [] }: DiscountRule): boolean {
  const exclusions = conditions.filter(({ for: kind }) => kind === 'exclude').map(dishMatch);
  const demands = others.filter(({ for: kind = 'product' }) => kind === 'product').map(dishMatch);
  return exclusions.some((match) => demands.some((demand) => isCovered(demand, match)));
}

/** A bill on which the order of two rules counts: its total in their order, and with the two swapped. */
export type OrderEffect = {
  readonly earlier: RuleId;
  readonly later: RuleId;
  readonly total: Minor;
  readonly swapped: Minor;
  readonly points: number;
  readonly swappedPoints: number;
};

/** The surroundings in which rules are tried: a shop with its catalogue and a moment. */
export type TrialSetting = Pick<BillInput, 'now' | 'shop' | 'section' | 'catalogue' | 'taxes'>;

/**
 * Returns the pairs whose order changes what a guest pays or earns, each with a bill of the engine that shows it (office
 * B4.2): an order that meets the conditions of both, priced with the two rules alone, in their order and swapped.
 */
export function orderEffects(rules: readonly DiscountRule[], setting: TrialSetting): readonly OrderEffect[] {
  const byId = new Map(rules.map((rule) => [rule._id, rule]));
  return companyOf(rules).flatMap(({ earlier, later, relation }) => {
    const [one, other] = [byId.get(earlier), byId.get(later)];
    if (relation.kind === 'neverMeet' || one === undefined || other === undefined) return [];
    return orderEffect(one, other, setting);
  });
}

const MEMBER = { _id: 'trial', status: 'active' } as const;

function orderEffect(one: DiscountRule, other: DiscountRule, setting: TrialSetting): readonly OrderEffect[] {
  const products = [...linesFor(one, setting), ...linesFor(other, setting)].map((line, at) => ({
    ...line,
    id: `t${at}`,
  }));
  const type = commonType(one, other);
  const billOf = (first: DiscountRule, second: DiscountRule) =>
    priceBill({
      ...setting,
      user: MEMBER,
      session: {
        type,
        products,
        modifiers: modifiersOf(one, other),
        tables: [{ item: 'trial', capacity: 2 }],
      },
      discounts: [anyTime(first, 0), anyTime(second, 1)],
    });
  if (products.length === 0) return [];
  const [bill, swapped] = [billOf(one, other), billOf(other, one)];
  if (bill.total === swapped.total && bill.points === swapped.points) return [];
  const figures = { total: bill.total, swapped: swapped.total };
  const points = { points: bill.points, swappedPoints: swapped.points };
  return [{ earlier: one._id, later: other._id, ...figures, ...points }];
}

/** Returns a rule that is tried now, whatever its dates, shops and sections, at a place in the order. */
function anyTime(rule: DiscountRule, priority: number): DiscountRule {
  const { startDate: _start, endDate: _end, shops: _shops, sections: _sections, ...kept } = rule;
  return { ...kept, priority, automaticAddFreeProduct: true };
}

function commonType({ orderType: one = [] }: DiscountRule, { orderType: other = [] }: DiscountRule) {
  const shared =
    one.length === 0 ? other : other.length === 0 ? one : one.filter((type) => other.includes(type));
  return shared[0] ?? 'dineIn';
}

function modifiersOf(...rules: readonly DiscountRule[]): readonly string[] {
  return rules.flatMap(({ conditions = [] }) =>
    conditions.flatMap(({ includeModifier = [] }) => includeModifier.slice(0, 1)),
  );
}

/** The most pieces of one line that is tried. */
const MAX_PIECES = 99;

/** Returns lines that meet the conditions of a rule, of the first dishes that match; some dish if it asks for none. */
function linesFor(rule: DiscountRule, setting: TrialSetting): readonly Omit<CartLine, 'id'>[] {
  const demands = (rule.conditions ?? []).filter(({ for: kind }) => kind !== 'exclude');
  const targets = (rule.discountRules ?? []).filter(({ for: kind }) => kind !== 'exclude');
  const asked = [...demands, ...targets];
  return (asked.length === 0 ? [{}] : asked).flatMap((condition) => {
    const product = firstMatch(condition, setting);
    if (product === undefined) return [];
    const { minQty = 0, minTotal = 0, afterMinTotal = 0 } = condition;
    // a discount of the other rule may take some of it off
    const amount = Math.max(minTotal, afterMinTotal * 2);
    const forAmount = product.price > 0 ? Math.ceil(amount / product.price) : 1;
    return [
      { product: product._id, quantity: Math.min(MAX_PIECES, Math.max(1, Math.ceil(minQty), forAmount)) },
    ];
  });
}

function firstMatch(
  condition: Parameters<typeof matchesLine>[0],
  { catalogue, section }: TrialSetting,
): Product | undefined {
  const { sections: _sections, excludeSections: _not, ...dishes } = condition;
  const isAny = condition.for === 'order';
  for (const product of catalogue.products.values()) {
    const line: CartLine = { id: 'trial', product: product._id, quantity: 1 };
    // the cast is sound: a condition looks at the line, its product and its options only
    const candidate = { line, product } as Parameters<typeof matchesLine>[1];
    if (product.price > 0 && (isAny || matchesLine(dishes, candidate, section?._id))) return product;
  }
  return undefined;
}
