import { sql } from 'kysely';
import type { Reads } from '../db/index.ts';
import { nextTurn } from '../lib/index.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import type { CatalogueList, ProductKey } from './catalogue-reader.ts';
import { CATALOGUE_LISTS, CATALOGUE_TABLES } from './catalogue-tables.ts';
import { createDocumentTexts, type DocumentTexts } from './document-texts.ts';
import type { StockRow } from './stock-rows.ts';

export type RowKey = { readonly list: CatalogueList; readonly id: string };
/** A key of its own for each change of a row. */
type Reported = { readonly key: string };

/** The changes since a cursor. */
export type ChangedKeys = {
  /** The start of the next read: every transaction before it has ended. */
  readonly cursor: number;
  readonly rows: readonly (RowKey & Reported)[];
  readonly stock: readonly (ProductKey & Reported)[];
  /** True if there is so much that everything is better read again. */
  readonly isTooMuch: boolean;
};

/** Changed rows that are read one by one; more of them mean that everything is read again. */
const MAX_ROWS = 5_000;
const IDS_AT_ONCE = 500;

type Entry = { readonly list: string; readonly id: string; readonly shop: string; readonly changed: number };

/**
 * Reads which rows of the catalogue and of the stock have changed since a cursor, or without one since the oldest transaction still running. Rows
 * bear the number of the transaction that changed them. The next cursor is the oldest transaction still running, so that
 * none is missed that commits later; rows may therefore be reported twice. For PostgreSQL.
 */
export async function readChangedKeys(read: Reads, cursor: number | undefined): Promise<ChangedKeys> {
  const entries = await read.query<Entry>((q) => ({
    compile: () =>
      sql<Entry>`
        with snapshot as (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as low,
          pg_snapshot_xmax(pg_current_snapshot())::text::bigint as high)
        select '' as list, '' as id, '' as shop, low as changed from snapshot
        union all (select list, id, '', changed from catalogue_changes
          where changed >= coalesce(${cursor ?? null}::bigint, (select low from snapshot)) and changed < (select high from snapshot) limit ${MAX_ROWS})
        union all (select 'stock', product, shop, max(changed) from stock
          where changed >= coalesce(${cursor ?? null}::bigint, (select low from snapshot)) and changed < (select high from snapshot)
          group by product, shop limit ${MAX_ROWS})`.compile(q),
  }));
  const next = entries.find(({ list }) => list === '')?.changed ?? cursor ?? 0;
  const stock = entries.filter(({ list }) => list === 'stock');
  const rows = entries.flatMap(({ list: name, id, changed }) => {
    const list = CATALOGUE_LISTS.find((known) => known === name);
    return list === undefined ? [] : [{ list, id, key: `${list}/${id}/${changed}` }];
  });
  return {
    cursor: next,
    rows,
    stock: stock.map(({ shop, id, changed }) => ({ shop, product: id, key: `${shop}/${id}/${changed}` })),
    isTooMuch: rows.length === MAX_ROWS || stock.length === MAX_ROWS,
  };
}

/** Reads rows of the catalogue again, with their scopes. */
export async function readRows(
  read: Reads,
  keys: readonly RowKey[],
  texts: DocumentTexts = createDocumentTexts(),
): Promise<readonly CatalogueChange[]> {
  const lists = [...Map.groupBy(keys, ({ list }) => list)];
  const changes = await Promise.all(
    lists.map(([list, group]) =>
      inParts(
        group.map(({ id }) => id),
        (ids) => readRowsOf(read, { list, ids, texts }),
      ),
    ),
  );
  return changes.flat();
}

async function readRowsOf(
  read: Reads,
  given: { readonly list: CatalogueList; readonly ids: readonly string[]; readonly texts: DocumentTexts },
): Promise<readonly CatalogueChange[]> {
  const { list, ids, texts } = given;
  const [rows, scopes] = await Promise.all([
    read.query((q) =>
      q
        .selectFrom(CATALOGUE_TABLES[list])
        .select(['id', 'position', 'doc'])
        .where('id', 'in', ids)
        .where('archived_at', 'is', null),
    ),
    read.query((q) =>
      q
        .selectFrom('catalogue_scopes')
        .select(['id', 'scope'])
        .where('list', '=', list)
        .where('id', 'in', ids),
    ),
  ]);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const scopesById = Map.groupBy(scopes, ({ id }) => id);
  return ids.map((id) => {
    const found = rowsById.get(id);
    const row = found && {
      id,
      position: found.position,
      document: texts.documentOf<{ readonly _id: string }>(found.doc),
    };
    const own = (scopesById.get(id) ?? []).map(({ scope }) => scope);
    return { kind: 'row', list, id, row, scopes: own };
  });
}

/** Reads the stock rows of products in shops. */
export async function readStock(
  read: Reads,
  keys: readonly ProductKey[],
): Promise<readonly Extract<CatalogueChange, { kind: 'stockRows' }>[]> {
  const byShop = [...Map.groupBy(keys, ({ shop }) => shop)];
  const changes = await Promise.all(
    byShop.map(([shop, group]) =>
      inParts([...new Set(group.map(({ product }) => product))], async (products) => {
        const rows = await stockRows(read, shop, products);
        const byProduct = Map.groupBy(rows, ({ product }) => product);
        return products.map((product) => {
          return { kind: 'stockRows', shop, product, rows: byProduct.get(product) ?? [] } as const;
        });
      }),
    ),
  );
  return changes.flat();
}

function stockRows(read: Reads, shop: string, products: readonly string[]): Promise<readonly StockRow[]> {
  return read.query((q) =>
    q
      .selectFrom('stock')
      .selectAll()
      .where('shop', '=', shop)
      .where('product', 'in', products)
      .orderBy('option')
      .orderBy('value'),
  );
}

async function inParts<Found>(
  ids: readonly string[],
  readPart: (ids: readonly string[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    found.push(...(await readPart(ids.slice(at, at + IDS_AT_ONCE))));
    if (at + IDS_AT_ONCE < ids.length) await nextTurn();
  }
  return found;
}
