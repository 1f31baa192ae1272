import type { Organisation } from '@comanda/contract';
import { aCoupon, aCouponRule } from '@comanda/server/testing/promotions.ts';
import { SHOP, smallOrganisation } from '@comanda/server/testing/small-organisation.ts';

export const SMALL_SHOP = SHOP;
/** Minor units, as the small organisation's menu has them. */
export const PRICES = { rice: 2000, tea: 1500, cake: 3000, code: 500 } as const;
export const CODE = 'FEW';
export const PINS = { cashier: '1111', kitchen: '2222' } as const;

/** Returns a small organisation with so many cakes to sell in its shop, and so many bills that its code works on. */
export function smallShop(cakes: number, uses: number): Organisation {
  const { products, ...organisation } = smallOrganisation({
    orderDiscounts: [aCouponRule('five')],
    userCoupons: [aCoupon(CODE, 'five', { maxUses: uses })],
  });
  return {
    ...organisation,
    products: products.map((product) =>
      product._id === 'cake' ? { ...product, stock: { quantity: cakes } } : product,
    ),
  };
}
