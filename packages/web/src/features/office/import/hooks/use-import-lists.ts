import type {
  Category,
  OrderDiscount,
  Product,
  ProductOption,
  Section,
  Shop,
  SubCategory,
} from '@comanda/contract';
import { useMemo } from 'react';
import { useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { MenuLists } from '../plan/index.ts';

/** Returns the published lists that an import is compared with; undefined until all have arrived. */
export function useImportLists() {
  const { isJoined } = useOffice();
  const products = useLiveDocuments<Product>('products', isJoined);
  const productOptions = useLiveDocuments<ProductOption>('productOptions', isJoined);
  const categories = useLiveDocuments<Category>('categories', isJoined);
  const subCategories = useLiveDocuments<SubCategory>('subCategories', isJoined);
  const sections = useLiveDocuments<Section>('sections', isJoined);
  const shops = useLiveDocuments<Shop>('shops', isJoined);
  const orderDiscounts = useLiveDocuments<OrderDiscount>('orderDiscounts', isJoined);
  const queries = [products, productOptions, categories, subCategories, sections, shops, orderDiscounts];
  const lists = useMemo((): MenuLists | undefined => {
    const all = {
      products: products.data,
      productOptions: productOptions.data,
      categories: categories.data,
      subCategories: subCategories.data,
      sections: sections.data,
      shops: shops.data,
      orderDiscounts: orderDiscounts.data,
    };
    // the cast is sound: none of them is missing
    return Object.values(all).every((rows) => rows !== undefined) ? (all as MenuLists) : undefined;
  }, [
    products.data,
    productOptions.data,
    categories.data,
    subCategories.data,
    sections.data,
    shops.data,
    orderDiscounts.data,
  ]);
  return {
    lists,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
