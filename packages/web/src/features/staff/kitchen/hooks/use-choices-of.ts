import type { Product, ProductOption } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../../data/calls/read-list.ts';
import { type SoldOutChoice, soldOutChoices } from '../state/sold-out-list.ts';

const NONE: readonly ProductOption[] = [];

/** Returns the query key of the options of a dish. */
export function kitchenOptionsKey({ options = [] }: Product) {
  return ['kitchenOptions', options] as const;
}

/** Returns the choices of a dish; none until its options have been read. */
export function useChoicesOf(product: Product): readonly SoldOutChoice[] {
  const { options = [] } = product;
  const { data = NONE } = useQuery({
    queryKey: kitchenOptionsKey(product),
    queryFn: () => readList<ProductOption>('productOptions', { _id: options }),
    enabled: options.length > 0,
  });
  return soldOutChoices(product, data);
}
