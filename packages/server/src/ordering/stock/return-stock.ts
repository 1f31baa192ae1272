import type { CoreContext } from '../../core/index.ts';
import { type StoredLine, statement, type Tx } from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { lockStock, publishStock } from './take-stock.ts';

const giveBack = statement<{
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
    // what nobody counts any more has no number to grow
    .where('quantity', 'is not', null),
);

/** What of a line goes back into the stock: what was taken for it that it does not have any more. */
export type ReturnedLine = Pick<StoredLine, 'product' | 'taken'>;

/** Gives back to the shop's stock what was taken for lines, and tells everybody who browses what there is again. */
export async function returnStock(
  tx: Tx,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  lines: readonly ReturnedLine[],
  shop: string,
  publish: Publish,
): Promise<void> {
  const byProduct = Map.groupBy(lines, ({ product = '' }) => product);
  // In the order in which placings take them, so that nobody waits for somebody who waits for them.
  for (const [product, group] of [...byProduct].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const taken = group.flatMap((line) => line.taken ?? []);
    if (taken.length === 0) continue;
    await lockStock(tx, product, shop);
    for (const entry of taken) await tx.run(giveBack, { shop, product, ...entry });
    const known = catalogue.get('products', product, shop);
    if (known) await publishStock(tx, known, shop, publish);
  }
}
