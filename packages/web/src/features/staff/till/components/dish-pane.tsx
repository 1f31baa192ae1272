import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { Dishes } from '../hooks/use-dishes.ts';
import type { Place } from '../state/place.ts';
import { Categories } from './categories.tsx';
import { DishKeys } from './dish-keys.tsx';
import css from './dish-pane.module.css';

export type DishPaneProps = {
  readonly dishes: Dishes;
  readonly place: Place;
  /** Pieces of each product on the bill. */
  readonly pieces: ReadonlyMap<string, number>;
};

/** Categories beside the keys of their dishes, or of those found. */
export function DishPane({ dishes, place, pieces }: DishPaneProps) {
  const { t } = useTranslation('till');
  return (
    <div className={css.pick}>
      <Categories
        groups={dishes.groups}
        current={dishes.isSearching ? undefined : dishes.current?.id}
        onChoose={dishes.chooseCategory}
      />
      {dishes.products.length === 0 ? (
        <p className={css.none} role="status">
          {t('noneFound')}
        </p>
      ) : (
        <DishKeys
          products={dishes.products}
          place={place}
          pieces={pieces}
          marked={dishes.marked?._id}
          label={t('dishKeys')}
          onRing={dishes.ring}
        />
      )}
    </div>
  );
}
