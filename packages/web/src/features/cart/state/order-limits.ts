import {
  type CartLine,
  exceededLimits,
  type LimitQuestion,
  type OrderLimitEntry,
  remainingQuantity,
} from '@comanda/domain';
import { type CartPricing, placedLines } from './cart-bill.ts';

/** Pieces that may still be added, by product; products that nothing limits are left out. */
export type Remaining = Readonly<Record<string, number>>;
/** A line that is over a limit, and how many of it may stay. */
export type OverLimit = { readonly line: string; readonly keep: number };

function questionOf({ session, lines, catalogue }: CartPricing): LimitQuestion {
  const placed = session === undefined ? [] : placedLines(session);
  return { placed, cart: lines, catalogue, tables: session?.tables };
}

/** How many more of each limited product fit under the shop's purchase limits (specification §5, "Limits"). */
export function remainingByProduct(pricing: CartPricing): Remaining {
  const { onlineOrderLimits: limits = [] } = pricing.data.shop;
  if (limits.length === 0) return {};
  const question = questionOf(pricing);
  return Object.fromEntries(
    pricing.data.products.flatMap((product) => {
      const remaining = remainingQuantity(product, limits, question);
      return remaining === undefined ? [] : [[product._id, remaining]];
    }),
  );
}

/** The lines that give way where the cart is over a limit: of each limit the one that came last. */
export function linesOverLimits(pricing: CartPricing): readonly OverLimit[] {
  const { onlineOrderLimits: limits = [] } = pricing.data.shop;
  return exceededLimits(limits, questionOf(pricing)).flatMap(({ limit, remaining }) => {
    const last = pricing.lines.filter((line) => isLimited(limit, line, pricing)).at(-1);
    return last === undefined ? [] : [{ line: last.id, keep: Math.max(0, last.quantity + remaining) }];
  });
}

function isLimited(limit: OrderLimitEntry, { product: id }: CartLine, { catalogue }: CartPricing): boolean {
  const product = catalogue.products.get(id ?? '');
  const allows = (list: readonly string[] | undefined, value: string | undefined) =>
    list === undefined || list.length === 0 || (value !== undefined && list.includes(value));
  return (
    allows(limit.product, id) &&
    allows(limit.category, product?.category) &&
    allows(limit.subCategory, product?.subCategory)
  );
}
