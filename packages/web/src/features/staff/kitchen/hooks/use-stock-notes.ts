import type { Product } from '@comanda/contract';
import { useMemo } from 'react';
import { readList } from '../../../../data/calls/read-list.ts';
import { type LiveList, useLiveList } from '../../../../data/calls/use-live-list.ts';
import { stockNotes } from '../state/stock-notes.ts';

/** Returns the dishes of a shop that are sold out or low, live. */
export function useStockNotes(shop: string) {
  const list = useMemo<LiveList<Product>>(
    () => ({
      queryKey: ['kitchenStock', shop],
      topic: 'products',
      // the cast is sound: the events of products carry the product
      apply: (products, product) =>
        products.map((each) => (each._id === (product as Product)._id ? (product as Product) : each)),
      read: () => readList<Product>('products', { shops: shop }),
      isEnabled: true,
      refetch: 'inBackground',
    }),
    [shop],
  );
  const { data } = useLiveList(list);
  return useMemo(() => stockNotes(data ?? []), [data]);
}
