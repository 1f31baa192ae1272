import type { Product } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useDraft } from '../../changes/index.ts';
import { creationOf } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { Dish } from '../state/dishes.ts';
import { copyOf, type DishStart, freeCode, newDish, nextOrder } from '../state/new-dish.ts';
import type { MenuLists } from './use-menu-lists.ts';

/** Returns the functions that add a dish to the open set: a new one, or a copy; both return its id. */
export function useDishCreation(lists: MenuLists) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const { session } = useOffice();
  const add = (product: Product): string => {
    change([creationOf('products', product)]);
    return product._id;
  };
  return {
    create: (start: Pick<DishStart, 'name' | 'language' | 'price' | 'category'>): string => {
      const home = lists.categories.find(({ id }) => id === start.category);
      const own = new Set(lists.sections.map(({ id }) => id));
      const sections = (home?.now.sections ?? []).filter((id) => own.has(id));
      const order = nextOrder(lists.dishes, start.category);
      return add(newDish({ ...start, id: newRequestId(), sections, shop: session.shop, order }));
    },
    duplicate: (dish: Dish): string => {
      const own = { id: newRequestId(), code: freeCode(dish.now.code, lists.all) };
      return add(copyOf(dish, own, (name) => t('menu.copyOf', { name })));
    },
  };
}
