import type { Product } from '@comanda/contract';
import { fromJsonText, type Reads } from '../db/index.ts';
import type { ShopList, ShopLists } from './catalogue-reader.ts';
import { SHOP_TABLES } from './catalogue-tables.ts';
import { readStock } from './read-changes.ts';
import { rowsById } from './read-menu.ts';
import { stockOfRows } from './stock-rows.ts';

const ROWS_AT_ONCE = 500;

/** Reads a list of all shops in order, page by page: first the ids, then the documents of a page at a time. */
export async function* readPages<Name extends ShopList>(
  read: Reads,
  list: Name,
  firstShop: () => string | undefined,
): AsyncGenerator<readonly ShopLists[Name][]> {
  const ordered = await read.query((q) =>
    q
      .selectFrom(SHOP_TABLES[list as ShopList])
      .select('id')
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('id'),
  );
  for (let at = 0; at < ordered.length; at += ROWS_AT_ONCE) {
    const ids = ordered.slice(at, at + ROWS_AT_ONCE).map(({ id }) => id);
    yield await readById(read, list, ids, firstShop());
  }
}

/** Reads rows of a list by id, in the order of the list. */
export async function readById<Name extends ShopList>(
  read: Reads,
  list: Name,
  ids: readonly string[],
  firstShop: string | undefined,
): Promise<readonly ShopLists[Name][]> {
  const rows = await rowsById(read, list, [...new Set(ids)]);
  const ordered = rows.toSorted(
    (one, other) => one.position - other.position || (one.id < other.id ? -1 : 1),
  );
  return withStock(read, list, documentsOf<Name>(ordered), firstShop);
}

function documentsOf<Name extends ShopList>(
  rows: readonly { readonly doc: string }[],
): readonly ShopLists[Name][] {
  return rows.map(({ doc }) => fromJsonText<ShopLists[Name]>(doc));
}

/** Returns products with their stock in the first shop that sells them, and other documents as they are. */
async function withStock<Name extends ShopList>(
  read: Reads,
  list: Name,
  documents: readonly ShopLists[Name][],
  firstShop: string | undefined,
): Promise<readonly ShopLists[Name][]> {
  if (list !== 'products') return documents;
  // the casts are sound: the list is that of products
  const products: readonly Product[] = documents as readonly ShopLists['products'][];
  const keys = products.map(({ _id, shops }) => ({ product: _id, shop: shops?.[0] ?? firstShop ?? '' }));
  const found = new Map((await readStock(read, keys)).map((change) => [change.product, change.rows]));
  const stocked: readonly object[] = products.map((product) => {
    const rows = found.get(product._id) ?? [];
    return rows.length === 0 ? product : { ...product, stock: stockOfRows(product, rows) };
  });
  return stocked as readonly ShopLists[Name][];
}
