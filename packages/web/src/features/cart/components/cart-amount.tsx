import { Price } from '../../../ui/price.tsx';
import { useCartBill } from '../hooks/use-cart-bill.ts';

/** What the cart costs; prices it, which takes the engine's promotions, taxes and charges. */
export function CartAmount() {
  const bill = useCartBill();
  return bill && <Price amount={bill.share} />;
}
