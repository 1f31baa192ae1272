import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { Avoided, DietaryFilter, EatingDiet } from '../state/dietary-filter.ts';

/** Returns the names of allergens and diets, alone and as a list. */
export function useDietaryNames() {
  const { t } = useTranslation('dietary-filter');
  const { locale } = useLocale();
  const avoided = (what: Avoided) => t(what === 'spicy' ? 'hot' : `allergen.${what}`);
  const diet = (what: EatingDiet) => t(`diet.${what}`);
  const listText = (names: readonly string[]) =>
    names.join(t('common:listComma')).toLocaleLowerCase(locale.intl);
  const described = ({ without, diets }: DietaryFilter, list: 'withoutList' | 'noneOf') => {
    const foods = without.filter((what) => what !== 'spicy');
    const left = [
      ...(foods.length > 0 ? [t(list, { list: listText(foods.map(avoided)) })] : []),
      ...(without.includes('spicy') ? [t('notSpicy')] : []),
    ];
    const [first = '', ...others] = Array.from([...diets.map(diet), ...left].join(t('common:listComma')));
    return [first.toLocaleUpperCase(locale.intl), ...others].join('');
  };
  /** Summarises a filter, such as "Vegetarian, without egg, milk, not spicy". */
  const summary = (filter: DietaryFilter) => described(filter, 'withoutList');
  /** Says what a filter amounts to, such as "Vegetarian, no egg, milk, not spicy". */
  const outcome = (filter: DietaryFilter) => described(filter, 'noneOf');
  return { t, avoided, diet, listText, summary, outcome };
}
