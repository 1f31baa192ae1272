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
    sold_out: 0,
    resume_at: null,
  };
  const values = (stock.productOptions ?? []).map(({ option, value, quantity }) => ({
    ...base,
    option,
    value,
    quantity: toThousandths(Math.max(0, quantity)),
    stock_mode: null,
    online_mode: null,
    sold_out: 0,
    resume_at: null,
  }));
  return [own, ...values];
}

/** Returns a product's stock from the rows of a shop; settings without a row come from its document. */
export function stockOfRows(product: Product, rows: readonly StockRow[]): ProductStock | undefined {
  const own = rows.find(({ option }) => option === '');
  if (!own) return product.stock;
  const values = rows.filter(({ option }) => option !== '');
  // everything but these comes from the document where the row says nothing
  const {
    quantity: _quantity,
    productOptions: _values,
    soldOut: _soldOut,
    resumeAt: _resumeAt,
    soldOutChoices: _choices,
    ...settings
  } = product.stock ?? {};
  return {
    ...settings,
    ...(own.quantity === null ? {} : { quantity: toPieces(own.quantity) }),
    ...(own.stock_mode === null ? {} : { stockMode: own.stock_mode as Mode }),
    ...(own.online_mode === null ? {} : { onlineMode: own.online_mode as Mode }),
    ...(own.sold_out === 0 ? {} : { soldOut: true }),
    ...(own.resume_at === null ? {} : { resumeAt: own.resume_at }),
    ...countedValues(values),
    ...soldOutChoices(values),
  };
}

function countedValues(values: readonly StockRow[]): Pick<ProductStock, 'productOptions'> {
  const counted = values.flatMap(({ option, value, quantity }) =>
    quantity === null ? [] : [{ option, value, quantity: toPieces(quantity) }],
  );
  return counted.length === 0 ? {} : { productOptions: counted };
}

function soldOutChoices(values: readonly StockRow[]): Pick<ProductStock, 'soldOutChoices'> {
  const marked = values
    .filter(({ sold_out }) => sold_out === 1)
    .map(({ option, value: choice, resume_at: resumeAt }) => ({
      option,
      choice,
      ...(resumeAt === null ? {} : { resumeAt }),
    }));
  return marked.length === 0 ? {} : { soldOutChoices: marked };
}
