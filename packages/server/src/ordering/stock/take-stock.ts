import type { Product, StockShortage } from '@comanda/contract';
import { type CartLine, stockShortages } from '@comanda/domain';
import { type Menu, type StockRow, stockOfRows, toThousandths } from '../../catalogue/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { type StoredLine, statement, type Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { type StockDemand, stockDemands } from './stock-demand.ts';
import { lockStock, publishStock, readStockOf, type StockRows } from './stock-rows.ts';

const take = statement<{
  shop: string;
  product: string;
  option: string;
  value: string;
  wanted: number;
  needed: number;
}>()((q, p) =>
  q
    .updateTable('stock')
    .set((row) => ({ quantity: row('quantity', '-', p.wanted) }))
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', p.option)
    .where('value', '=', p.value)
    .where('quantity', '>=', p.needed),
);

type StockQuery = { readonly shop: string; readonly selfOrder: boolean };
type CountedProduct = { readonly product: Product; readonly rows: readonly StockRow[] };
/** Stock rows read ahead, for these products of the shop. */
export type StockAhead = { readonly products: ReadonlySet<string>; readonly rows: Promise<StockRows> };
/** Stock taken for a line: of the product itself (empty option) or of one value of its options. */
type TakenStock = NonNullable<StoredLine['taken']>[number];

/**
 * Takes the stock of the lines within the placing transaction, so that two guests never both get the last portion, and
 * publishes what is left. Returns the stock taken by line id, so that exactly that can be returned. Throws `outOfStock`
 * with the lines that are short.
 */
export async function takeStock(
  tx: Tx,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  lines: readonly CartLine[],
  { ahead, ...query }: StockQuery & { readonly ahead?: StockAhead },
  publish: Publish,
): Promise<ReadonlyMap<string, readonly TakenStock[]>> {
  const menu = catalogue.menu(query.shop);
  const taken = new Map<string, readonly TakenStock[]>();
  const counted = await readCounted(tx, menu, lines, query.shop, ahead);
  ensureInStock(lines, counted, menu, query);
  for (const { product, rows } of counted) {
    const demands = stockDemands(product, rows, lines, query);
    if (demands.length === 0) continue;
    await lockStock(tx, product._id, query.shop);
    for (const demand of demands) {
      const isTaken = await takeFromRow(tx, product, demand, query);
      // Another order took it after it was read; the current stock tells which lines are short.
      if (!isTaken) return throwOutOfStock(tx, lines, product, menu, query);
    }
    for (const [line, quantities] of takenByLine(demands)) taken.set(line, quantities);
    await publishStock(tx, product, query.shop, publish);
  }
  return taken;
}

/**
 * Starts reading the stock of the products of a cart, with the group's other reads. What is
 * read may be stale when it is used: taking stock checks again.
 */
export function readStockAhead(tx: Tx, cart: readonly Pick<CartLine, 'product'>[], shop: string): StockAhead {
  const products = productsOf(cart);
  const rows = readStockOf(tx.ahead, products, shop);
  // a failure fails the unit of work, also when the order is refused before the stock is asked for
  rows.catch(() => undefined);
  return { products: new Set(products), rows };
}

/** Returns the products of the lines with their stock, in locking order. */
async function readCounted(
  tx: Tx,
  menu: Menu,
  lines: readonly CartLine[],
  shop: string,
  ahead?: StockAhead,
): Promise<readonly CountedProduct[]> {
  const ids = productsOf(lines);
  const isAhead = ahead !== undefined && ids.every((id) => ahead.products.has(id));
  const rowsByProduct = await (isAhead ? ahead.rows : readStockOf(tx, ids, shop));
  return ids.flatMap((id) => {
    const product = menu.get('products', id);
    const rows = rowsByProduct.get(id) ?? [];
    return product ? [{ product: { ...product, stock: stockOfRows(product, rows) }, rows }] : [];
  });
}

/** Returns the ids of the lines' products in locking order. */
function productsOf(lines: readonly Pick<CartLine, 'product'>[]): readonly string[] {
  return [...new Set(lines.map(({ product }) => product ?? ''))].sort();
}

function ensureInStock(
  lines: readonly CartLine[],
  counted: readonly CountedProduct[],
  menu: Menu,
  { selfOrder }: StockQuery,
): void {
  const products = new Map(counted.map(({ product }) => [product._id, product]));
  const current = { products, productOptions: menu.pricing().productOptions };
  const shortages = stockShortages(lines, current, { selfOrder });
  if (shortages.length > 0) throw new CodedError('outOfStock', { lines: shortLines(shortages) });
}

function shortLines(shortages: ReturnType<typeof stockShortages>): readonly StockShortage[] {
  return shortages.flatMap(({ lines, product, remaining, wanted }) =>
    lines.map((line) => ({ line, product, remaining, wanted })),
  );
}

/** Takes one demand; returns false if too little is left. Guests may not go below the product's online threshold. */
async function takeFromRow(
  tx: Tx,
  product: Product,
  { option, value, shares }: StockDemand,
  { shop, selfOrder }: StockQuery,
): Promise<boolean> {
  const reserved = selfOrder && option === '' ? toThousandths(product.stock?.onlineThreshold ?? 0) : 0;
  const wanted = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  const row = { shop, product: product._id, option, value };
  return (await tx.run(take, { ...row, wanted, needed: wanted + reserved })) === 1;
}

/** Checks only the product that ran out: stock already taken from earlier products is no shortage. */
async function throwOutOfStock(
  tx: Tx,
  lines: readonly CartLine[],
  { _id }: Product,
  menu: Menu,
  query: StockQuery,
): Promise<never> {
  const counted = await readCounted(tx, menu, lines, query.shop);
  const short = counted.filter(({ product }) => product._id === _id);
  ensureInStock(lines, short, menu, query);
  throw new CodedError('outOfStock', { lines: [] });
}

function takenByLine(demands: readonly StockDemand[]): ReadonlyMap<string, readonly TakenStock[]> {
  const taken = demands.flatMap(({ option, value, shares }) =>
    shares.map(({ line, quantity }) => ({ line, taken: { option, value, quantity } })),
  );
  const byLine = Map.groupBy(taken, ({ line }) => line);
  return new Map([...byLine].map(([line, group]) => [line, group.map((entry) => entry.taken)]));
}
