import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { Price } from '../../../../ui/display/price.tsx';

/** What the cart costs; prices it, which takes the engine's promotions, taxes and charges. */
export function CartAmount() {
  const bill = useCartBill();
  return bill && <Price amount={bill.share} />;
}
