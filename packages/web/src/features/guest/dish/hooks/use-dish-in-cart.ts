import type { Product } from '@comanda/contract';
import { askedOptions } from '@comanda/domain';
import { useNavigate } from 'react-router';
import { newLine } from '../../../../data/cart/new-line.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { type DishStock, dishStock } from '../../../../data/catalogue/dish-stock.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useAllowed } from '../../../../data/pricing/use-allowed.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { toProduct } from '../../../../lib/routes.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useIsEatInOnly } from './use-is-eat-in-only.ts';

/** Returns the quantity of a dish in the cart, its stock, and the handlers of its plus and minus buttons. */
export function useDishInCart(product: Product) {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const { lines, change } = useCart();
  const navigate = useNavigate();
  const toast = useToast();
  const own = lines.filter((line) => line.product === product._id && line.fromProduct === undefined);
  const anywhere = lines.filter((line) => line.product === product._id);
  const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
  const allowed = useAllowed(product._id) ?? Number.POSITIVE_INFINITY;
  const left: DishStock = dishStock(
    product,
    anywhere.reduce((sum, line) => sum + line.quantity, 0),
  );
  // at a limit, a row without a stepper keeps its plus button, which then explains the limit
  const stock = quantity > 0 ? { ...left, more: Math.min(left.more, allowed) } : left;
  const last = own.at(-1);
  const isEatInOnly = useIsEatInOnly(product);
  const isPlain = askedOptions(product, catalogue, mode).length === 0;

  const open = () =>
    navigate(toProduct(product._id), { state: { overMenu: true }, preventScrollReset: true });
  const add = () => {
    if (!isPlain) return open();
    if (allowed <= 1) toast.success(t('limit.reached'));
    if (allowed === 0) return;
    if (last !== undefined) {
      change({ type: 'lineQuantitySet', id: last.id, quantity: last.quantity + 1 });
      return;
    }
    const { line, children } = newLine(product, catalogue, mode);
    change({ type: 'lineAdded', line, children });
    if (allowed === 1) return;
    toast.success(t('added', { name: say(product.name) }), {
      label: t('common:undo'),
      onClick: () => change({ type: 'lineRemoved', id: line.id }),
    });
  };
  const less = () => {
    if (last !== undefined) change({ type: 'lineQuantitySet', id: last.id, quantity: last.quantity - 1 });
  };
  return { quantity, stock, isEatInOnly, isPlain, open, add, less };
}
