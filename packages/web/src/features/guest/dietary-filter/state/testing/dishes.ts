import type { Product, ProductOption } from '@comanda/contract';
import { menuCatalogue } from '../../../../../data/catalogue/shop-catalogue.ts';

/** A name of everything that these tests need no name of. */
export const name = { en: 'x', cht: 'x', chs: 'x' };

/** Returns a dish without allergens or diets, with the fields given. */
export function aDish(id: string, over: Partial<Product> = {}): Product {
  return { _id: id, name, price: 1000, category: 'c', sections: [], allergens: [], diets: [], ...over };
}

/** Returns an option that has to be chosen, unless `required` is false. */
export function anOption(
  id: string,
  options: readonly Omit<ProductOption['options'][number], 'name'>[],
  required = true,
): ProductOption {
  return { _id: id, name, required, options: options.map((choice) => ({ ...choice, name })) };
}

/** Returns a choice that is a dish. */
export function dishOf(id: string) {
  return { _id: id, type: 'product' as const, product: id };
}

/** Returns the catalogue of a shop that has only these dishes and options. */
export function aMenu(products: Product[], productOptions: ProductOption[]) {
  return menuCatalogue({
    shop: {
      _id: 's',
      name,
      currency: 'HKD',
      timezone: 'Asia/Hong_Kong',
      openForOnline: true,
      openTakeAway: true,
      openDineInNoTable: true,
    },
    sections: [],
    categories: [],
    subCategories: [],
    products,
    productOptions,
    taxes: [],
    discounts: [],
    methods: [],
  });
}
