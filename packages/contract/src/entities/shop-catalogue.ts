import Type, { type Static } from 'typebox';
import { Closed } from '../schema.ts';
import { Category, Product, ProductOption, SubCategory } from './catalogue.ts';
import { OrderDiscount } from './discount.ts';
import { PaymentMethod, Section, Shop, TaxSetting } from './shop.ts';

/**
 * The data that a phone needs to show a shop's menu and price a cart, in one answer: the rows of each list for this
 * shop. `taxSettings` has the active ones, `orderDiscounts` the automatic ones.
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
