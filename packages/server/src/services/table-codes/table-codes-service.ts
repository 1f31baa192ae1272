import { CALLS, createValidator, type TableCode } from '@comanda/contract';
import { toString as drawCode } from 'qrcode';
import type { CatalogueReader } from '../../catalogue/index.ts';
import type { SignedTable } from '../../floor/codes/index.ts';
import type { Ordering } from '../../ordering/index.ts';
import { type Call, type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';
import { createFindQuery, inOwnShop, rowsOf, runQuery, selected } from '../query/index.ts';

type Table = Pick<TableCode, '_id' | 'shop' | 'name'>;

const rotation = createValidator(CALLS['tableCodes/rotate'].create.data);

/** Serves the printed codes of a shop's tables, which lead to `PUBLIC_URL` or to the origin of the owner. */
export function createTableCodesServices(catalogue: CatalogueReader, ordering: Ordering) {
  const readQuery = createFindQuery('tableCodes');
  return {
    tableCodes: {
      async find(call) {
        const query = inOwnShop(readQuery(call.query), call.actor);
        const menu = await catalogue.load(query.shop);
        const tables = menu.list('tableViewItems').map(({ _id, name }) => ({ _id, shop: query.shop, name }));
        // rendered for the rows of the page only
        const answer = runQuery<Table>(tables, { ...query, select: undefined });
        const codes = rowsOf(answer).map(async ({ _id = '', name = '' }) => {
          const code = await ordering.tableCode(query.shop, _id);
          return selected(await tableCode({ _id, shop: query.shop, name }, code, call), query.select);
        });
        return { ...answer, data: await Promise.all(codes) };
      },
    },
    'tableCodes/rotate': {
      async create(data, call) {
        onlyNames(call.query);
        const { viewItem } = validated(rotation, data);
        const code = await ordering.rotateTableCode(viewItem, call.actor);
        const [table] = await catalogue.rows('tableViewItems', [viewItem]);
        const { shop = '', name = '' } = table ?? {};
        return tableCode({ _id: viewItem, shop, name }, code, call);
      },
    },
  } satisfies Record<string, Handlers>;
}

async function tableCode(table: Table, { path }: SignedTable, { origin }: Call): Promise<TableCode> {
  const url = `${origin}${path}`;
  const svg = await drawCode(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return present.tableCodes({ ...table, url, svg });
}
