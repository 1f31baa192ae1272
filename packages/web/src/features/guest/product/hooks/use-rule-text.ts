import type { ProductOption } from '@comanda/contract';
import type { Selection } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ruleText } from '../state/rule-text.ts';
import type { ChoiceProblem } from '../state/short-choices.ts';

/** Returns the functions that describe options' rules and problems. */
export function useRuleText() {
  const { t } = useTranslation('product');
  const { say } = useLocale();
  const rule = (option: ProductOption, selections: readonly Selection[]) => ruleText(option, selections, t);
  const problem = (found: ChoiceProblem) => {
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
      case 'choiceEatInOnly':
        return t('problem.eatInOnly');
      case 'shortOfStock': {
        const name = say(found.name);
        return found.remaining > 0
          ? t('problem.onlyLeft', { name, count: found.remaining })
          : t('problem.soldOut', { name });
      }
      default:
        return t('problem.changed');
    }
  };
  return { rule, problem, fixed: t('rule.fixed') };
}
