import type { Allergen } from '@comanda/contract';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns the function that lists allergens in text. */
export function useAllergenList(): (allergens: readonly Allergen[]) => string {
  const { t } = useTranslation('dietary-filter');
  return (allergens) => allergens.map((each) => t(`allergen.${each}`)).join(t('common:listComma'));
}
