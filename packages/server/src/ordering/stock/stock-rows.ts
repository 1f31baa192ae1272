import type { Product } from '@comanda/contract';
import { type StockRow, stockOfRows } from '../../catalogue/index.ts';
import { paddedToSize, type Reads, statement, statementOfEntries, type Tx } from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';

const rowsOf = statementOfEntries<string>()((q, size, p) =>
  q
    .selectFrom('stock')
    .selectAll()
    .where('shop', '=', p('shop', 0))
    .where(
      'product',
      'in',
      Array.from({ length: size }, (_none, at) => p('product', at)),
    ),
);
const lock = statement<{ shop: string; product: string }>()((q, p) =>
  q
    .updateTable('stock')
    .set((row) => ({ quantity: row.ref('quantity') }))
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', ''),
);

/** Stock rows of products in a shop, by product, each product's in locking order. */
export type StockRows = ReadonlyMap<string, readonly StockRow[]>;

/** Reads the stock rows of products in a shop; a product without any has none in the answer. */
export async function readStockOf(
  tx: Pick<Reads, 'all'>,
  products: readonly string[],
  shop: string,
): Promise<StockRows> {
  if (products.length === 0) return new Map();
  const entries = paddedToSize(products).map((product) => ({ product }));
  const rows = await tx.all(rowsOf.forSize(entries.length), { ...rowsOf.given(entries), shop0: shop });
  // sorted here: SQLite would build a sorter for each order, most of which have no such rows
  return Map.groupBy(rows.toSorted(inLockingOrder), ({ product }) => product);
}

function inLockingOrder(one: StockRow, other: StockRow): number {
  return compared(one.option, other.option) || compared(one.value, other.value);
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Reads the stock rows of a product in a shop, in locking order. */
export async function readStockRows(tx: Tx, product: string, shop: string): Promise<readonly StockRow[]> {
  return (await readStockOf(tx, [product], shop)).get(product) ?? [];
}

/** Returns a product's current stock in a shop. */
export async function readStock(tx: Tx, product: Product, shop: string): Promise<Product['stock']> {
  return stockOfRows(product, await readStockRows(tx, product._id, shop));
}

/**
 * Locks the whole stock of a product, whichever option values are taken, until the end of the transaction, so that
 * each transaction publishes a stock that includes the changes of those before it.
 */
export async function lockStock(tx: Tx, product: string, shop: string): Promise<void> {
  await tx.run(lock, { shop, product });
}

/** Publishes a product with its current stock to everyone who browses the shop; returns it. */
export async function publishStock(
  tx: Tx,
  product: Product,
  shop: string,
  publish: Publish,
): Promise<Product> {
  const stock = await readStock(tx, product, shop);
  const data = { ...product, stock };
  publish({ topic: 'products', event: 'patched', shop, id: product._id, data });
  return data;
}
