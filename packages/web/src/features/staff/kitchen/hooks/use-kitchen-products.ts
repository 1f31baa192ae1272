import type { Product } from '@comanda/contract';
import { useMemo } from 'react';
import { readList } from '../../../../data/calls/read-list.ts';
import { type LiveList, useLiveList } from '../../../../data/calls/use-live-list.ts';

/** Returns the query key of the kitchen's products. */
export function kitchenProductsKey(shop: string) {
  return ['kitchenStock', shop] as const;
}

/** Returns the products of a shop, live; undefined until they have been read. */
export function useKitchenProducts(shop: string): readonly Product[] | undefined {
  const list = useMemo<LiveList<Product>>(
    () => ({
      queryKey: kitchenProductsKey(shop),
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
  return useLiveList(list).data;
}
