import type { Product } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { lockStock } from '../../ordering/stock/index.ts';

export type StockKey = {
  readonly shop: string;
  readonly product: string;
  readonly option: string;
  readonly value: string;
};

const ensure = statement<StockKey>()((q, p) =>
  q
    .insertInto('stock')
    .values({
      shop: p.shop,
      product: p.product,
      option: p.option,
      value: p.value,
      quantity: null,
      stock_mode: null,
      online_mode: null,
      sold_out: 0,
      resume_at: null,
    })
    .onConflict((conflict) => conflict.columns(['shop', 'product', 'option', 'value']).doNothing()),
);

/** Returns a product that a shop sells, with its stock there. Throws `notFound`. */
export async function productIn(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  id: string,
  shop: string,
): Promise<Product> {
  const product = (await catalogue.load(shop)).get('products', id);
  const { shops = [] } = product ?? {};
  if (!product || (shops.length > 0 && !shops.includes(shop))) throw new CodedError('notFound');
  return product;
}

/** Locks the whole stock of a product in a shop until the end of the transaction; creates its row if it has none. */
export async function lockOwnStock(tx: Tx, product: string, shop: string): Promise<void> {
  await ensureStockRow(tx, { shop, product, option: '', value: '' });
  await lockStock(tx, product, shop);
}

/** Creates a stock row without a count, unless there is one. */
export async function ensureStockRow(tx: Tx, key: StockKey): Promise<void> {
  await tx.run(ensure, key);
}
