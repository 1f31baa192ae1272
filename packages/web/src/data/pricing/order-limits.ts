import {
  type CartLine,
  exceededLimits,
  type LimitQuery,
  type OrderLimitEntry,
  remainingQuantity,
} from '@comanda/domain';
import { type CartPricing, placedLines } from './cart-bill.ts';

/** Pieces that may still be added, by product, without unlimited products. */
export type Remaining = Readonly<Record<string, number>>;
/** A line over a purchase limit. */
export type OverLimit = {
  readonly line: string;
  /** Quantity that may stay. */
  readonly keep: number;
  /** Quantity allowed in this cart over all products of the limit. */
  readonly most: number;
};

function questionOf({ session, lines, catalogue }: CartPricing): LimitQuery {
  const placed = session === undefined ? [] : placedLines(session);
  return { placed, cart: lines, catalogue, tables: session?.tables };
}

/** Returns how many more of each product the shop's purchase limits allow (specification §5, "Limits"). */
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

/** Returns the lines over a limit: for each limit exceeded, the line added last. */
export function linesOverLimits(pricing: CartPricing): readonly OverLimit[] {
  const { onlineOrderLimits: limits = [] } = pricing.data.shop;
  return exceededLimits(limits, questionOf(pricing)).flatMap(({ limit, remaining }) => {
    const limited = pricing.lines.filter((line) => isLimited(limit, line, pricing));
    const last = limited.at(-1);
    if (last === undefined) return [];
    const inCart = limited.reduce((sum, { quantity }) => sum + quantity, 0);
    const most = Math.max(0, inCart + remaining);
    return [{ line: last.id, keep: Math.max(0, last.quantity + remaining), most }];
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
