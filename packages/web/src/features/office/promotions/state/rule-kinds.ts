import type { OrderDiscount } from '@comanda/contract';
import { type Language, matchesKeyword } from '@comanda/domain';
import { missingNames } from '../../menu/index.ts';

/** The kinds by which promotions are filtered: by who gets them, those that give points, and those to complete. */
export const RULE_KINDS = [
  'all',
  'automatic',
  'coupon',
  'gift',
  'vip',
  'manual',
  'points',
  'missing',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Returns true if a rule is of a kind and has the searched words in one of its names. */
export function isOfKind(
  rule: { readonly now: OrderDiscount },
  kind: RuleKind,
  { text, offered }: { readonly text: string; readonly offered: readonly Language[] },
): boolean {
  const { now } = rule;
  if (!matchesKeyword(now, text)) return false;
  if (kind === 'all') return true;
  if (kind === 'points') return now.type === 'point';
  if (kind === 'missing') return missingNames(rule, offered).length > 0;
  return (now.source ?? 'automatic') === kind;
}
