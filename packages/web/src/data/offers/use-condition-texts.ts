import type { Condition } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';

/** Maximum number of names listed before the rest is counted. */
const MAX_NAMED = 3;

/**
 * Returns the function that lists the dishes of conditions, such as `Siu mai, Spring rolls or 3 others`; undefined
 * for any dish.
 */
export function useConditionTexts() {
  const { t } = useTranslation('offers');
  const { say, locale } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  return (conditions: readonly Pick<Condition, 'product' | 'category'>[]): string | undefined => {
    const names = conditions.flatMap(({ product = [], category = [] }) =>
      product.length > 0
        ? product.map((id) => say(catalogue.products.get(id)?.name))
        : category.map((id) => say(data.categories.find(({ _id }) => _id === id)?.name)),
    );
    const known = names.filter((name) => name !== '');
    if (known.length === 0) return undefined;
    const others = known.length - MAX_NAMED + 1;
    const shown =
      known.length <= MAX_NAMED ? known : [...known.slice(0, MAX_NAMED - 1), t('others', { count: others })];
    return new Intl.ListFormat(locale.intl, { type: 'disjunction' }).format(shown);
  };
}
