import type { ProductOption } from '@comanda/contract';
import type { Selection } from '@comanda/domain';
import { type OptionRule, optionRule } from '../../../../data/cart/option-rule.ts';
import type { TranslateIn } from '../../../../i18n/messages.ts';

type T = TranslateIn<'product'>;
type Kinds = NonNullable<OptionRule['kinds']>;

function kindsText({ min, max }: Kinds, t: T): string {
  if (min === max) return t('rule.kinds', { count: max });
  return min > 0 ? t('rule.kindsRange', { min, max }) : t('rule.kindsUpTo', { count: max });
}

/** Adds the number of portions to a limit of kinds: "Choose up to 4 kinds, 6 portions in all". */
function portionsText({ min, max }: OptionRule, kinds: Kinds, t: T): string {
  const rule = kindsText(kinds, t);
  if (!Number.isFinite(max)) return rule;
  if (min === max) return t('rule.portions', { rule, count: max });
  if (min > kinds.min) return t('rule.portionsRange', { rule, min, max });
  return t(kinds.min === 0 ? 'rule.portions' : 'rule.portionsUpTo', { rule, count: max });
}

/** Returns the rule of an option in words, with what is left once some of several is chosen. */
export function ruleText(option: ProductOption, selections: readonly Selection[], t: T): string {
  const found = optionRule(option, selections);
  const { kind, min, max, left, kinds } = found;
  const rule = kinds === undefined ? t(`rule.${kind}`, { min, max }) : portionsText(found, kinds, t);
  const isCounting = max > 1 && Number.isFinite(max) && selections.length > 0 && left > 0;
  if (!isCounting) return rule;
  return t(option.allowQuantity ? 'rule.withPortionsLeft' : 'rule.withLeft', { rule, left });
}
