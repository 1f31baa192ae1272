import type { ProductOption } from '@comanda/contract';
import type { OptionProblem, Selection } from '@comanda/domain';
import { useTranslation } from '../../../lib/use-translation.ts';
import { optionRule } from '../state/option-rule.ts';

/** The words of options' rules, and of what is wrong with what was chosen. */
export function useRuleText() {
  const { t } = useTranslation('guest');
  const rule = (option: ProductOption, selections: readonly Selection[]) => {
    const { kind, min, max, left } = optionRule(option, selections);
    const words = t(`rule.${kind}`, { min, max });
    const isCounting = kind === 'upTo' && selections.length > 0 && left > 0;
    return isCounting ? t('rule.withLeft', { rule: words, left }) : words;
  };
  const problem = (found: OptionProblem) => {
    switch (found.code) {
      case 'required':
        return t('problem.required');
      case 'minPick':
        return t('problem.chooseMore', { count: found.minPick - found.picked });
      case 'maxPick':
        return t('problem.chooseFewer', { count: found.picked - found.maxPick });
      case 'minQuantity':
        return t('problem.chooseMore', { count: found.minQuantity - found.quantity });
      case 'maxQuantity':
        return t('problem.chooseFewer', { count: found.quantity - found.maxQuantity });
      default:
        return t('problem.changed');
    }
  };
  return { rule, problem };
}
