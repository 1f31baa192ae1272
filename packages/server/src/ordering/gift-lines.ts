import type { Bill, OrderDiscount } from '@comanda/contract';
import type { NewLine } from './placed-lines.ts';

/**
 * The lines that rules have put on a bill by themselves (pricing P4.7), as they are to stay on it: the kitchen has
 * to make them and the stock has to give them like any other.
 */
export function giftLines(
  bill: Bill,
  rules: readonly OrderDiscount[],
  known: readonly { readonly id: string }[],
): readonly NewLine[] {
  const ids = new Set(known.map(({ id }) => id));
  return bill.lines.filter(({ id }) => !ids.has(id)).flatMap((line) => giftLine(line, rules));
}

function giftLine(
  { id, unitPrice, lineTotal }: Bill['lines'][number],
  rules: readonly OrderDiscount[],
): readonly NewLine[] {
  for (const { _id: fromCoupon, freeProducts = [] } of rules) {
    const entry = freeProducts.find((_product, position) => isAddedBy(id, fromCoupon, position));
    if (!entry) continue;
    const { product, options } = entry;
    // The engine names price and sum; a gift without a price is counted as its rule gives it.
    const quantity = unitPrice > 0 ? Math.round(lineTotal / unitPrice) : entry.quantity;
    return [{ id, product, quantity, ...(options && { options }), fromCoupon }];
  }
  return [];
}

/** Added lines are called `free:<rule>:<n>`, then `free:<rule>:<n>:2`, … (pricing §7). */
function isAddedBy(id: string, rule: string, position: number): boolean {
  const name = `free:${rule}:${position}`;
  return id === name || id.startsWith(`${name}:`);
}
