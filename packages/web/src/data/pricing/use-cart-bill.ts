import { useMemo } from 'react';
import { type CartBill, priceCart } from './cart-bill.ts';
import { useCartPricing } from './use-cart-pricing.ts';

/** Returns the cart's bill, live. */
export function useCartBill(): CartBill | undefined {
  const pricing = useCartPricing();
  return useMemo(() => priceCart(pricing), [pricing]);
}
