import type { Product } from '@comanda/contract';
import { type StockRow, stockOfRows } from '../../catalogue/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';

const rowsOf = statement<{ shop: string; product: string }>()((q, p) =>
  q
    .selectFrom('stock')
    .selectAll()
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    // a fixed order, so that concurrent transactions cannot deadlock on these rows
    .orderBy('option')
    .orderBy('value'),
);
const lock = statement<{ shop: string; product: string }>()((q, p) =>
  q
    .updateTable('stock')
    .set((row) => ({ quantity: row.ref('quantity') }))
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', ''),
);

/** Reads the stock rows of a product in a shop, in locking order. */
export async function readStockRows(tx: Tx, product: string, shop: string): Promise<readonly StockRow[]> {
  return tx.all(rowsOf, { shop, product });
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
