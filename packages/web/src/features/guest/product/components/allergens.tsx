import type { Product } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { dietaryIcon } from '../../dietary-filter/index.ts';
import css from './allergens.module.css';

type AllergensProps = {
  readonly product: Product;
  /** Set for a set, whose dishes list their own allergens. */
  readonly isSet?: boolean;
};

/** Lists a dish's allergens; says so explicitly when they are not on record. */
export function Allergens({ product: { allergens }, isSet = false }: AllergensProps) {
  const { t } = useTranslation('dietary-filter');
  if (allergens === undefined) return <p className={css.unknown}>{t('unknownLong')}</p>;
  if (allergens.length === 0) return <p className={css.unknown}>{t(isSet ? 'ofDishes' : 'none')}</p>;
  return (
    <>
      <ul className={css.list} aria-label={t('contains')}>
        {allergens.map((allergen) => (
          <li key={allergen} className={css.item}>
            <Icon name={dietaryIcon(allergen)} size="s" />
            {t(`allergen.${allergen}`)}
          </li>
        ))}
      </ul>
      {isSet && <p className={css.unknown}>{t('ofDishes')}</p>}
    </>
  );
}
