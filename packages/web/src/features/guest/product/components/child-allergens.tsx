import type { Product } from '@comanda/contract';
import { useDietaryNames } from '../../dietary-filter/index.ts';
import css from './allergens.module.css';

type ChildAllergensProps = {
  readonly product: Product;
  /** Name of the set item, numbered where the same dish is chosen more than once. */
  readonly name: string;
};

/** Lists the allergens of a chosen set item below it. */
export function ChildAllergens({ product: { allergens }, name }: ChildAllergensProps) {
  const { t, listText, avoided } = useDietaryNames();
  const text =
    allergens === undefined
      ? t('unknown')
      : allergens.length === 0
        ? t('noneShort')
        : t('choiceContains', { list: listText(allergens.map(avoided)) });
  return (
    <p className={css.child}>
      <b>{name}</b> {text}
    </p>
  );
}
