import { type DiscountRule, type Edit, LANGUAGES, WHOLE } from '@comanda/domain';
import { useCallback } from 'react';
import { useSentenceTexts } from '../../../../data/offers/use-sentence-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DescribedEdit } from '../../changes/index.ts';
import { useDescribe } from '../../menu/index.ts';
import { useDescribeProgramme } from './use-describe-programme.ts';
import type { RuleLists } from './use-rule-lists.ts';
import { useRuleNames } from './use-rule-names.ts';

/** The fields whose edits are named; conditions and lists of shops are said by the rule's sentence. */
const FIELDS = {
  status: 'status',
  priority: 'priority',
  discount: 'discount',
  discountType: 'discountType',
  type: 'type',
  for: 'for',
  source: 'source',
  startDate: 'startDate',
  endDate: 'endDate',
  conditions: 'conditions',
  discountRules: 'discountRules',
  shops: 'shops',
  sections: 'sections',
  orderType: 'orderType',
  repeat: 'repeat',
  rules: 'rules',
  rulesDiscount: 'rulesDiscount',
  ruleType: 'ruleType',
  freeProducts: 'freeProducts',
  fixedPoint: 'fixedPoint',
  percentagePoint: 'percentagePoint',
  beforeServiceCharge: 'beforeServiceCharge',
} as const;

/** Returns the function that says an edit of the open set in words: of a rule by its sentence, of members or the menu. */
export function useDescribeRules(lists: Pick<RuleLists, 'menu' | 'all'>): (edit: Edit) => DescribedEdit {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const ofMenu = useDescribe(lists.menu);
  const { names } = useRuleNames(lists);
  const { sentence } = useSentenceTexts(names);
  const ofProgramme = useDescribeProgramme(lists);
  const { all } = lists;
  return useCallback(
    (edit) => {
      if (edit.list !== 'orderDiscounts') return ofProgramme(edit) ?? ofMenu(edit);
      const rule = all.find(({ id }) => id === edit.entity);
      const title = say(rule?.now.name) || t('promotions.unnamed');
      const [first = '', second] = edit.path.split('.');
      const language = LANGUAGES.find(({ field }) => field === second);
      if (edit.path === WHOLE || first === 'archivedAt' || language !== undefined) {
        const described = ofMenu(edit);
        // the cast is sound: the value of a whole document is one
        const said = (value: unknown) => (value ? sentence(value as DiscountRule, 'staff') : '');
        return { ...described, title, ...(edit.path === WHOLE && { valueText: said }) };
      }
      const known = Object.keys(FIELDS).find((each): each is keyof typeof FIELDS => each === first);
      const valueText = (value: unknown): string => {
        if (value === undefined || value === null || rule === undefined) return '';
        // the sentence says the value in its place
        if (typeof value === 'object') return sentence({ ...rule.now, [first]: value }, 'staff');
        if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
        if (first === 'discount' && typeof value === 'number')
          return sentence({ ...rule.now, discount: value }, 'staff');
        if (first === 'status') return t(value === 'disabled' ? 'promotions.state.off' : 'changes.yes');
        return typeof value === 'number' ? String(value) : sentence({ ...rule.now, [first]: value }, 'staff');
      };
      return {
        title,
        field: known === undefined ? t('changes.field.other') : t(`promotions.field.${FIELDS[known]}`),
        valueText,
      };
    },
    [ofMenu, ofProgramme, all, say, sentence, t],
  );
}
