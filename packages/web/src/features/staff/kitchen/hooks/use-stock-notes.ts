import type { Product } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { keepFresh } from '../../../../data/calls/keep-fresh.ts';
import { readList } from '../../../../data/calls/read-list.ts';
import { useEventBuffer } from '../../../../lib/event-buffer.ts';
import { stockNotes } from '../state/stock-notes.ts';

/** Returns the dishes of a shop that are sold out or low, live. */
export function useStockNotes(shop: string) {
  const queries = useQueryClient();
  const buffer = useEventBuffer<readonly Product[]>();
  useEffect(() => {
    const key = ['kitchenStock', shop];
    const stopEvents = connection.onEvent('products', 'patched', (product) => {
      const change = (products: readonly Product[]) =>
        products.map((each) => (each._id === product._id ? product : each));
      queries.setQueryData<readonly Product[]>(key, (products) => products && change(products));
      buffer.record(change);
    });
    const fresh = keepFresh(queries, key, { inBackground: true });
    const stopConnected = connection.onConnected(fresh.now);
    return () => {
      fresh.stop();
      stopEvents();
      stopConnected();
    };
  }, [shop, queries, buffer]);
  return useQuery({
    queryKey: ['kitchenStock', shop],
    queryFn: () => buffer.read(() => readList<Product>('products', { shops: shop })),
    select: stockNotes,
  });
}
