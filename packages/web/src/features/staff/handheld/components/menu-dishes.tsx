import type { Product } from '@comanda/contract';
import { stepOf, unitPrice } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Chip, ChipRow } from '../../../../ui/controls/chip.tsx';
import { CustomSheet, type Dishes, type SalePlace } from '../../sale/index.ts';
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

/** Words for a search without a result, which may be rung up as something that the menu lacks (till T4.3). */
function NoneFound({ hand, dishes }: Pick<MenuDishesProps, 'hand' | 'dishes'>) {
  const { t } = useTranslation('handheld');
  const [isOpen, setOpen] = useState(false);
  const name = dishes.search.trim();
  return (
    <div className={css.none}>
      <p role="status">{t('till:noneFound')}</p>
      {dishes.isSearching && (
        <Button variant="plain" icon="plus" onClick={() => setOpen(true)}>
          {t('till:custom.named', { name })}
        </Button>
      )}
      <CustomSheet
        open={isOpen}
        name={name}
        onClose={() => setOpen(false)}
        onProduct={(product) => {
          hand.dispatch({ type: 'customRung', id: crypto.randomUUID(), product });
          setOpen(false);
          dishes.setSearch('');
        }}
      />
    </div>
  );
}

/** Dishes of the chosen category or of the search, each with its price at this place. */
export function MenuDishes({ place: { type }, hand, dishes, onRing }: MenuDishesProps) {
  const { t } = useTranslation('handheld');
  const { data, catalogue } = useReadyCatalogue();
  const context = { shop: data.shop, session: { type }, catalogue, step: stepOf(data.shop) };
  if (dishes.products.length === 0) return <NoneFound {...{ hand, dishes }} />;
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
