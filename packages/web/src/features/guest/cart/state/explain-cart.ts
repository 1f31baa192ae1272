import { type ExplainedBill, explainBill } from '@comanda/domain';
import { type CartPricing, cartInput, ifPriceable } from '../../../../data/pricing/cart-bill.ts';

/** Returns the explained bill of the cart; undefined when the loaded catalogue cannot price it. */
export function explainCart(pricing: CartPricing): ExplainedBill | undefined {
  return ifPriceable(pricing, () => explainBill(cartInput(pricing)));
}
