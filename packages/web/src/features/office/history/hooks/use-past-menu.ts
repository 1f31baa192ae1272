import type { Category, PreviewToken, Product, ProductOption, SubCategory } from '@comanda/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { readPreview } from '../../../../data/catalogue/preview-catalogue.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { HISTORY_KEY, readLive } from '../../changes/index.ts';
import { downloadFile } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';

/** The menu of the shop as it was at a moment. */
const LIVE = 'live';

/** Returns the shop's menu as it was at a moment, as guests read it (B2.9). */
export function usePastMenu(asOf: string | undefined) {
  const { session, isJoined } = useOffice();
  const { shop } = session;
  return useQuery({
    queryKey: [...HISTORY_KEY, 'menu', shop, asOf],
    enabled: isJoined && asOf !== undefined,
    queryFn: async () => {
      const call = { changeSet: LIVE, shop, asOf };
      const { token } = await callAsStaff(() => create<PreviewToken>('changeSets/preview', call));
      return readPreview(token);
    },
  });
}

/** Returns the mutation that saves the menu as it was at a moment as CSV. */
export function useSavePastMenu() {
  return useMutation({
    mutationFn: async ({ asOf, day }: { readonly asOf: string; readonly day: string }) => {
      const [{ menuCsv }, products, productOptions, categories, subCategories] = await Promise.all([
        import('../../import/index.ts'),
        readLive<Product>('products', asOf),
        readLive<ProductOption>('productOptions', asOf),
        readLive<Category>('categories', asOf),
        readLive<SubCategory>('subCategories', asOf),
      ]);
      const menu = { products, productOptions, categories, subCategories };
      const bytes = await menuCsv({ ...menu, sections: [], shops: [], orderDiscounts: [] });
      downloadFile(bytes, `menu-${day}.csv`, 'text/csv');
    },
  });
}
