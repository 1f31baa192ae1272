import { useOffice } from '../../frame/index.ts';
import type { Dish } from '../state/dishes.ts';
import { ownPrice, ownPricePath, readPrice } from '../state/price.ts';
import { useDocumentEdit } from './use-document-edit.ts';
import { usePriceProblem } from './use-price-problem.ts';

/**
 * Returns the price of a dish that the person signed in may change, and the function that commits a typed one: managers
 * set their shop's own (B6.1). Without the shop's own price the dish's counts.
 */
export function useDishPrice(dish: Dish, own?: string) {
  const problemText = usePriceProblem();
  const { session, shop } = useOffice();
  const edit = useDocumentEdit('products', dish);
  if (shop === undefined) throw new Error('no shop yet: the editor waits for it');
  const shopId = own ?? (session.staff.role === 'manager' ? session.shop : undefined);
  const isOwn = shopId !== undefined;
  const priceOf = ({ now, live }: Dish, at: 'now' | 'live') => {
    const product = at === 'now' ? now : live;
    if (product === undefined) return undefined;
    return isOwn
      ? (ownPrice(product, shopId) ?? (own === undefined ? product.price : undefined))
      : product.price;
  };
  const commit = (typed: string): string | undefined => {
    const read = readPrice(typed, { shop, isOptional: isOwn });
    if (!read.ok) return problemText(read.problem);
    const path = isOwn ? ownPricePath(shopId) : 'price';
    if (read.price !== priceOf(dish, 'now')) edit(path, read.price);
    return undefined;
  };
  return { shop, price: priceOf(dish, 'now'), before: priceOf(dish, 'live'), commit };
}
