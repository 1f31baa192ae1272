import type { QueryClient } from '@tanstack/react-query';
import { CATALOGUE_FRESH_MS, catalogueKey, readCatalogue } from './read-catalogue.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

type Asked = { readonly shop: string; readonly answer: Promise<ShopCatalogue> };

/**
 * Puts the catalogue requested before the program ran into the query cache; if that request fails, the query fetches
 * as usual. Settles when the catalogue is there or has failed.
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
