import { orderTypeProblem, type Product } from '@comanda/domain';
import { usePlace } from '../../session/state/place.ts';
import { useReadyCatalogue } from './catalogue-context.ts';

/** Returns whether a dish, or a part of it that must be chosen, may not leave the house while the order does. */
export function useIsEatInOnly(product: Product): boolean {
  const { catalogue } = useReadyCatalogue();
  const { mode } = usePlace();
  return orderTypeProblem(product, catalogue, mode) !== undefined;
}
