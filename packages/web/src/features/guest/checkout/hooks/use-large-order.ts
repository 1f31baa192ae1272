import { type LargeOrder, largeOrder } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useMember } from '../../../../data/member/login.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';

export type LargeCart = {
  /** The reason why the cart is large; undefined for others. */
  readonly large: LargeOrder | undefined;
  /** The server's answer to it: nothing special for a member, payment first, or a refusal at a table. */
  readonly answer: 'placed' | 'paidFirst' | 'refused';
};

/** Returns whether the cart is so large that the guest is asked, and what comes of it (as the server decides). */
export function useLargeOrder(): LargeCart {
  const { lines } = useCart();
  const { largeOrderTotal: bound } = useReadyCatalogue().data.shop;
  const { mode } = useOrderContext();
  const isKnown = useMember() !== undefined;
  const total = useCartBill()?.share ?? 0;
  const large = largeOrder({ lines, total, bound });
  if (large === undefined || isKnown) return { large, answer: 'placed' };
  return { large, answer: mode === 'dineIn' ? 'refused' : 'paidFirst' };
}
