import type { Product } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useDietaryNames } from '../../dietary-filter/index.ts';
import css from './allergens.module.css';

/** Lists the allergens of a chosen set item below it. */
export function ChildAllergens({ product: { name, allergens } }: { readonly product: Product }) {
  const { t, listText, avoided } = useDietaryNames();
  const { say } = useLocale();
  const text =
    allergens === undefined
      ? t('unknown')
      : allergens.length === 0
        ? t('noneShort')
        : t('choiceContains', { list: listText(allergens.map(avoided)) });
  return (
    <p className={css.child}>
      <b>{say(name)}</b> {text}
    </p>
  );
}
