import type { Bill, CartLine, DiscountRule } from '@comanda/domain';
import { type CartPricing, placedLines, rulesOf } from './cart-bill.ts';

/** Returns the lines that rules add to a bill (pricing P4.7) beside those ordered. */
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
    // the engine prices and sums these lines; without a price, the rule's quantity counts
    const quantity = unitPrice > 0 ? Math.round(lineTotal / unitPrice) : given.quantity;
    return [{ id, product, quantity, options, fromCoupon }];
  }
  return [];
}

/** Returns true for a line that a rule added: `free:<rule>:<n>`, then `free:<rule>:<n>:2`, … (pricing §7). */
function isAddedBy(id: string, rule: string, position: number): boolean {
  const name = `free:${rule}:${position}`;
  return id === name || id.startsWith(`${name}:`);
}

/** Returns the lines that rules add to the cart, those of the guest's codes included. */
export function cartFreeLines(bill: Bill, pricing: CartPricing): readonly CartLine[] {
  const { lines, session } = pricing;
  const placed = session === undefined ? [] : placedLines(session);
  return freeLines(bill, rulesOf(pricing), [...placed, ...lines]);
}
