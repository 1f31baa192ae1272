import type { Allergen, Product } from '@comanda/contract';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import css from './allergens.module.css';

const SIGNS: Readonly<Partial<Record<Allergen, IconName>>> = {
  wheat: 'wheat',
  egg: 'egg',
  milk: 'milk',
  soy: 'soy',
  peanut: 'peanut',
  nuts: 'peanut',
  fish: 'fish',
  shellfish: 'shrimp',
  molluscs: 'shrimp',
};

/** What a dish contains; a list that was never made says so instead of keeping silent. */
export function Allergens({ product }: { readonly product: Product }) {
  const { t } = useTranslation('guest');
  const { allergens } = product;
  if (allergens === undefined) return <p className={css.unknown}>{t('allergen.unknown')}</p>;
  if (allergens.length === 0) return <p className={css.unknown}>{t('allergen.none')}</p>;
  return (
    <ul className={css.list} aria-label={t('allergen.contains')}>
      {allergens.map((allergen) => (
        <li key={allergen} className={css.item}>
          <Icon name={SIGNS[allergen] ?? 'alert'} size="s" />
          {t(`allergen.${allergen}`)}
        </li>
      ))}
    </ul>
  );
}
