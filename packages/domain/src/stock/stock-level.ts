import type { ChoiceId, OptionId, Product, Stock, StockMode } from '../model/index.ts';

/**
 * The stock level of a product. `None`: no stock is kept. `Conflicted`: pieces are left, but an option has no value
 * left for them.
 */
export type StockLevel =
  | 'None'
  | 'Conflicted'
  | 'NotSelling'
  | 'OutOfStock'
  | 'Low'
  | 'Medium'
  | 'High'
  | 'Disabled';

export type StockQuery = {
  /** True if guests order for themselves: they see `onlineMode`, and not the pieces held back. */
  readonly selfOrder: boolean;
};

/** The stock below which the level is `Low`. */
const LOW_STOCK = 10;

/** Returns the stock level of a product once `wanted` more pieces (1 by default) are taken (specification §4, §9). */
export function stockLevel(
  product: Pick<Product, 'stock'>,
  { selfOrder, wanted = 1 }: StockQuery & { readonly wanted?: number },
): StockLevel {
  const { stock } = product;
  if (stock === undefined) return 'None';
  const mode = modeOf(stock, selfOrder);
  if (mode === 'disable') return 'Disabled';
  const isAskStaff = mode === 'askStaff' && selfOrder;
  if (mode === 'notSelling' || mode === 'paused' || isAskStaff) return 'NotSelling';
  const remaining = remainingStock(product, { selfOrder });
  if (remaining === undefined) return 'High';
  if (remaining - wanted < 0) return 'OutOfStock';
  if (hasExhaustedOption(stock)) return 'Conflicted';
  return remaining < LOW_STOCK ? 'Low' : 'Medium';
}

/** Returns true if a product of this level can be ordered. */
export function isSelling(level: StockLevel): boolean {
  return level === 'None' || level === 'Low' || level === 'Medium' || level === 'High';
}

/** Returns the pieces that may still be ordered; undefined without a limit, below 0 when oversold. */
export function remainingStock(
  { stock }: Pick<Product, 'stock'>,
  { selfOrder }: StockQuery,
): number | undefined {
  if (stock?.soldOut) return 0;
  const isUnlimited = stock?.quantity === undefined || modeOf(stock, selfOrder) === 'unlimited';
  if (isUnlimited) return undefined;
  return (stock.quantity ?? 0) - (selfOrder ? (stock.onlineThreshold ?? 0) : 0);
}

/** Returns true if the staff have marked a choice of a product as sold out. */
export function isChoiceSoldOut(
  { stock }: Pick<Product, 'stock'>,
  chosen: { readonly option: OptionId; readonly choice: ChoiceId },
): boolean {
  const { soldOutChoices = [] } = stock ?? {};
  return soldOutChoices.some(({ option, choice }) => option === chosen.option && choice === chosen.choice);
}

/** Returns the effective mode; a stock with a quantity and no mode counts sales down. */
function modeOf(stock: Stock, selfOrder: boolean): StockMode {
  const mode = (selfOrder ? stock.onlineMode : undefined) ?? stock.stockMode;
  return mode ?? (stock.quantity === undefined ? 'unlimited' : 'sync');
}

function hasExhaustedOption({ mode, productOptions = [] }: Stock): boolean {
  if (mode !== 'productOption') return false;
  return productOptions.some(({ option }) =>
    productOptions.every((entry) => entry.option !== option || entry.quantity <= 0),
  );
}
