import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OrderDiscount, Shop } from '@comanda/contract';
import { fromJsonText, type Reads } from '../db/index.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import type { OrganisationList, OrganisationLists } from './catalogue-reader.ts';
import { isOrganisationList, ORGANISATION_LISTS, ORGANISATION_TABLES } from './catalogue-tables.ts';
import { type CatalogueRow, createOrderedRows, type OrderedRows } from './ordered-rows.ts';

type Rows = { readonly [Name in OrganisationList]: readonly CatalogueRow<OrganisationLists[Name]>[] };
type Lists = { readonly [Name in OrganisationList]: OrderedRows<OrganisationLists[Name]> };

/** The rows of the organisation's lists, with a hash that changes only when they do. */
export type OrganisationRows = { readonly rows: Rows; readonly fingerprint: string };

/** The lists that concern every shop. */
export type OrganisationState = {
  list<Name extends OrganisationList>(name: Name): readonly OrganisationLists[Name][];
  get<Name extends OrganisationList>(name: Name, id: string): OrganisationLists[Name] | undefined;
  /** Returns the discount rules of a shop. */
  rulesOf(shop: string): readonly OrderDiscount[];
  /** Applies a change; returns true if it changed anything. */
  apply(change: CatalogueChange): boolean;
};

/** Reads the organisation's lists. */
export async function readOrganisation(read: Reads): Promise<OrganisationRows> {
  const hash = createHash('sha256');
  const stored = await Promise.all(
    ORGANISATION_LISTS.map(async (list) => {
      const rows = await read.query((q) =>
        q
          .selectFrom(ORGANISATION_TABLES[list])
          .select(['id', 'position', 'doc'])
          .where('archived_at', 'is', null)
          .orderBy('position')
          .orderBy('id'),
      );
      return [list, rows] as const;
    }),
  );
  const entries = stored.map(([list, rows]) => {
    hash.update(list);
    for (const { id, position, doc } of rows) hash.update(`${id} ${position} ${doc}\n`);
    return [list, rows.map(({ id, position, doc }) => ({ id, position, document: fromJsonText(doc) }))];
  });
  // the cast is sound: the rows of each list were read from its table
  return { rows: Object.fromEntries(entries) as Rows, fingerprint: hash.digest('base64url') };
}

/** Creates the state of the organisation's lists; empty without rows. */
export function createOrganisationState(read?: OrganisationRows): OrganisationState {
  const entries = ORGANISATION_LISTS.map((name) => {
    const rows: readonly CatalogueRow[] = read?.rows[name] ?? [];
    return [name, createOrderedRows(rows)];
  });
  const lists = Object.fromEntries(entries) as Lists;
  const positions = new Map((read?.rows.shops ?? []).map(({ id, position }) => [id, position]));
  const rules = new Map<string, readonly OrderDiscount[]>();

  function putShop(shop: Shop): boolean {
    const before = lists.shops.get(shop._id);
    if (before === undefined || isDeepStrictEqual(before, shop)) return false;
    lists.shops.put({ id: shop._id, position: positions.get(shop._id) ?? 0, document: shop });
    return true;
  }

  function applyRow({ list, id, row }: Extract<CatalogueChange, { kind: 'row' }>): boolean {
    if (!isOrganisationList(list)) return false;
    if (isDeepStrictEqual(lists[list].get(id), row?.document)) return false;
    if (row === undefined) lists[list].remove(id);
    // the cast is sound: the row was read from the list's table
    else lists[list].put(row as CatalogueRow<never>);
    if (list === 'shops' && row !== undefined) positions.set(id, row.position);
    rules.clear();
    return true;
  }

  return {
    list: (name) => lists[name].list(),
    get: (name, id) => lists[name].get(id),
    rulesOf(shop) {
      const known = rules.get(shop);
      if (known) return known;
      const own = lists.orderDiscounts
        .list()
        .filter(({ shops = [] }) => shops.length === 0 || shops.includes(shop));
      rules.set(shop, own);
      return own;
    },
    apply(change) {
      if (change.kind === 'shop') return putShop(change.shop);
      return change.kind === 'row' && applyRow(change);
    },
  };
}
