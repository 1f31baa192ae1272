import type { DiscountRule, RuleId } from '../model/index.ts';
import type { Discounters, PromotedLine } from './promoted-line.ts';

/** Returns true if a rule cannot be combined with the rules already applied (pricing P3.5). */
export function isDenied(rule: DiscountRule, applied: readonly DiscountRule[]): boolean {
  return stackingConflict(rule, applied) !== undefined;
}

/** Finds the first applied rule that a rule cannot be combined with, and which of the two refuses (pricing P3.5). */
export function stackingConflict(
  rule: DiscountRule,
  applied: readonly DiscountRule[],
): { readonly other: DiscountRule; readonly refuser: DiscountRule } | undefined {
  for (const other of applied) {
    if (refuses(rule, other._id)) return { other, refuser: rule };
    if (refuses(other, rule._id)) return { other, refuser: other };
  }
  return undefined;
}

/** Returns true if a rule refuses lines because of the rules that discounted them (pricing P4.1, `rulesDiscount`). */
export function refusesDiscounted(
  { ruleType, rulesDiscount = [] }: DiscountRule,
  lines: readonly PromotedLine[],
  positions: readonly number[],
): boolean {
  // an empty list refuses nothing, whichever kind it is
  if (ruleType === undefined || rulesDiscount.length === 0) return false;
  const isDenylist = ruleType === 'denylist';
  return positions.some((position) =>
    isDiscountedBy(lines[position]?.discountedBy, (rule) => rulesDiscount.includes(rule) === isDenylist),
  );
}

function isDiscountedBy(last: Discounters | undefined, isRefused: (rule: RuleId) => boolean): boolean {
  for (let entry = last; entry !== undefined; entry = entry.earlier) {
    if (isRefused(entry.rule)) return true;
  }
  return false;
}

function refuses({ ruleType, rules = [] }: DiscountRule, other: RuleId): boolean {
  if (ruleType === 'denylist') return rules.includes(other);
  return ruleType === 'allowlist' && !rules.includes(other);
}
