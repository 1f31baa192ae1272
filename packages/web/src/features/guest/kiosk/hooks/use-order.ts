import { type CartLine, cartQuantity } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { goesWell } from '../../../../data/menu/goes-well.ts';
import { cartFreeLines } from '../../../../data/pricing/free-lines.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useRemaining } from '../../../../data/pricing/use-remaining.ts';

/** Returns the order as it stands: its lines, pieces and bill, and the dishes that go with it. */
export function useOrder() {
  const { catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  const pricing = useCartPricing();
  const bill = useCartBill();
  const remaining = useRemaining();
  const { mode: orderType, section } = pricing;
  const freeLines: readonly CartLine[] = bill === undefined ? [] : cartFreeLines(bill.bill, pricing);
  const offered = goesWell({
    catalogue,
    section,
    lines: [...lines, ...freeLines],
    orderType,
    selfOrder: true,
  });
  return {
    roots: lines.filter(({ fromProduct }) => fromProduct === undefined),
    pieces: cartQuantity(lines),
    bill,
    offered: offered.filter(({ _id }) => remaining[_id] !== 0),
  };
}
