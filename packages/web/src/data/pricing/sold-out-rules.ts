import { type DiscountRule, isSelling, remainingStock, stockLevel, stockShortages } from '@comanda/domain';
import { type CartPricing, priceCart, rulesOf } from './cart-bill.ts';
import { cartFreeLines } from './free-lines.ts';

const ONLINE = { selfOrder: true };
const NONE: ReadonlySet<string> = new Set();

/**
 * The rules that would give more than is left after what the cart orders: the server gives nothing of these, and
 * nobody is refused for it.
 */
export function soldOutRules(pricing: CartPricing, found = NONE): ReadonlySet<string> {
  const { lines, catalogue } = pricing;
  const mayRunOut = ({ freeProducts = [] }: DiscountRule) =>
    freeProducts.some(({ product: id }) => {
      const product = catalogue.products.get(id);
      if (product === undefined) return false;
      return remainingStock(product, ONLINE) !== undefined || !isSelling(stockLevel(product, ONLINE));
    });
  const asked = { ...pricing, soldOut: found };
  if (!rulesOf(asked).some(mayRunOut)) return found;
  const priced = priceCart(asked);
  const given = priced === undefined ? [] : cartFreeLines(priced.bill, asked);
  const short = new Set(
    stockShortages([...lines, ...given], catalogue, ONLINE).flatMap((each) => each.lines),
  );
  const more = given.flatMap(({ id, fromCoupon }) => (short.has(id) ? (fromCoupon ?? []) : []));
  return more.length === 0 ? found : soldOutRules(pricing, new Set([...found, ...more]));
}
