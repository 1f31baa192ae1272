import type { Product, Stock, StockMode } from '../model/index.ts';

export type StockLevel =
  | 'None'
  | 'Conflicted'
  | 'NotSelling'
  | 'OutOfStock'
  | 'Low'
  | 'Medium'
  | 'High'
  | 'Disabled';

export type StockQuestion = {
  /** Guests serve themselves: they see `onlineMode`, and not the pieces held back. */
  readonly selfOrder: boolean;
};

/** Fewer pieces than this are few. */
const LOW_STOCK = 10;

/**
 * How much there is of a product once `wanted` more pieces are taken, 1 when absent (specification §4, §9).
 * `None`: no stock is kept. `Conflicted`: there are pieces, but an option has no value left for them.
 */
export function stockLevel(
  product: Pick<Product, 'stock'>,
  { selfOrder, wanted = 1 }: StockQuestion & { readonly wanted?: number },
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

/** Whether a product of this level can be ordered. */
export function isSelling(level: StockLevel): boolean {
  return level === 'None' || level === 'Low' || level === 'Medium' || level === 'High';
}

/** Pieces that may still be ordered, or undefined without a limit; below 0 when more was sold than there was. */
export function remainingStock(
  { stock }: Pick<Product, 'stock'>,
  { selfOrder }: StockQuestion,
): number | undefined {
  const isUnlimited = stock?.quantity === undefined || modeOf(stock, selfOrder) === 'unlimited';
  if (isUnlimited) return undefined;
  return (stock.quantity ?? 0) - (selfOrder ? (stock.onlineThreshold ?? 0) : 0);
}

/** The mode that counts; a stock with a quantity and no mode is kept in step with sales. */
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
