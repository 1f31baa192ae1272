import type { DiscountRule } from '../model/promotion.ts';
import type { RuleId } from '../model/units.ts';

/** Whether a rule and the rules already applied cannot stand together (pricing P3.5). */
export function isDenied(rule: DiscountRule, applied: readonly DiscountRule[]): boolean {
  return applied.some((other) => refuses(rule, other._id) || refuses(other, rule._id));
}

/** Whether a rule takes no item that other rules have discounted so (pricing P4.1, `rulesDiscount`). */
export function refusesDiscountedBy(
  { ruleType, rulesDiscount = [] }: DiscountRule,
  rules: readonly RuleId[],
): boolean {
  if (ruleType === 'denylist') return rules.some((rule) => rulesDiscount.includes(rule));
  const isLimited = ruleType === 'allowlist' && rulesDiscount.length > 0;
  return isLimited && rules.some((rule) => !rulesDiscount.includes(rule));
}

function refuses({ ruleType, rules = [] }: DiscountRule, other: RuleId): boolean {
  if (ruleType === 'denylist') return rules.includes(other);
  return ruleType === 'allowlist' && !rules.includes(other);
}
