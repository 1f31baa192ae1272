import { useLocale } from '../../../app/locale.ts';
import type { Avoided, EatingDiet, FoodFilter } from '../state/food-filter.ts';
import { useFoodWords } from '../words.ts';

/** The names of what is left out and kept to, alone and in a row. */
export function useFoodNames() {
  const { t } = useFoodWords();
  const { locale } = useLocale();
  const avoided = (what: Avoided) => t(what === 'spicy' ? 'hot' : `allergen.${what}`);
  const diet = (what: EatingDiet) => t(`diet.${what}`);
  const row = (names: readonly string[]) =>
    locale.code === 'en' ? names.join(', ').toLocaleLowerCase(locale.iso) : names.join('、');
  /** "Vegetarian, without egg, milk". */
  const summary = ({ without, diets }: FoodFilter) => {
    const left = without.length > 0 ? [t('withoutList', { list: row(without.map(avoided)) })] : [];
    const [first = '', ...others] = Array.from([...diets.map(diet), ...left].join(t('listComma')));
    return [first.toLocaleUpperCase(locale.iso), ...others].join('');
  };
  return { t, avoided, diet, row, summary };
}
