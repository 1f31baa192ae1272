import type { Product } from '@comanda/contract';
import { stepOf, unitPrice } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Chip, ChipRow } from '../../../../ui/controls/chip.tsx';
import type { Dishes, SalePlace } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { DishTile } from './dish-tile.tsx';
import css from './menu-view.module.css';

/** Categories of the menu; nothing while dishes are searched for. */
export function MenuCategories({ dishes }: { readonly dishes: Dishes }) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  if (dishes.isSearching) return null;
  return (
    <ChipRow label={t('till:categories')}>
      {dishes.groups.map(({ id, category }) => (
        <Chip key={id} pressed={dishes.current?.id === id} onClick={() => dishes.chooseCategory(id)}>
          {category === undefined ? t('till:quick') : say(category.name)}
        </Chip>
      ))}
    </ChipRow>
  );
}

type MenuDishesProps = {
  readonly place: SalePlace;
  readonly hand: HandOrder;
  readonly dishes: Dishes;
  readonly onRing: (product: Product) => void;
};

/** Dishes of the chosen category or of the search, each with its price at this place. */
export function MenuDishes({ place: { type }, hand, dishes, onRing }: MenuDishesProps) {
  const { t } = useTranslation('handheld');
  const { data, catalogue } = useReadyCatalogue();
  const context = { shop: data.shop, session: { type }, catalogue, step: stepOf(data.shop) };
  if (dishes.products.length === 0)
    return (
      <p className={css.none} role="status">
        {t('till:noneFound')}
      </p>
    );
  return (
    <fieldset className={css.dishes} aria-label={t('till:dishKeys')}>
      {dishes.products.map((product) => (
        <DishTile
          key={product._id}
          product={product}
          price={unitPrice({ id: 'price', product: product._id, quantity: 1 }, context)}
          count={hand.pieces.get(product._id) ?? 0}
          onRing={onRing}
        />
      ))}
    </fieldset>
  );
}
