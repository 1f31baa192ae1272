import type { Allergen } from '@comanda/contract';
import { useAllergenList } from '../../../../data/sessions/use-allergen-list.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Returns the function that says which allergies the kitchen was told of; undefined for none. */
export function useAllergyText(): (allergens: readonly Allergen[]) => string | undefined {
  const { t } = useTranslation('order');
  const { locale } = useLocale();
  const list = useAllergenList();
  return (allergens) =>
    allergens.length === 0
      ? undefined
      : t('fact.allergies', { list: list(allergens).toLocaleLowerCase(locale.intl) });
}
