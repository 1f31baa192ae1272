import type { Category, Product, Section, TableViewItem, TaxSetting } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { SETUP_KEY } from './use-publish-now.ts';

/** The lists of a shop that the wizard adds to. */
type ShopLists = {
  readonly sections: readonly Section[];
  readonly taxSettings: readonly TaxSetting[];
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly tableViewItems: readonly TableViewItem[];
};

async function read<Row>(list: 'sections' | 'taxSettings' | 'categories' | 'products' | 'tableViewItems') {
  const page = await connection.call<{ readonly data: readonly Row[] }>('find', list, { $limit: 1000 });
  return page.data;
}

function isOf(shop: string) {
  return ({ shops = [] }: { readonly shops?: readonly string[] }) =>
    shops.length === 0 || shops.includes(shop);
}

/** Returns the live lists of a shop; undefined while loading. */
export function useShopLists(shop: string, isJoined: boolean): ShopLists | undefined {
  return useQuery({
    queryKey: [...SETUP_KEY, 'lists', shop],
    enabled: isJoined,
    queryFn: async (): Promise<ShopLists> => {
      const [sections, taxSettings, categories, products, tables] = await Promise.all([
        read<Section>('sections'),
        read<TaxSetting>('taxSettings'),
        read<Category>('categories'),
        read<Product>('products'),
        read<TableViewItem>('tableViewItems'),
      ]);
      return {
        sections: sections.filter(isOf(shop)),
        taxSettings: taxSettings.filter(isOf(shop)),
        categories,
        products: products.filter(isOf(shop)),
        tableViewItems: tables.filter((table) => table.shop === shop),
      };
    },
  }).data;
}
