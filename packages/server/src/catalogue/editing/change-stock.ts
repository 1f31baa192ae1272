import type { Product, StockMode } from '@comanda/contract';
import type { Static } from 'typebox';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import { statement } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { publishStock, readStock } from '../../ordering/stock/index.ts';
import { toThousandths } from '../index.ts';
import { lockOwnStock, productIn } from './own-stock.ts';

/** Change of a product's stock by staff; `quantity: null` stops counting. */
export type StockChange = {
  readonly quantity?: number | null;
  readonly stockMode?: Static<typeof StockMode>;
  readonly onlineMode?: Static<typeof StockMode>;
};

type Key = { readonly shop: string; readonly product: string };

const setQuantity = statement<Key & { quantity: number | null }>()((q, p) =>
  q
    .updateTable('stock')
    .set({ quantity: p.quantity })
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', ''),
);
const setStockMode = statement<Key & { mode: string }>()((q, p) =>
  q
    .updateTable('stock')
    .set({ stock_mode: p.mode })
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', ''),
);
const setOnlineMode = statement<Key & { mode: string }>()((q, p) =>
  q
    .updateTable('stock')
    .set({ online_mode: p.mode })
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', ''),
);

const endMark = statement<Key>()((q, p) =>
  q
    .updateTable('stock')
    .set({ sold_out: 0, resume_at: null })
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', ''),
);

/**
 * Changes a product's stock in a shop: sold out, available, or its quantity. Ends a
 * sold-out mark. Throws `notFound`.
 */
export async function changeStock(
  context: CoreContext,
  id: string,
  change: StockChange,
  { shop, actor }: { readonly shop: string; readonly actor: Actor },
): Promise<Product> {
  const product = await productIn(context, id, shop);
  const { quantity, stockMode, onlineMode } = change;
  const key = { shop, product: id };
  return context.write(async (tx, publish) => {
    // Columns are set one by one, so that concurrent sales are not overwritten.
    await lockOwnStock(tx, id, shop);
    const before = await readStock(tx, product, shop);
    if (quantity !== undefined) await tx.run(setQuantity, { ...key, quantity: inThousandths(quantity) });
    if (stockMode !== undefined) await tx.run(setStockMode, { ...key, mode: stockMode });
    if (onlineMode !== undefined) await tx.run(setOnlineMode, { ...key, mode: onlineMode });
    // what is counted or opened anew is no longer sold out
    await tx.run(endMark, key);
    const changed = await publishStock(tx, product, shop, publish);
    await writeAudit(tx, context, actor, {
      shop,
      action: 'changeStock',
      entity: id,
      before: { ...before },
      after: { ...changed.stock },
    });
    return changed;
  });
}

function inThousandths(quantity: number | null): number | null {
  if (quantity === null) return null;
  const isCount = Number.isFinite(quantity) && quantity >= 0;
  if (!isCount) throw new CodedError('badRequest', { field: 'stock.quantity' });
  return toThousandths(quantity);
}
