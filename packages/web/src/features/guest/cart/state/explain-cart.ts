import { type ExplainedBill, explainBill } from '@comanda/domain';
import { type CartPricing, cartInput, ifPriceable } from '../../../../data/pricing/cart-bill.ts';

/** The bill with the cart and why it is what it is; undefined when the catalogue here cannot price it. */
export function explainCart(pricing: CartPricing): ExplainedBill | undefined {
  return ifPriceable(pricing, () => explainBill(cartInput(pricing)));
}
