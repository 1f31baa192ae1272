import { CodedError } from '../../coded-error.ts';
import type { CatalogueList, CatalogueLists, CatalogueReader } from '../../core.ts';
import { room } from '../../realtime/rooms.ts';
import type { Call, Handlers } from '../call.ts';
import { presentCatalogue } from '../presenters.ts';
import { parseQuery, type Query } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import { CATALOGUE_RULES, POPULATED } from './catalogue-rules.ts';

const MAX_SHOPS_FOLLOWED = 50;

/** A list of the catalogue, answered from memory. Reading a shop's menu follows that shop's changes. */
export function createCatalogueService<Name extends CatalogueList>(
  name: Name,
  catalogue: CatalogueReader,
): Required<Pick<Handlers, 'find' | 'get'>> {
  const presentRow = presentCatalogue[name];

  return {
    async find(call) {
      const query = parseQuery(call.query, CATALOGUE_RULES[name]);
      const shop = shopAskedFor(call.query, catalogue);
      const rows = catalogue.list(name, shop).map(presentRow);
      const answer = runQuery<CatalogueLists[Name]>(rows, query);
      const data = populated(name, Array.isArray(answer) ? answer : answer.data, query, catalogue, shop);
      follow(name, call, shop, data);
      return Array.isArray(answer) ? data : { ...answer, data };
    },
    async get(id, call) {
      const query = parseQuery({ ...call.query, $paginate: false }, CATALOGUE_RULES[name]);
      const shop = shopAskedFor(call.query, catalogue);
      const row = catalogue.get(name, id, shop);
      const found = row === undefined ? [] : runQuery<CatalogueLists[Name]>([presentRow(row)], query);
      const data = populated(name, Array.isArray(found) ? found : [], query, catalogue, shop);
      const first = data[0];
      if (first === undefined) throw new CodedError(name === 'shops' ? 'shopNotFound' : 'notFound');
      follow(name, call, shop, data);
      return first;
    },
  };
}

/** The one shop that a query names, if there is such a shop: stock is counted for each shop by itself. */
function shopAskedFor(query: Call['query'], catalogue: CatalogueReader): string | undefined {
  const asked = query.shops ?? query.shop;
  const one = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : asked;
  const shop: unknown = Array.isArray(one) && one.length === 1 ? one[0] : one;
  return typeof shop === 'string' && catalogue.get('shops', shop) !== undefined ? shop : undefined;
}

function follow(
  name: CatalogueList,
  call: Call,
  shop: string | undefined,
  rows: readonly { _id?: string }[],
): void {
  if (call.listener === undefined) return;
  if (name === 'products' && shop !== undefined) call.listener.join(room.guests(shop));
  if (name !== 'shops') return;
  for (const { _id } of rows.slice(0, MAX_SHOPS_FOLLOWED)) {
    if (_id !== undefined) call.listener.join(room.guests(_id));
  }
}

/** Rows with the documents in place of the ids, for the paths asked for. */
function populated<Row extends { _id?: string }>(
  name: CatalogueList,
  rows: readonly Row[],
  query: Query,
  catalogue: CatalogueReader,
  shop: string | undefined,
): readonly Row[] {
  const targets = POPULATED[name];
  if (query.populate.length === 0 || targets === undefined) return rows;
  const documentOf = (path: string, id: unknown): unknown => {
    const target = targets[path];
    const found =
      target === undefined || typeof id !== 'string' ? undefined : read(catalogue, target, id, shop);
    return found ?? id;
  };
  return rows.map((row) => {
    const replaced = query.populate.flatMap((path) => {
      const ids: unknown = Reflect.get(row, path);
      if (ids === undefined) return [];
      return [
        [path, Array.isArray(ids) ? ids.map((id) => documentOf(path, id)) : documentOf(path, ids)] as const,
      ];
    });
    return { ...row, ...Object.fromEntries(replaced) };
  });
}

function read<Name extends CatalogueList>(catalogue: CatalogueReader, name: Name, id: string, shop?: string) {
  const row = catalogue.get(name, id, shop);
  const presentRow = presentCatalogue[name];
  return row === undefined ? undefined : presentRow(row);
}
