import type { CoreContext } from '../../core/index.ts';
import { statement } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { lockStock, publishStock } from '../../ordering/stock/index.ts';

const due = statement<{ now: string }>()((q, p) =>
  q
    .selectFrom('stock')
    .select(['shop', 'product'])
    .distinct()
    .where('resume_at', 'is not', null)
    .where('resume_at', '<=', p.now)
    .orderBy('shop')
    .orderBy('product'),
);
const resume = statement<{ shop: string; product: string; now: string }>()((q, p) =>
  q
    .updateTable('stock')
    .set((row) => ({
      // without a mark it was the count that the staff gave for the day
      quantity: row.case().when('sold_out', '=', 1).then(row.ref('quantity')).else(null).end(),
      sold_out: 0,
      resume_at: null,
    }))
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('resume_at', '<=', p.now),
);

/** Puts on sale again what was sold out until a moment that has come, and publishes it; returns how many products. */
export async function resumeSoldOut({ read, write, catalogue, clock }: CoreContext): Promise<number> {
  const now = instantNow(clock);
  const products = await read.all(due, { now });
  for (const { shop, product: id } of products) {
    await write(async (tx, publish) => {
      await lockStock(tx, id, shop);
      const resumed = await tx.run(resume, { shop, product: id, now });
      // another node may have been faster, or the shop or the product may be gone
      if (resumed === 0 || catalogue.get('shops', shop) === undefined) return;
      const product = catalogue.menu(shop).get('products', id);
      if (product) await publishStock(tx, product, shop, publish);
    });
  }
  return products.length;
}
