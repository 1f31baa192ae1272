import { orderTypeProblem, type Product } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';

/** Returns whether a dish, or a part of it that must be chosen, may not leave the house while the order does. */
export function useIsEatInOnly(product: Product): boolean {
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  return orderTypeProblem(product, catalogue, mode) !== undefined;
}
