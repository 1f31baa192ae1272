import Type, { type Static } from 'typebox';
import { Closed } from '../schema.ts';
import { Category, Product, ProductOption, SubCategory } from './catalogue.ts';
import { OrderDiscount } from './discount.ts';
import { PaymentMethod, Section, Shop, TaxSetting } from './shop.ts';

/**
 * Everything of a shop that a phone needs to show its menu and price a cart, in one answer: what the lists give
 * for this shop. `taxSettings` are the active ones, `orderDiscounts` the automatic ones.
 */
export const ShopCatalogue = Closed(
  {
    shop: Shop,
    sections: Type.Array(Section),
    categories: Type.Array(Category),
    subCategories: Type.Array(SubCategory),
    products: Type.Array(Product),
    productOptions: Type.Array(ProductOption),
    taxSettings: Type.Array(TaxSetting),
    orderDiscounts: Type.Array(OrderDiscount),
    paymentMethods: Type.Array(PaymentMethod),
  },
  { $id: 'ShopCatalogue' },
);
export type ShopCatalogue = Static<typeof ShopCatalogue>;
