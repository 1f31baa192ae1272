import type { Product } from '@comanda/contract';
import { type CartLine, type DiscountRule, type OrderType, stockShortages } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { NewLine } from '../../sessions/index.ts';

/**
 * Converts a line that a rule has added into a line to place: made by the kitchen and taken from stock like any other.
 * Gifts from a member's account have the status `hold`, except at a table (specification §4, "Line status").
 */
export function toGiftLine(
  { id, product, quantity, options, fromCoupon }: CartLine,
  rules: readonly DiscountRule[],
  type: OrderType,
): readonly NewLine[] {
  const rule = rules.find(({ _id }) => _id === fromCoupon);
  if (rule === undefined || product === undefined) return [];
  const isHeld = rule.source === 'gift' && type !== 'dineIn';
  const chosenOptions = (options ?? []).map(({ option, selections }) => ({
    option,
    selections: [...selections],
  }));
  const status = isHeld ? 'hold' : 'init';
  return [
    {
      id,
      product,
      quantity,
      ...(chosenOptions.length > 0 && { options: chosenOptions }),
      fromCoupon,
      status,
    },
  ];
}

/** Returns the ids of the rules whose gifts exceed the stock that the ordered lines leave. */
export function soldOutRules(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  gifts: readonly CartLine[],
  ordered: readonly CartLine[],
  { shop, selfOrder }: { readonly shop: string; readonly selfOrder: boolean },
): ReadonlySet<string> {
  const menu = catalogue.menu(shop);
  const products = new Map<string, Product>();
  for (const { product: id = '' } of gifts) {
    const product = menu.get('products', id);
    if (product) products.set(id, product);
  }
  const { productOptions } = menu.pricing();
  const shortages = stockShortages([...ordered, ...gifts], { products, productOptions }, { selfOrder });
  const short = new Set(shortages.flatMap(({ lines }) => lines));
  return new Set(gifts.flatMap(({ id, fromCoupon }) => (short.has(id) ? (fromCoupon ?? []) : [])));
}
