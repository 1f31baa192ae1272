import type { CoreContext } from '../../core/index.ts';
import { type StoredLine, statement, type Tx } from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { lockStock, publishStock } from './stock-rows.ts';

const addBack = statement<{
  shop: string;
  product: string;
  option: string;
  value: string;
  quantity: number;
}>()((q, p) =>
  q
    .updateTable('stock')
    .set((row) => ({ quantity: row('quantity', '+', p.quantity) }))
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', p.option)
    .where('value', '=', p.value)
    // stock that is no longer counted has no quantity
    .where('quantity', 'is not', null),
);

/** Stock to return for a line: quantities taken that it no longer needs. */
export type ReturnedLine = Pick<StoredLine, 'product' | 'taken'>;

/** Returns the stock taken for lines to the shop, and publishes the products' stock. */
export async function returnStock(
  tx: Tx,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  lines: readonly ReturnedLine[],
  shop: string,
  publish: Publish,
): Promise<void> {
  const byProduct = Map.groupBy(lines, ({ product = '' }) => product);
  // The same order as takeStock, to prevent deadlocks.
  for (const [product, group] of [...byProduct].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const taken = group.flatMap((line) => line.taken ?? []);
    if (taken.length === 0) continue;
    await lockStock(tx, product, shop);
    for (const entry of taken) await tx.run(addBack, { shop, product, ...entry });
    const current = catalogue.menu(shop).get('products', product);
    if (current) await publishStock(tx, current, shop, publish);
  }
}
