import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { Price } from '../../../../ui/display/price.tsx';

/** Shows the cart's amount. Loaded apart from the menu, since pricing needs promotions, taxes and charges. */
export function CartAmount() {
  const bill = useCartBill();
  return bill && <Price amount={bill.share} />;
}
