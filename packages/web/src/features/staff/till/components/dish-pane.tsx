import type { OrderType } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { Dishes } from '../../sale/index.ts';
import { Categories } from './categories.tsx';
import { DishKeys } from './dish-keys.tsx';
import css from './dish-pane.module.css';

export type DishPaneProps = {
  readonly dishes: Dishes;
  readonly type: OrderType;
  /** Pieces of each product on the bill. */
  readonly pieces: ReadonlyMap<string, number>;
  /** Rings up what was searched for as something that the menu lacks. */
  readonly onCustom: (name: string) => void;
};

/** Categories beside the keys of their dishes, or of those found. */
export function DishPane({ dishes, type, pieces, onCustom }: DishPaneProps) {
  const { t } = useTranslation('till');
  return (
    <div className={css.pick}>
      <Categories
        groups={dishes.groups}
        current={dishes.isSearching ? undefined : dishes.current?.id}
        onChoose={dishes.chooseCategory}
      />
      {dishes.products.length === 0 ? (
        <div className={css.none}>
          <p role="status">{t('noneFound')}</p>
          {dishes.isSearching && (
            <Button variant="plain" icon="plus" onClick={() => onCustom(dishes.search.trim())}>
              {t('custom.named', { name: dishes.search.trim() })}
            </Button>
          )}
        </div>
      ) : (
        <DishKeys
          products={dishes.products}
          type={type}
          pieces={pieces}
          marked={dishes.marked?._id}
          label={t('dishKeys')}
          onRing={dishes.ring}
        />
      )}
    </div>
  );
}
