import type { Product } from '@comanda/contract';
import { type CartLine, type DiscountRule, type OrderType, stockShortages } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { NewLine } from '../../sessions/index.ts';

/**
 * A line that a rule has put on a bill, as it is to stay there: the kitchen has to make it and the stock has to give
 * it like any other. Only gifts wait until they are handed out where nobody serves at a table (specification §4,
 * "Line status").
 */
export function giftLine(
  { id, product, quantity, options, fromCoupon }: CartLine,
  rules: readonly DiscountRule[],
  type: OrderType,
): readonly NewLine[] {
  const rule = rules.find(({ _id }) => _id === fromCoupon);
  if (rule === undefined || product === undefined) return [];
  const isHeld = rule.source === 'gift' && type !== 'dineIn';
  const chosen = (options ?? []).map(({ option, selections }) => ({ option, selections: [...selections] }));
  const status = isHeld ? 'hold' : 'init';
  return [{ id, product, quantity, ...(chosen.length > 0 && { options: chosen }), fromCoupon, status }];
}

/** The rules that would give more than the shop has, after what the guest orders. */
export function soldOutRules(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  gifts: readonly CartLine[],
  ordered: readonly CartLine[],
  { shop, selfOrder }: { readonly shop: string; readonly selfOrder: boolean },
): ReadonlySet<string> {
  const products = new Map<string, Product>();
  for (const { product: id = '' } of gifts) {
    const product = catalogue.get('products', id, shop);
    if (product) products.set(id, product);
  }
  const { productOptions } = catalogue.pricing();
  const shortages = stockShortages([...ordered, ...gifts], { products, productOptions }, { selfOrder });
  const short = new Set(shortages.flatMap(({ lines }) => lines));
  return new Set(gifts.flatMap(({ id, fromCoupon }) => (short.has(id) ? (fromCoupon ?? []) : [])));
}
