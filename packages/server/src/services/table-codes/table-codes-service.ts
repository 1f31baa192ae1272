import type { TableCode } from '@comanda/contract';
import { toString as drawCode } from 'qrcode';
import type { CatalogueReader, Ordering } from '../../core.ts';
import { ownShop } from '../../policies/authorise.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { pageOf, parseListQuery } from '../query/list-query.ts';

const MAX_LIMIT = 1_000;

/** The printed codes of a shop's tables. They lead to `PUBLIC_URL`, or to where the owner reads them. */
export function createTableCodesService(catalogue: CatalogueReader, ordering: Ordering): Handlers {
  return {
    async find(call) {
      const query = parseListQuery(call.query, { shop: 'any' }, MAX_LIMIT);
      const shop = ownShop(call.actor, query.values.shop?.[0]);
      const tables = catalogue.list('tableViewItems').filter((item) => item.shop === shop);
      const page = tables.slice(query.skip, query.skip + query.limit);
      const codes = page.map(async ({ _id, name }): Promise<TableCode> => {
        const { path } = await ordering.tableCode(shop, _id);
        const url = `${call.origin}${path}`;
        const svg = await drawCode(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
        return present.tableCodes({ _id, shop, name, url, svg });
      });
      return pageOf(await Promise.all(codes), query, tables.length);
    },
  };
}
