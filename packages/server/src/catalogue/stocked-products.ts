import { isDeepStrictEqual } from 'node:util';
import type { Product } from '@comanda/contract';
import type { OrderedRows } from './ordered-rows.ts';
import { type ProductStock, type StockRow, stockOfRows } from './stock-rows.ts';

/** The products of a shop with their stock there. */
export type StockedProducts = {
  list(): readonly Product[];
  get(id: string): Product | undefined;
  /** Sets a product's stock; returns true if that changed anything. */
  setStock(id: string, stock: ProductStock | undefined): boolean;
  /** Sets a product's stock by its rows. */
  setRows(id: string, rows: readonly StockRow[]): boolean;
  /** Forgets what was derived from a product's document. */
  changed(id: string): void;
};

/** Creates the products of a shop from their documents and stock rows. */
export function createStockedProducts(
  documents: OrderedRows<Product>,
  rows: readonly StockRow[],
): StockedProducts {
  const stocks = new Map<string, ProductStock | undefined>();
  for (const [id, group] of Map.groupBy(rows, ({ product }) => product)) {
    const product = documents.get(id);
    if (product) stocks.set(id, stockOfRows(product, group));
  }
  const stocked = new Map<string, Product>();
  let list: readonly Product[] | undefined;

  function withStock(product: Product): Product {
    if (!stocks.has(product._id)) return product;
    const known = stocked.get(product._id) ?? { ...product, stock: stocks.get(product._id) };
    stocked.set(product._id, known);
    return known;
  }

  function changed(id: string): void {
    stocked.delete(id);
    list = undefined;
  }

  function setStock(id: string, stock: ProductStock | undefined): boolean {
    if (documents.get(id) === undefined) return false;
    if (stocks.has(id) && isDeepStrictEqual(stocks.get(id), stock)) return false;
    stocks.set(id, stock);
    changed(id);
    return true;
  }

  return {
    list() {
      list ??= documents.list().map(withStock);
      return list;
    },
    get(id) {
      const product = documents.get(id);
      return product && withStock(product);
    },
    setStock,
    setRows(id, own) {
      const product = documents.get(id);
      return product !== undefined && own.length > 0 && setStock(id, stockOfRows(product, own));
    },
    changed,
  };
}
