import type { OrderDiscount } from '@comanda/contract';
import { ARCHIVED_AT, type Edit, RULE_SOURCES, rulesValidAt, type Shop } from '@comanda/domain';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import { editOf } from '../../fields/index.ts';
import type { RuleKind } from './rule-kinds.ts';

/** A rule as it is published and as the open set has it. */
export type DraftedRule = DraftedDocument<OrderDiscount>;
/** A demand of a rule. */
export type RuleCondition = NonNullable<OrderDiscount['conditions']>[number];

/** A demand on an option of a dish. */
export type OptionMatch = NonNullable<RuleCondition['productOption']>[number];

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
  return [...rules].sort((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
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

/** Returns a new rule of a shop and a kind, which is off: a tenth off the order, or points for what it costs. */
export function newRule(
  shop: string,
  name: OrderDiscount['name'],
  priority: number,
  kind: RuleKind = 'all',
): OrderDiscount {
  const source = RULE_SOURCES.find((each) => each === kind) ?? 'automatic';
  const effect =
    kind === 'points'
      ? ({ type: 'point', percentagePoint: 100 } as const)
      : ({ type: 'discount', for: 'order', discountType: 'percent', discount: 10 } as const);
  return {
    _id: newRequestId(),
    name,
    ...effect,
    source,
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
  return { ...copyOfDocument(now, called), priority, status: 'disabled' };
}

/** Returns a copy of a document with a new id and names of its own. */
export function copyOfDocument<Document extends { readonly _id: string; readonly name: object }>(
  document: Document,
  called: (name: string) => string,
): Document {
  const kept = Object.fromEntries(Object.entries(document).filter(([field]) => !OWN.has(field)));
  const name = Object.fromEntries(
    Object.entries(document.name).map(([field, text]) => [field, text ? called(text) : '']),
  );
  // the cast is sound: what is left out is what the server keeps
  return { ...kept, _id: newRequestId(), name } as unknown as Document;
}
