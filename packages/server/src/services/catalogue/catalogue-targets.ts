import { CALLS, type FindPath, type ListRules } from '@comanda/contract';
import type { CatalogueList, CatalogueReader } from '../../catalogue/index.ts';
import { presentCatalogue } from '../present/index.ts';
import type { PopulateTarget, PopulateTargets } from '../query/index.ts';
import { rowsOfList } from './read-lists.ts';

/**
 * Returns the targets that populate the paths of a call with catalogue documents, resolved by row schema.
 * Products carry the stock of `shop`.
 */
export function catalogueTargets(path: FindPath, catalogue: CatalogueReader, shop?: string): PopulateTargets {
  const { populate }: Pick<ListRules, 'populate'> = CALLS[path].find.rules;
  const targets = Object.entries(populate).flatMap(([name, document]) => {
    const list = LISTS.find((known) => CALLS[known].find.row === document);
    return list === undefined ? [] : [[name, targetIn(list, catalogue, shop)] as const];
  });
  return Object.fromEntries(targets);
}

// the cast is sound: the presenters are named after the lists
const LISTS = Object.keys(presentCatalogue) as readonly CatalogueList[];

function targetIn<Name extends CatalogueList>(
  name: Name,
  catalogue: CatalogueReader,
  shop: string | undefined,
): PopulateTarget {
  const present = presentCatalogue[name];
  return async (ids) => {
    const rows = await rowsOfList(catalogue, name, ids, shop);
    return new Map(rows.map((row) => [row._id, present(row)] as const));
  };
}
