import type {
  CatalogueList,
  CatalogueLists,
  CatalogueReader,
  OrganisationList,
  ShopList,
} from '../../catalogue/index.ts';
import { isOrganisationList } from '../../catalogue/index.ts';
import type { Call } from '../call/index.ts';
import { type Query, runQuery, runQueryOverPages } from '../query/index.ts';

type Asked = {
  readonly query: Query;
  /** Shop that the query is about, if it is about one. */
  readonly shop: string | undefined;
  /** Ids that the query asks for, if it does. */
  readonly ids: readonly string[] | undefined;
};

/**
 * Runs a query over a list: lists of the organisation and those of one shop from memory, those of several shops from the
 * database, without loading their menus.
 */
export async function queryList<Name extends CatalogueList>(
  catalogue: CatalogueReader,
  name: Name,
  { query, shop, ids }: Asked,
  present: (row: CatalogueLists[Name]) => CatalogueLists[Name],
) {
  const known = await rowsInMemory(catalogue, name, shop);
  if (known !== undefined) return runQuery<CatalogueLists[Name]>(known.map(present), query);
  // the casts are sound: lists of the organisation are in memory
  const list = name as ShopList;
  const pages = ids === undefined ? catalogue.pages(list) : [await catalogue.rows(list, ids)];
  return runQueryOverPages<CatalogueLists[Name]>(
    pages as AsyncIterable<readonly CatalogueLists[Name][]>,
    query,
    present,
  );
}

/** Reads rows by id: from memory, or from the database where they belong to no menu in memory that is asked for. */
export async function rowsOfList<Name extends CatalogueList>(
  catalogue: CatalogueReader,
  name: Name,
  ids: readonly string[],
  shop: string | undefined,
): Promise<readonly CatalogueLists[Name][]> {
  const found = await foundInMemory(catalogue, name, ids, shop);
  if (isOrganisationList(name)) return found;
  const known = new Set(found.map(({ _id }) => _id as string));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return found;
  const read: readonly object[] = await catalogue.rows(name as ShopList, missing);
  return [...found, ...(read as readonly CatalogueLists[Name][])];
}

async function rowsInMemory<Name extends CatalogueList>(
  catalogue: CatalogueReader,
  name: Name,
  shop: string | undefined,
): Promise<readonly CatalogueLists[Name][] | undefined> {
  // the casts are sound: the list is the one of this name
  if (isOrganisationList(name)) {
    const rows: readonly object[] = catalogue.list(name as OrganisationList);
    return rows as readonly CatalogueLists[Name][];
  }
  if (shop === undefined) return undefined;
  const rows: readonly object[] = (await catalogue.load(shop)).list(name as ShopList);
  return rows as readonly CatalogueLists[Name][];
}

async function foundInMemory<Name extends CatalogueList>(
  catalogue: CatalogueReader,
  name: Name,
  ids: readonly string[],
  shop: string | undefined,
): Promise<readonly CatalogueLists[Name][]> {
  // the casts are sound: the rows are of the list of this name
  if (isOrganisationList(name)) {
    const rows: readonly object[] = ids.flatMap((id) => catalogue.get(name as OrganisationList, id) ?? []);
    return rows as readonly CatalogueLists[Name][];
  }
  if (shop === undefined) return [];
  const menu = await catalogue.load(shop);
  const rows: readonly object[] = ids.flatMap((id) => menu.get(name as ShopList, id) ?? []);
  return rows as readonly CatalogueLists[Name][];
}

/** Returns the shop that a query names if it exists: stock is tracked per shop. */
export function shopAskedFor(query: Call['query'], catalogue: CatalogueReader): string | undefined {
  const asked = query.shops ?? query.shop;
  const one = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : asked;
  const shop: unknown = Array.isArray(one) && one.length === 1 ? one[0] : one;
  return typeof shop === 'string' && catalogue.get('shops', shop) !== undefined ? shop : undefined;
}

/** Returns the ids that a query asks for; undefined if it asks for others too. */
export function idsAskedFor({ _id: asked }: Call['query']): readonly string[] | undefined {
  const wanted = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : asked;
  const ids: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return ids.every((id) => typeof id === 'string') ? ids : undefined;
}
