import type { Product } from '@comanda/contract';
import { askedOptions } from '@comanda/domain';
import { newLine } from '../../../../data/cart/new-line.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { dishStock } from '../../../../data/catalogue/dish-stock.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useAllowed } from '../../../../data/pricing/use-allowed.ts';
import { useIsEatInOnly } from '../../dish/index.ts';
import { useKiosk } from '../state/kiosk-context.ts';

/** Returns the stock of a dish in view of the order, its quantity in it, and the functions that change that. */
export function useKioskDish(product: Product) {
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const { lines, change } = useCart();
  const { dispatch } = useKiosk();
  const all = lines.filter((line) => line.product === product._id);
  const own = all.filter(({ fromProduct }) => fromProduct === undefined);
  const stock = dishStock(
    product,
    all.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const allowed = useAllowed(product._id) ?? Number.POSITIVE_INFINITY;
  const isEatInOnly = useIsEatInOnly(product);
  const isPlain = askedOptions(product, catalogue, mode).length === 0;
  const last = own.at(-1);
  const open = () => dispatch({ type: 'dishOpened', product: product._id });
  const setLast = (by: number) =>
    last && change({ type: 'lineQuantitySet', id: last.id, quantity: last.quantity + by });
  return {
    stock,
    isEatInOnly,
    isPlain,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Number of pieces that can be added. */
    more: Math.min(stock.more, allowed),
    open,
    /** Adds one piece; a dish with choices opens. */
    add: () => {
      if (!isPlain) return open();
      if (last !== undefined) setLast(1);
      else change({ type: 'lineAdded', ...newLine(product, catalogue, mode) });
    },
    less: () => setLast(-1),
  };
}
