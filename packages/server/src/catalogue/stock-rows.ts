import type { Product } from '@comanda/contract';
import type { Tables } from '../db/index.ts';

export type StockRow = Tables['stock'];
export type ProductStock = NonNullable<Product['stock']>;
type Mode = NonNullable<ProductStock['stockMode']>;

/** Factor of stored quantities: thousandths of a piece, so that goods sold by weight stay exact. */
const THOUSANDTHS = 1000;

export function toThousandths(pieces: number): number {
  return Math.round(pieces * THOUSANDTHS);
}

function toPieces(thousandths: number): number {
  return thousandths / THOUSANDTHS;
}

/** Returns the initial stock rows of a product in a shop, from its document; none when it counts no stock. */
export function rowsOfStock(shop: string, { _id, stock }: Product): readonly StockRow[] {
  if (!stock) return [];
  const base = { shop, product: _id };
  const own = {
    ...base,
    option: '',
    value: '',
    quantity: stock.quantity === undefined ? null : toThousandths(Math.max(0, stock.quantity)),
    stock_mode: stock.stockMode ?? null,
    online_mode: stock.onlineMode ?? null,
  };
  const values = (stock.productOptions ?? []).map(({ option, value, quantity }) => ({
    ...base,
    option,
    value,
    quantity: toThousandths(Math.max(0, quantity)),
    stock_mode: null,
    online_mode: null,
  }));
  return [own, ...values];
}

/** Returns a product's stock from the rows of a shop; settings without a row come from its document. */
export function stockOfRows(product: Product, rows: readonly StockRow[]): ProductStock | undefined {
  const own = rows.find(({ option }) => option === '');
  if (!own) return product.stock;
  const values = rows.filter(({ option }) => option !== '');
  const { quantity: _quantity, productOptions: _values, ...settings } = product.stock ?? {};
  return {
    ...settings,
    ...(own.quantity === null ? {} : { quantity: toPieces(own.quantity) }),
    ...(own.stock_mode === null ? {} : { stockMode: own.stock_mode as Mode }),
    ...(own.online_mode === null ? {} : { onlineMode: own.online_mode as Mode }),
    ...(values.length === 0
      ? {}
      : {
          productOptions: values.map(({ option, value, quantity }) => ({
            option,
            value,
            quantity: toPieces(quantity ?? 0),
          })),
        }),
  };
}
