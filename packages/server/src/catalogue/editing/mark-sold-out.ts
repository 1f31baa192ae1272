import type { MarkSoldOut, Product } from '@comanda/contract';
import { businessDayEnd } from '@comanda/domain';
import { writeAudit } from '../../audit/index.ts';
import type { Actor, CoreContext } from '../../core/index.ts';
import { statement, type Tx } from '../../db/index.ts';
import { CodedError, instantNow, instantOf } from '../../lib/index.ts';
import { publishStock, readStock, readStockRows } from '../../ordering/stock/index.ts';
import { shopOf } from '../availability/index.ts';
import { type Menu, type StockRow, toThousandths } from '../index.ts';
import { ensureStockRow, lockOwnStock, productIn, type StockKey } from './own-stock.ts';

const save = statement<StockRow>()((q, p) =>
  q
    .updateTable('stock')
    .set({
      quantity: p.quantity,
      stock_mode: p.stock_mode,
      online_mode: p.online_mode,
      sold_out: p.sold_out,
      resume_at: p.resume_at,
    })
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', p.option)
    .where('value', '=', p.value),
);

type Marked = Pick<MarkSoldOut, 'until' | 'left'> & {
  /** The end of the business day. */
  readonly dayEnd: string;
};

/**
 * Marks a product, or a choice of it, as sold out in the actor's shop, now or after `left` portions, or puts it back on
 * sale. Publishes and audits it unless nothing changes. Throws `notFound`.
 */
export async function markSoldOut(
  context: CoreContext,
  { product: id, choice, until, left }: MarkSoldOut,
  actor: Actor,
): Promise<Product> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const { shop } = actor;
  const product = await productIn(context, id, shop);
  const options =
    choice === undefined ? [''] : optionsWith(await context.catalogue.load(shop), product, choice);
  const dayEnd = instantOf(Date.parse(businessDayEnd(shopOf(context, shop), instantNow(context.clock))));
  return context.write(async (tx, publish) => {
    await lockOwnStock(tx, id, shop);
    const before = await readStock(tx, product, shop);
    for (const option of options) {
      const key = { shop, product: id, option, value: choice ?? '' };
      await saveMark(tx, key, product, { until, left, dayEnd });
    }
    const after = await readStock(tx, product, shop);
    if (JSON.stringify(after) === JSON.stringify(before)) return { ...product, stock: after };
    await writeAudit(tx, context, actor, {
      shop,
      action: 'changeStock',
      entity: id,
      before: { ...before },
      after: { ...after },
    });
    return publishStock(tx, product, shop, publish);
  });
}

/** Returns the ids of the product's options that have the choice. Throws `notFound` if there is none. */
function optionsWith(menu: Menu, { options = [] }: Product, choice: string): readonly string[] {
  const having = options.filter((id) =>
    menu.get('productOptions', id)?.options.some(({ _id }) => _id === choice),
  );
  if (having.length === 0) throw new CodedError('notFound');
  return having;
}

async function saveMark(tx: Tx, key: StockKey, product: Product, mark: Marked): Promise<void> {
  await ensureStockRow(tx, key);
  const rows = await readStockRows(tx, key.product, key.shop);
  const row = rows.find(({ option, value }) => option === key.option && value === key.value);
  if (row === undefined) throw new Error('a stock row that was just created is gone');
  const isCountable = key.option === '' || (product.stock?.mode === 'productOption' && row.quantity !== null);
  if (mark.left !== undefined && !isCountable) throw new CodedError('badRequest', { field: 'left' });
  await tx.run(save, { ...row, ...changeOf(row, mark, product) });
}

/** Returns the fields of a stock row that a mark changes. */
function changeOf(row: StockRow, { until, left, dayEnd }: Marked, product: Product): Partial<StockRow> {
  // a count that ends with the day was given by the staff for today only
  const isToday = row.sold_out === 0 && row.resume_at !== null;
  const kept = isToday ? null : row.quantity;
  const isPortions = left !== undefined && left > 0;
  if (until !== 'now' && !isPortions) {
    return { quantity: kept, sold_out: 1, resume_at: until === 'dayEnd' ? dayEnd : null };
  }
  const onSale = { sold_out: 0, resume_at: null };
  if (isPortions) {
    const isUntilDayEnd = until === 'dayEnd' && kept === null;
    const counting = { ...onSale, ...countedModes(row, product), quantity: toThousandths(left) };
    return isUntilDayEnd ? { ...counting, resume_at: dayEnd } : counting;
  }
  // what is on sale again although its count is used up is no longer counted
  return { ...onSale, quantity: row.quantity === 0 ? null : row.quantity };
}

/** Returns the modes with which a count is heeded: without a quantity `sync` is the same as `unlimited`. */
function countedModes(row: StockRow, { stock }: Product): Partial<StockRow> {
  if (row.option !== '') return {};
  const { stockMode, onlineMode } = stock ?? {};
  return {
    ...(stockMode === 'unlimited' && { stock_mode: 'sync' }),
    ...(onlineMode === 'unlimited' && { online_mode: 'sync' }),
  };
}
