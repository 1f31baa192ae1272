import type { ProductOption } from '@comanda/contract';
import type { OptionProblem, Selection } from '@comanda/domain';
import { useTranslation } from '../../../lib/use-translation.ts';
import { optionRule } from '../state/option-rule.ts';

const kindsKey = ({ min, max }: { readonly min: number; readonly max: number }) =>
  min === max ? 'rule.ofKinds' : min > 0 ? 'rule.ofKindsRange' : 'rule.ofKindsUpTo';

/** The words of options' rules, and of what is wrong with what was chosen. */
export function useRuleText() {
  const { t } = useTranslation('guest');
  const rule = (option: ProductOption, selections: readonly Selection[]) => {
    const { kind, min, max, left, kinds } = optionRule(option, selections);
    const pieces = t(`rule.${kind}`, { min, max });
    const words = kinds === undefined ? pieces : t(kindsKey(kinds), { rule: pieces, ...kinds });
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
