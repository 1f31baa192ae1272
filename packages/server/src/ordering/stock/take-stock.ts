import type { Product, StockShortage } from '@comanda/contract';
import { type CartLine, remainingStock, stockShortages } from '@comanda/domain';
import { type StockRow, stockOfRows, toThousandths } from '../../catalogue/index.ts';
import type { CoreContext } from '../../core/index.ts';
import { type StoredLine, statement, type Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';

const stockRowsOf = statement<{ shop: string; product: string }>()((q, p) =>
  q
    .selectFrom('stock')
    .selectAll()
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    // everybody takes them in this order, and so waits for nobody who waits for them
    .orderBy('option')
    .orderBy('value'),
);
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

const lock = statement<{ shop: string; product: string }>()((q, p) =>
  q
    .updateTable('stock')
    .set((row) => ({ quantity: row.ref('quantity') }))
    .where('shop', '=', p.shop)
    .where('product', '=', p.product)
    .where('option', '=', ''),
);

type Question = { readonly shop: string; readonly selfOrder: boolean };
type Counted = { readonly product: Product; readonly rows: readonly StockRow[] };
type Row = { readonly option: string; readonly value: string };
/** What each line wants of a counted row, in thousandths. */
type Wish = Row & { readonly shares: readonly { readonly line: string; readonly quantity: number }[] };
/** What was taken from the stock for a line: of the product itself (no option), or of a value of its options. */
type TakenStock = NonNullable<StoredLine['taken']>[number];

/**
 * Takes what the lines want from the shop's stock, in the placing transaction: two guests can never both get the
 * last portion. Throws `outOfStock` with the lines. Tells everybody who browses what is left, and gives what was
 * taken for each line, so that exactly that can be given back.
 */
export async function takeStock(
  tx: Tx,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  lines: readonly CartLine[],
  question: Question,
  publish: Publish,
): Promise<ReadonlyMap<string, readonly TakenStock[]>> {
  const taken = new Map<string, readonly TakenStock[]>();
  const counted = await readCounted(tx, catalogue, lines, question.shop);
  ensureInStock(lines, counted, catalogue, question);
  for (const { product, rows } of counted) {
    const wishes = stockDemands(product, rows, lines, question);
    if (wishes.length === 0) continue;
    await lockStock(tx, product._id, question.shop);
    for (const wish of wishes) {
      const isTaken = await takeFromRow(tx, product, wish, question);
      // Somebody else was faster between our reading and our taking: what is left now says for which lines.
      if (!isTaken) return throwOutOfStock(tx, lines, product, catalogue, question);
    }
    for (const [line, quantities] of takenByLine(wishes)) taken.set(line, quantities);
    await publishStock(tx, product, question.shop, publish);
  }
  return taken;
}

/**
 * Makes everybody else who wants of a product wait for the end of this transaction, whichever of its values they
 * want: each then tells a stock in which the others' changes are.
 */
export async function lockStock(tx: Tx, product: string, shop: string): Promise<void> {
  await tx.run(lock, { shop, product });
}

function takenByLine(wishes: readonly Wish[]): ReadonlyMap<string, readonly TakenStock[]> {
  const taken = wishes.flatMap(({ option, value, shares }) =>
    shares.map(({ line, quantity }) => ({ line, taken: { option, value, quantity } })),
  );
  const byLine = Map.groupBy(taken, ({ line }) => line);
  return new Map([...byLine].map(([line, group]) => [line, group.map((entry) => entry.taken)]));
}

/** Tells everybody who browses the shop how much of a product is left. */
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

/** A product's stock in a shop as it is counted now. */
export async function readStock(tx: Tx, product: Product, shop: string): Promise<Product['stock']> {
  return stockOfRows(product, await tx.all(stockRowsOf, { shop, product: product._id }));
}

/** The products of the lines with their counted stock, in the order in which everybody takes them. */
async function readCounted(
  tx: Tx,
  catalogue: CoreContext['catalogue'],
  lines: readonly CartLine[],
  shop: string,
): Promise<readonly Counted[]> {
  const ids = [...new Set(lines.map(({ product }) => product ?? ''))].sort();
  const counted: Counted[] = [];
  for (const id of ids) {
    const product = catalogue.get('products', id, shop);
    const rows = await tx.all(stockRowsOf, { shop, product: id });
    if (product) counted.push({ product: { ...product, stock: stockOfRows(product, rows) }, rows });
  }
  return counted;
}

function ensureInStock(
  lines: readonly CartLine[],
  counted: readonly Counted[],
  catalogue: CoreContext['catalogue'],
  { selfOrder }: Question,
): void {
  const products = new Map(counted.map(({ product }) => [product._id, product]));
  const live = { products, productOptions: catalogue.pricing().productOptions };
  const shortages = stockShortages(lines, live, { selfOrder });
  if (shortages.length > 0) throw new CodedError('outOfStock', { lines: shortLines(shortages) });
}

function shortLines(shortages: ReturnType<typeof stockShortages>): readonly StockShortage[] {
  return shortages.flatMap(({ lines, product, remaining, wanted }) =>
    lines.map((line) => ({ line, product, remaining, wanted })),
  );
}

/** Of the products before this one some is taken already: what is left of them is no shortage. */
async function throwOutOfStock(
  tx: Tx,
  lines: readonly CartLine[],
  { _id }: Product,
  catalogue: CoreContext['catalogue'],
  question: Question,
): Promise<never> {
  const counted = await readCounted(tx, catalogue, lines, question.shop);
  const missed = counted.filter(({ product }) => product._id === _id);
  ensureInStock(lines, missed, catalogue, question);
  throw new CodedError('outOfStock', { lines: [] });
}

/** What to take of each of the product's counted rows, in thousandths. */
function stockDemands(
  product: Product,
  rows: readonly StockRow[],
  lines: readonly CartLine[],
  { selfOrder }: Question,
): readonly Wish[] {
  const isCounted = remainingStock(product, { selfOrder }) !== undefined;
  const own = lines.filter((line) => line.product === product._id);
  return rows
    .filter(({ option, quantity }) => quantity !== null && (option !== '' ? hasValues(product) : isCounted))
    .map(({ option, value }) => ({ option, value, shares: sharesOf(own, option, value) }))
    .filter(({ shares }) => shares.length > 0);
}

function hasValues({ stock }: Product): boolean {
  return stock?.mode === 'productOption';
}

function sharesOf(lines: readonly CartLine[], option: string, value: string): Wish['shares'] {
  return lines
    .map((line) => ({ line: line.id, quantity: toThousandths(demandOf(line, option, value)) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Pieces that a line wants of the product itself, or of one value of its options. */
function demandOf({ quantity, options = [] }: CartLine, option: string, value: string): number {
  if (option === '') return quantity;
  const selections = options
    .filter((chosen) => chosen.option === option)
    .flatMap((chosen) => chosen.selections);
  const selected = selections.filter(({ _id }) => _id === value);
  return quantity * selected.reduce((count, selection) => count + selection.quantity, 0);
}

async function takeFromRow(
  tx: Tx,
  product: Product,
  { option, value, shares }: Wish,
  { shop, selfOrder }: Question,
): Promise<boolean> {
  const heldBack = selfOrder && option === '' ? toThousandths(product.stock?.onlineThreshold ?? 0) : 0;
  const wanted = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  const row = { shop, product: product._id, option, value };
  return (await tx.run(take, { ...row, wanted, needed: wanted + heldBack })) === 1;
}
