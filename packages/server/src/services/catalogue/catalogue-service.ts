import type { GetPath } from '@comanda/contract';
import type { CatalogueList, CatalogueLists, CatalogueReader } from '../../catalogue/index.ts';
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
  selected,
} from '../query/index.ts';
import { catalogueTargets } from './catalogue-targets.ts';
import { idsAskedFor, queryList, rowsOfList, shopAskedFor } from './read-lists.ts';

const MAX_SHOPS_FOLLOWED = 50;

/** Serves a list of the catalogue. Reading a shop's menu subscribes to that shop's changes. */
export function createCatalogueList<Name extends CatalogueList>(
  name: Name,
  catalogue: CatalogueReader,
): Required<Pick<Handlers, 'find'>> {
  const readQuery = createFindQuery(name);
  const present: (row: CatalogueLists[Name]) => CatalogueLists[Name] = presentCatalogue[name];
  return {
    async find(call) {
      const query = readQuery(call.query);
      const shop = shopAskedFor(call.query, catalogue);
      const asked = { query, shop, ids: idsAskedFor(call.query) };
      const answer = await queryList(catalogue, name, asked, present);
      follow(name, call, shop, rowsOf(answer));
      return populatedAnswer(answer, query, catalogueTargets(name, catalogue, shop));
    },
  };
}

/** Serves a list of the catalogue and its rows by id. */
export function createCatalogueService<Name extends CatalogueList & GetPath>(
  name: Name,
  catalogue: CatalogueReader,
): Required<Pick<Handlers, 'find' | 'get'>> {
  const readQuery = createGetQuery(name);
  const present: (row: CatalogueLists[Name]) => CatalogueLists[Name] = presentCatalogue[name];
  return {
    ...createCatalogueList(name, catalogue),
    async get(id, call) {
      const query = readQuery(call.query);
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
