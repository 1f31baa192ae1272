import type { OrderDiscount } from '@comanda/contract';
import { ARCHIVED_AT, type Edit, LANGUAGES, rulesValidAt, type Shop } from '@comanda/domain';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import { editOf } from '../../fields/index.ts';

/** A rule as it is published and as the open set has it. */
export type DraftedRule = DraftedDocument<OrderDiscount>;
/** A demand of a rule. */
export type RuleCondition = NonNullable<OrderDiscount['conditions']>[number];

/** The state of a rule: `new` is drafted and never published. */
export type RuleState = 'new' | 'archived' | 'off' | 'scheduled' | 'ended' | 'live';

/** Returns the state of a rule at a moment, by the clock of the shop. */
export function ruleState({ live, now }: DraftedRule, shop: Shop, at: string): RuleState {
  if (now[ARCHIVED_AT] !== undefined) return 'archived';
  if (live === undefined) return 'new';
  if (now.status === 'disabled') return 'off';
  const { startDate, endDate } = now;
  const isOn = (rule: { readonly startDate?: string; readonly endDate?: string }) =>
    rulesValidAt([rule], { shop, at }).length > 0;
  if (endDate !== undefined && !isOn({ endDate })) return 'ended';
  return startDate !== undefined && !isOn({ startDate }) ? 'scheduled' : 'live';
}

const rank = ({ now }: DraftedRule) => now.priority ?? 0;

/** Returns rules in the order in which they are applied (pricing P3.1). */
export function inRuleOrder(rules: readonly DraftedRule[]): readonly DraftedRule[] {
  return rules.toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
}

/**
 * Returns the edits that give rules the order of these ids: numbers that rise by one, of which those that are right
 * already stay.
 */
export function ruleOrderEdits(rules: readonly DraftedRule[], ids: readonly string[]): readonly Edit[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  let last = Number.NEGATIVE_INFINITY;
  return ids.flatMap((id, at) => {
    const rule = byId.get(id);
    if (rule === undefined) return [];
    const given = rank(rule);
    const next = byId.get(ids[at + 1] ?? '');
    // one that is above all before it stays, unless it leaves no room for the next
    const fits = given > last && (next === undefined || given < rank(next) || rank(next) <= last);
    const priority = fits ? given : Math.max(last + 1, at);
    last = priority;
    return priority === given ? [] : [editOf('orderDiscounts', rule, 'priority', priority)];
  });
}

/** Returns the number after the last rule. */
export function nextPriority(rules: readonly DraftedRule[]): number {
  return Math.max(0, ...rules.map(rank)) + 1;
}

/** Returns a new rule of a shop, which takes nothing off until it is told what. */
export function newRule(shop: string, name: string, priority: number): OrderDiscount {
  const names = Object.fromEntries(LANGUAGES.map(({ field }, at) => [field, at === 0 ? name : '']));
  return {
    _id: newRequestId(),
    // the cast is sound: these are all the fields that have to be there
    name: names as OrderDiscount['name'],
    type: 'discount',
    for: 'order',
    discountType: 'percent',
    discount: 10,
    source: 'automatic',
    shops: [shop],
    priority,
    status: 'disabled',
  };
}

const OWN = new Set(['_id', 'version', 'archivedAt', 'createdAt', 'updatedAt']);

/** Returns a copy of a rule with a new id, switched off, at the end of the order; `called` gives its name. */
export function copyOfRule(
  { now }: DraftedRule,
  priority: number,
  called: (name: string) => string,
): OrderDiscount {
  const kept = Object.fromEntries(Object.entries(now).filter(([field]) => !OWN.has(field)));
  const name = Object.fromEntries(
    Object.entries(now.name).map(([field, text]) => [field, text === '' ? '' : called(text)]),
  );
  // the cast is sound: what is left out is what the server keeps
  return { ...kept, _id: newRequestId(), name, priority, status: 'disabled' } as OrderDiscount;
}
