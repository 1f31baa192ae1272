import type { Product } from '@comanda/contract';
import { type CartLine, remainingStock } from '@comanda/domain';
import { type StockRow, toThousandths } from '../../catalogue/index.ts';

/** Quantities that lines take from one stock row, in thousandths; `option` is empty for the product itself. */
export type StockDemand = {
  readonly option: string;
  readonly value: string;
  readonly shares: readonly { readonly line: string; readonly quantity: number }[];
};

/** Returns the quantities that the lines take from each counted stock row of a product. */
export function stockDemands(
  product: Product,
  rows: readonly StockRow[],
  lines: readonly CartLine[],
  { selfOrder }: { readonly selfOrder: boolean },
): readonly StockDemand[] {
  const isCounted = remainingStock(product, { selfOrder }) !== undefined;
  const productLines = lines.filter((line) => line.product === product._id);
  return rows
    .filter(
      ({ option, quantity }) => quantity !== null && (option === '' ? isCounted : countsOptions(product)),
    )
    .map(({ option, value }) => ({ option, value, shares: sharesOf(productLines, option, value) }))
    .filter(({ shares }) => shares.length > 0);
}

function countsOptions({ stock }: Product): boolean {
  return stock?.mode === 'productOption';
}

function sharesOf(lines: readonly CartLine[], option: string, value: string): StockDemand['shares'] {
  return lines
    .map((line) => ({ line: line.id, quantity: toThousandths(demandOf(line, option, value)) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the pieces that a line takes of the product itself (empty option), or of one value of its options. */
function demandOf({ quantity, options = [] }: CartLine, option: string, value: string): number {
  if (option === '') return quantity;
  const selections = options
    .filter((chosen) => chosen.option === option)
    .flatMap((chosen) => chosen.selections);
  const selected = selections.filter(({ _id }) => _id === value);
  return quantity * selected.reduce((count, selection) => count + selection.quantity, 0);
}
