import { type DiscountRule, isSelling, remainingStock, stockLevel, stockShortages } from '@comanda/domain';
import { type CartPricing, priceCart, rulesOf } from './cart-bill.ts';
import { cartFreeLines } from './free-lines.ts';

const ONLINE = { selfOrder: true };
const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the rules whose free products exceed the stock left after the cart's own lines: the server skips these
 * without refusing the order.
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
