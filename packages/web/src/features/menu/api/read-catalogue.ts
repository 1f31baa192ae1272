import type {
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
import { readJson, readList } from '../../../lib/api/read-list.ts';
import { keepCatalogue } from '../../offline/state/kept-catalogues.ts';
import type { ShopCatalogue } from '../state/shop-catalogue.ts';

/** Where a shop's catalogue lies in the query cache. */
export function catalogueKey(shop: string) {
  return ['catalogue', shop] as const;
}

/** Reads a shop's whole catalogue, and keeps it on the device for the next time without a network. */
export async function readCatalogue(id: string): Promise<ShopCatalogue> {
  const [shop, sections, categories, subCategories, products, productOptions, taxes, discounts, methods] =
    await Promise.all([
      readJson<Shop>(`shops/${encodeURIComponent(id)}`),
      readList<Section>('sections', { shops: id }),
      readList<Category>('categories'),
      readList<SubCategory>('subCategories'),
      readList<Product>('products', { shops: id }),
      readList<ProductOption>('productOptions'),
      readList<TaxSetting>('taxSettings', { status: 'active', shops: id }),
      readList<OrderDiscount>('orderDiscounts', { source: 'automatic', shops: id }),
      readList<PaymentMethod>('paymentMethods', { shop: id }),
    ]);
  const catalogue = {
    shop,
    sections,
    categories,
    subCategories,
    products,
    productOptions,
    taxes,
    discounts,
    methods,
  };
  void keepCatalogue(id, catalogue);
  return catalogue;
}
