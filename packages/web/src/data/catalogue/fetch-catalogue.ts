import type { QueryClient } from '@tanstack/react-query';
import { CATALOGUE_FRESH_MS, catalogueKey, readCatalogue } from './read-catalogue.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

type Asked = { readonly shop: string; readonly answer: Promise<ShopCatalogue> };

/**
 * Takes the catalogue that was asked for before the program ran into the query cache; one that did not come is asked
 * for again as any other. Settles when it is there or could not be had.
 */
export function fetchCatalogue(queries: QueryClient, { shop, answer }: Asked): Promise<void> {
  let isFirst = true;
  return queries.prefetchQuery({
    queryKey: catalogueKey(shop),
    staleTime: CATALOGUE_FRESH_MS,
    queryFn: () => {
      const isAnswered = isFirst;
      isFirst = false;
      return isAnswered ? answer : readCatalogue(shop);
    },
  });
}
