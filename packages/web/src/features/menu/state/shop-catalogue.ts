import type {
  Category,
  PaymentMethod,
  Product,
  ProductOption,
  Section,
  Shop,
  SubCategory,
  TaxSetting,
} from '@comanda/contract';

/** Everything of a shop that a phone needs to show its menu and price a cart. */
export type ShopCatalogue = {
  readonly shop: Shop;
  readonly sections: readonly Section[];
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
  readonly products: readonly Product[];
  readonly productOptions: readonly ProductOption[];
  readonly taxes: readonly TaxSetting[];
  readonly methods: readonly PaymentMethod[];
};

const LISTS = ['sections', 'categories', 'subCategories', 'products', 'productOptions', 'taxes', 'methods'];

/** Whether what was kept on the device has the shape of a catalogue of this version. */
export function isShopCatalogue(kept: unknown): kept is ShopCatalogue {
  if (typeof kept !== 'object' || kept === null) return false;
  const record = kept as Record<string, unknown>;
  return typeof record.shop === 'object' && LISTS.every((list) => Array.isArray(record[list]));
}

/** The catalogue with one product as an event told it; products of other shops change nothing. */
export function withProduct(catalogue: ShopCatalogue, product: Product): ShopCatalogue {
  const isHere = catalogue.products.some(({ _id }) => _id === product._id);
  if (!isHere) return catalogue;
  const products = catalogue.products.map((known) => (known._id === product._id ? product : known));
  return { ...catalogue, products };
}

/** The catalogue with its shop as an event told it: closed, opened, new hours. */
export function withShop(catalogue: ShopCatalogue, shop: Shop): ShopCatalogue {
  return shop._id === catalogue.shop._id ? { ...catalogue, shop } : catalogue;
}
