import type { Product } from '@comanda/contract';
import { Link } from 'react-router';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { toProduct } from '../../../../lib/routes.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import css from './dish.module.css';

type Mark = { readonly icon: IconName; readonly word: 'spicy' | 'vegetarian' };

function marksOf({ diets = [] }: Product): readonly Mark[] {
  const marks: Mark[] = [];
  if (diets.includes('spicy')) marks.push({ icon: 'chilli', word: 'spicy' });
  if (diets.includes('vegetarian') || diets.includes('vegan'))
    marks.push({ icon: 'leaf', word: 'vegetarian' });
  return marks;
}

type DishNameProps = { readonly product: Product; readonly isShown?: boolean | undefined };

/** Renders a dish's name with its diet marks, as a link to it unless it is only looked at. */
export function DishName({ product, isShown }: DishNameProps) {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  return (
    <h3 className={css.name}>
      {isShown ? (
        say(product.name)
      ) : (
        <Link to={toProduct(product._id)} state={{ overMenu: true }} preventScrollReset className={css.link}>
          {say(product.name)}
        </Link>
      )}
      {marksOf(product).map(({ icon, word }) => (
        <span key={word} className={icon === 'leaf' ? css.leaf : css.hot}>
          <Icon name={icon} size="s" label={t(`diet.${word}`)} />
        </span>
      ))}
    </h3>
  );
}
