import type { Bill, CartLine, DiscountRule } from '@comanda/domain';
import { type CartPricing, placedLines, rulesOf } from './cart-bill.ts';

/** The lines that rules put on a bill by themselves (pricing P4.7), beside those it was asked for. */
export function freeLines(
  bill: Bill,
  rules: readonly DiscountRule[],
  known: readonly CartLine[],
): readonly CartLine[] {
  const ids = new Set(known.map(({ id }) => id));
  return bill.lines.filter(({ id }) => !ids.has(id)).flatMap((line) => freeLine(line, rules));
}

function freeLine(
  { id, unitPrice, lineTotal }: Bill['lines'][number],
  rules: readonly DiscountRule[],
): readonly CartLine[] {
  for (const { _id: fromCoupon, freeProducts = [] } of rules) {
    const given = freeProducts.find((_, position) => isAddedBy(id, fromCoupon, position));
    if (given === undefined) continue;
    const { product, options } = given;
    // the engine names price and sum; what has no price is counted as its rule gives it
    const quantity = unitPrice > 0 ? Math.round(lineTotal / unitPrice) : given.quantity;
    return [{ id, product, quantity, options, fromCoupon }];
  }
  return [];
}

/** Added lines are called `free:<rule>:<n>`, then `free:<rule>:<n>:2`, … (pricing §7). */
function isAddedBy(id: string, rule: string, position: number): boolean {
  const name = `free:${rule}:${position}`;
  return id === name || id.startsWith(`${name}:`);
}

/** What rules add to the cart, those of the guest's codes included. */
export function cartFreeLines(bill: Bill, pricing: CartPricing): readonly CartLine[] {
  const { lines, session } = pricing;
  const placed = session === undefined ? [] : placedLines(session);
  return freeLines(bill, rulesOf(pricing), [...placed, ...lines]);
}
