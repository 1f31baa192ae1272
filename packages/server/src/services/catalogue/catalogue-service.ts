import type { GetPath } from '@comanda/contract';
import { rulesValidAt } from '@comanda/domain';
import type { CatalogueList, CatalogueLists, CatalogueReader } from '../../catalogue/index.ts';
import type { Filter } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { room } from '../../realtime/index.ts';

import type { Call, Handlers } from '../call/index.ts';
import { presentCatalogue } from '../present/index.ts';
import {
  createFindQuery,
  createGetQuery,
  populated,
  populatedAnswer,
  rowsOf,
  runQuery,
  selected,
} from '../query/index.ts';
import { catalogueTargets } from './catalogue-targets.ts';
import { createOfficeReads, type OfficeReads, viewAskedFor } from './office-reads.ts';
import { idsAskedFor, queryList, rowsOfList, shopAskedFor } from './read-lists.ts';

const MAX_SHOPS_FOLLOWED = 50;
/** The order of a list for which none is asked (specification §7). */
const BY_ID = [{ field: '_id', direction: 1 }] as const;

/** Returns the rows that a caller gets of a list; undefined if it is all of them. */
type Narrowing = (call: Call) => Promise<Filter | undefined>;

type ListAnswer<Name extends CatalogueList> = Awaited<ReturnType<typeof queryList<Name>>>;

/**
 * Serves a list of the catalogue. Reading a shop's menu subscribes to that shop's changes; with `changeSet` it is the
 * office's view of the list, with `asOf` as it was.
 */
export function createCatalogueList<Name extends CatalogueList>(
  name: Name,
  catalogue: CatalogueReader,
  documents: OfficeReads,
  narrowing?: Narrowing,
): Required<Pick<Handlers, 'find'>> {
  const readQuery = createFindQuery(name);
  const office = createOfficeReads(name, documents);
  const present: (row: CatalogueLists[Name]) => CatalogueLists[Name] = presentCatalogue[name];
  return {
    async find(call) {
      const asked = readQuery(call.query);
      const view = viewAskedFor(asked.parameters);
      if (view !== undefined) return office.find(view, asked, call);
      const visible = await narrowing?.(call);
      const filter = visible === undefined ? asked.filter : { all: [asked.filter, visible] };
      const query = { ...asked, filter, sort: asked.sort.length === 0 ? BY_ID : asked.sort };
      const shop = shopAskedFor(call.query, catalogue);
      const validAt = name === 'orderDiscounts' ? asked.parameters.validAt : undefined;
      const wanted = { query, shop, ids: idsAskedFor(call.query) };
      // the cast is sound: only rules have the parameter
      const answer =
        typeof validAt === 'string'
          ? (queryValidRules(catalogue, { query, shop, at: validAt }) as ListAnswer<Name>)
          : await queryList(catalogue, name, wanted, present);
      follow(name, call, shop, rowsOf(answer));
      return populatedAnswer(answer, query, catalogueTargets(name, catalogue, shop));
    },
  };
}

/** Serves a list of the catalogue and its rows by id. */
export function createCatalogueService<Name extends CatalogueList & GetPath>(
  name: Name,
  catalogue: CatalogueReader,
  documents: OfficeReads,
): Required<Pick<Handlers, 'find' | 'get'>> {
  const readQuery = createGetQuery(name);
  const office = createOfficeReads(name, documents);
  const present: (row: CatalogueLists[Name]) => CatalogueLists[Name] = presentCatalogue[name];
  return {
    ...createCatalogueList(name, catalogue, documents),
    async get(id, call) {
      const query = readQuery(call.query);
      const view = viewAskedFor(query.parameters);
      if (view !== undefined) return office.get(view, id, query, call);
      const shop = shopAskedFor(call.query, catalogue);
      const [row] = await rowsOfList(catalogue, name, [id], shop);
      if (row === undefined) throw new CodedError(name === 'shops' ? 'shopNotFound' : 'notFound');
      follow(name, call, shop, [row]);
      const chosen = selected(present(row), query.select);
      const [found] = await populated([chosen], query, catalogueTargets(name, catalogue, shop));
      return found;
    },
  };
}

/** Queries the discount rules whose dates include a moment, by the shop's clock. */
function queryValidRules(
  catalogue: CatalogueReader,
  {
    query,
    shop: id,
    at,
  }: {
    readonly query: Parameters<typeof runQuery>[1];
    readonly shop: string | undefined;
    readonly at: string;
  },
) {
  const shop = id === undefined ? undefined : catalogue.get('shops', id);
  const rules = rulesValidAt(catalogue.list('orderDiscounts'), { shop, at });
  return runQuery(rules.map(presentCatalogue.orderDiscounts), query);
}

function follow(
  name: CatalogueList,
  call: Call,
  shop: string | undefined,
  rows: readonly { readonly _id?: string }[],
): void {
  if (call.listener === undefined) return;
  if (name === 'products' && shop !== undefined) call.listener.join(room.guests(shop));
  if (name !== 'shops') return;
  for (const { _id } of rows.slice(0, MAX_SHOPS_FOLLOWED)) {
    if (_id !== undefined) call.listener.join(room.guests(_id));
  }
}
