import type {
  ShopCatalogue as AnsweredCatalogue,
  Category,
  OrderDiscount,
  PaymentMethod,
  Product,
  ProductOption,
  Section,
  Shop,
  SubCategory,
  TaxSetting,
} from '@comanda/contract';
import { type Catalogue, createCatalogue } from '@comanda/domain';

/** A shop's data for showing its menu and pricing a cart. */
export type ShopCatalogue = {
  readonly shop: Shop;
  readonly sections: readonly Section[];
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
  readonly products: readonly Product[];
  readonly productOptions: readonly ProductOption[];
  readonly taxes: readonly TaxSetting[];
  /** Automatic discounts. */
  readonly discounts: readonly OrderDiscount[];
  readonly methods: readonly PaymentMethod[];
};

/** Converts the server's answer to a `ShopCatalogue`. */
export function shopCatalogueOf(answer: AnsweredCatalogue): ShopCatalogue {
  const { taxSettings: taxes, orderDiscounts: discounts, paymentMethods: methods, ...rest } = answer;
  return { ...rest, taxes, discounts, methods };
}

/** A catalogue as the engine reads it, with the products' display fields. */
export type MenuCatalogue = Omit<Catalogue, 'products'> & { readonly products: ReadonlyMap<string, Product> };

/** Indexes the catalogue for the engine. */
export function menuCatalogue(data: ShopCatalogue): MenuCatalogue {
  const products = new Map(data.products.map((product) => [product._id as string, product]));
  return { ...createCatalogue(data), products };
}

const LISTS = [
  'sections',
  'categories',
  'subCategories',
  'products',
  'productOptions',
  'taxes',
  'discounts',
  'methods',
];

/** Returns true if a saved value has the shape of this version's catalogue. */
export function isShopCatalogue(kept: unknown): kept is ShopCatalogue {
  if (typeof kept !== 'object' || kept === null) return false;
  const record = kept as Record<string, unknown>;
  return typeof record.shop === 'object' && LISTS.every((list) => Array.isArray(record[list]));
}

/** Returns the catalogue with one product updated by an event; ignores products of other shops. */
export function withProduct(catalogue: ShopCatalogue, product: Product): ShopCatalogue {
  const isHere = catalogue.products.some(({ _id }) => _id === product._id);
  if (!isHere) return catalogue;
  const products = catalogue.products.map((known) => (known._id === product._id ? product : known));
  return { ...catalogue, products };
}

/** Returns the catalogue with its shop updated by an event: closed, opened, new hours. */
export function withShop(catalogue: ShopCatalogue, shop: Shop): ShopCatalogue {
  return shop._id === catalogue.shop._id ? { ...catalogue, shop } : catalogue;
}
