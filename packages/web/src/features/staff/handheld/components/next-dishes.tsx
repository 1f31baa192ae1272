import type { Product } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { nextDishes } from '../state/next-dishes.ts';
import css from './bill-view.module.css';
import { DishPicture } from './dish-picture.tsx';

type NextDishesProps = { readonly hand: HandOrder; readonly onRing: (product: Product) => void };

/** Dishes that are often asked for next, a touch each; nothing where nothing goes with the table's dishes. */
export function NextDishes({ hand, onRing }: NextDishesProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { place, order, section } = hand;
  const question = { catalogue, section, orderType: place.type, selfOrder: false } as const;
  const dishes = nextDishes(place.session, order.cart.lines, question);
  if (dishes.length === 0) return null;
  return (
    <fieldset className={css.next} aria-label={t('next')}>
      {dishes.map((dish) => (
        <button key={dish._id} type="button" className={css.again} onClick={() => onRing(dish)}>
          <DishPicture product={dish} className={css.againPicture} />
          <span>{say(dish.name)}</span>
        </button>
      ))}
    </fieldset>
  );
}
