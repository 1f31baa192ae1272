import type { TableCode } from '@comanda/contract';
import { toString as drawCode } from 'qrcode';
import type { CatalogueReader, Ordering } from '../../core.ts';
import type { Handlers } from '../call.ts';
import { present } from '../presenters.ts';
import { createFindQuery } from '../query/call-query.ts';
import { inOwnShop } from '../query/own-shop.ts';
import { rowsOf, runQuery, selected } from '../query/run-query.ts';

/** The printed codes of a shop's tables. They lead to `PUBLIC_URL`, or to where the owner reads them. */
export function createTableCodesService(catalogue: CatalogueReader, ordering: Ordering): Handlers {
  const readQuery = createFindQuery('tableCodes');
  return {
    async find(call) {
      const query = inOwnShop(readQuery(call.query), call.actor);
      const tables = catalogue
        .list('tableViewItems')
        .filter(({ shop }) => shop === query.shop)
        .map(({ _id, name }) => ({ _id, shop: query.shop, name }));
      // drawn for the rows of the page only
      const answer = runQuery<Omit<TableCode, 'url' | 'svg'>>(tables, { ...query, select: undefined });
      const codes = rowsOf(answer).map(async ({ _id = '', name = '' }) => {
        const { path } = await ordering.tableCode(query.shop, _id);
        const url = `${call.origin}${path}`;
        const svg = await drawCode(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
        return selected(present.tableCodes({ _id, shop: query.shop, name, url, svg }), query.select);
      });
      return { ...answer, data: await Promise.all(codes) };
    },
  };
}
