import type { Shop, ShopCatalogue } from '@comanda/contract';
import type { Menu } from './catalogue-reader.ts';

/** Returns the parts of a shop's menu that its guests see. */
export function catalogueOfShop(shop: Shop, menu: Pick<Menu, 'list' | 'rules'>): ShopCatalogue {
  const products = menu.list('products').filter((product) => isAtShop(product, shop._id));
  const categories = new Set(products.map(({ category }) => category));
  const options = new Set(products.flatMap((product) => product.options ?? []));
  return {
    shop,
    sections: [...menu.list('sections')],
    categories: menu.list('categories').filter(({ _id }) => categories.has(_id)),
    subCategories: menu.list('subCategories').filter(({ category }) => categories.has(category)),
    products,
    productOptions: menu.list('productOptions').filter(({ _id }) => options.has(_id)),
    taxSettings: menu.list('taxSettings').filter(({ status }) => status === 'active'),
    orderDiscounts: menu.rules().filter(({ source }) => source === 'automatic'),
    paymentMethods: [...menu.list('paymentMethods')],
  };
}

/** Returns true if a document is of a shop: it names the shop, or none. */
export function isAtShop({ shops = [] }: { readonly shops?: readonly string[] }, shop: string): boolean {
  return shops.length === 0 || shops.includes(shop);
}
