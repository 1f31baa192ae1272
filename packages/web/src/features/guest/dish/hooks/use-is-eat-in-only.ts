import { orderTypeProblem, type Product } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';

/** Returns true if the order leaves the premises and the dish, or a required part of it, must not. */
export function useIsEatInOnly(product: Product): boolean {
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  return orderTypeProblem(product, catalogue, mode) !== undefined;
}
