import type { Product } from '@comanda/contract';
import { CodedError } from '../coded-error.ts';
import type { StockChange } from '../core.ts';
import { statement } from '../db/statement.ts';
import { stockRowsOf, tellStock } from '../ordering/take-stock.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { toThousandths } from './stock-rows.ts';

const save = statement<{
  shop: string;
  product: string;
  quantity: number | null;
  stockMode: string | null;
  onlineMode: string | null;
}>()((q, p) =>
  q
    .insertInto('stock')
    .values({
      shop: p.shop,
      product: p.product,
      option: '',
      value: '',
      quantity: p.quantity,
      stock_mode: p.stockMode,
      online_mode: p.onlineMode,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop', 'product', 'option', 'value']).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        stock_mode: row.ref('excluded.stock_mode'),
        online_mode: row.ref('excluded.online_mode'),
      })),
    ),
);

/** What staff say of a product's stock in their shop: sold out, back again, so many left. Throws `notFound`. */
export async function changeStock(
  workshop: Workshop,
  id: string,
  change: StockChange,
  shop: string,
): Promise<Product> {
  const product = workshop.catalogue.get('products', id, shop);
  const { shops = [] } = product ?? {};
  if (!product || (shops.length > 0 && !shops.includes(shop))) throw new CodedError('notFound');
  return workshop.write(async (tx, tell) => {
    const rows = await tx.all(stockRowsOf, { shop, product: id });
    const own = rows.find(({ option }) => option === '');
    const { quantity, stockMode, onlineMode } = change;
    await tx.run(save, {
      shop,
      product: id,
      quantity: quantity === undefined ? (own?.quantity ?? null) : inThousandths(quantity),
      stockMode: stockMode ?? own?.stock_mode ?? null,
      onlineMode: onlineMode ?? own?.online_mode ?? null,
    });
    return tellStock(tx, product, shop, tell);
  });
}

function inThousandths(quantity: number | null): number | null {
  if (quantity === null) return null;
  const isCount = Number.isFinite(quantity) && quantity >= 0;
  if (!isCount) throw new CodedError('badRequest', { field: 'stock.quantity' });
  return toThousandths(quantity);
}
