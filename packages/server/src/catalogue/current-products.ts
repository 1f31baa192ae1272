import type { Product } from '@comanda/contract';
import type { Reads } from '../db/index.ts';
import type { ProductKey } from './catalogue-reader.ts';
import type { InFlightReads } from './in-flight-reads.ts';
import type { MenuCache } from './menu-cache.ts';
import { readStock } from './read-changes.ts';
import { readById } from './read-pages.ts';
import { stockOfRows } from './stock-rows.ts';

type Parts = { readonly read: Reads; readonly inFlight: InFlightReads; readonly menus: MenuCache };

/**
 * Reads the stock of products in shops again and returns the products with it; unknown ones are left out. Documents of
 * shops whose menu is not in memory are read as well.
 */
export async function currentProducts(
  { read, inFlight, menus }: Parts,
  keys: readonly ProductKey[],
): Promise<readonly (ProductKey & { readonly current: Product })[]> {
  if (keys.length === 0) return [];
  const stock = await inFlight.applied(() => readStock(read, keys));
  const inMemory = ({ shop, product }: ProductKey) => menus.peek(shop)?.state.get('products', product);
  const others = keys.filter((key) => inMemory(key) === undefined).map(({ product }) => product);
  const documents = await readById(read, 'products', others, undefined);
  const fromRows = ({ shop, product }: ProductKey): Product | undefined => {
    const document = documents.find(({ _id }) => _id === product);
    const found = stock.find((change) => change.shop === shop && change.product === product);
    const { rows = [] } = found ?? {};
    return document && (rows.length === 0 ? document : { ...document, stock: stockOfRows(document, rows) });
  };
  return keys.flatMap((key) => {
    const current = inMemory(key) ?? fromRows(key);
    return current === undefined ? [] : [{ ...key, current }];
  });
}
