import type { Product } from '@comanda/contract';
import type { LocalizedText } from '@comanda/domain';

/** A dish that is sold out, off sale or low. */
export type StockNote = {
  readonly product: string;
  readonly name: LocalizedText;
  /** Remaining pieces; absent if off sale. */
  readonly left?: number;
};

/** Stock at or below which a dish is listed as low. */
const FEW = 5;
const OFF = new Set(['notSelling', 'paused', 'disable']);

/** Returns the dishes off sale, then the low ones, least first. */
export function stockNotes(products: readonly Product[]): readonly StockNote[] {
  const notes = products.flatMap(({ _id, name, shortName, stock }): readonly StockNote[] => {
    if (stock === undefined) return [];
    const note = { product: _id, name: shortName ?? name };
    const isOff = stock.soldOut === true || (stock.stockMode !== undefined && OFF.has(stock.stockMode));
    const left = stock.stockMode === 'unlimited' ? undefined : stock.quantity;
    if (isOff || (left !== undefined && left <= 0)) return [note];
    return left !== undefined && left <= FEW ? [{ ...note, left }] : [];
  });
  return notes.sort((one, other) => (one.left ?? 0) - (other.left ?? 0));
}
