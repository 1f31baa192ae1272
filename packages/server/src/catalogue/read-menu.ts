import { createHash } from 'node:crypto';
import { paddedToSize, type Reads, statement, statementOfEntries } from '../db/index.ts';
import { mapInSlices, nextTurn, noPause } from '../lib/index.ts';
import type { ShopList, ShopLists } from './catalogue-reader.ts';
import { SHOP_TABLES } from './catalogue-tables.ts';
import { createDocumentTexts, type DocumentTexts } from './document-texts.ts';
import type { CatalogueRow } from './ordered-rows.ts';
import type { StockRow } from './stock-rows.ts';

/** The rows of a shop's menu. */
export type MenuRows = {
  readonly rows: { readonly [Name in ShopList]: readonly CatalogueRow<ShopLists[Name]>[] };
  readonly stock: readonly StockRow[];
  /** Length of the documents' text. */
  readonly size: number;
  /** Hash that changes only when the rows do. */
  readonly fingerprint: string;
};

type StoredRow = { readonly id: string; readonly position: number; readonly doc: string };
/** Lists whose rows name their shops. */
type ScopedList = 'sections' | 'products' | 'taxSettings' | 'tableViewItems' | 'paymentMethods';

const IDS_AT_ONCE = 500;
/** Rows that are parsed without a pause. */
const PARSED_AT_ONCE = 200;

/** Reads the menu of a shop: its own rows, those of every shop, and those that they refer to. */
export async function readMenu(
  read: Reads,
  shop: string,
  texts: DocumentTexts = createDocumentTexts(),
): Promise<MenuRows> {
  const digests: string[] = [];
  let size = 0;
  const parsed: Parsed = async (_name, rows) => {
    const hash = createHash('sha256');
    const pause = rows.length > PARSED_AT_ONCE ? nextTurn : noPause;
    const documents = await mapInSlices(rows, { size: PARSED_AT_ONCE, pause }, (some) =>
      some.map(({ id, position, doc }) => {
        size += doc.length;
        hash.update(`${id}\n${position}\n${doc}\n`);
        return { id, position, document: texts.documentOf(doc) };
      }),
    );
    digests.push(hash.digest('base64url'));
    // the cast is sound: the rows of each list were read from its table
    return documents as never;
  };
  const scoped = async <Name extends ScopedList>(name: Name) =>
    parsed(name, await rowsInScopes(read, name, ['', shop]));
  const [sections, own, taxSettings, tableViewItems, paymentMethods, stock] = await Promise.all([
    scoped('sections'),
    scoped('products'),
    scoped('taxSettings'),
    scoped('tableViewItems'),
    scoped('paymentMethods'),
    stockOf(read, shop),
  ]);
  const { products, productOptions } = await withReferences(read, own, parsed);
  const categoryIds = idsOf(products.map(({ document }) => document.category));
  const [categories, subCategories] = await Promise.all([
    rowsById(read, 'categories', categoryIds).then((rows) => parsed('categories', rows)),
    rowsInScopes(read, 'subCategories', categoryIds).then((rows) => parsed('subCategories', rows)),
  ]);
  // the lists are read beside each other, in no order
  const hash = createHash('sha256').update(digests.toSorted().join('\n')).update(JSON.stringify(stock));
  return {
    rows: {
      sections,
      categories,
      subCategories,
      products,
      productOptions,
      taxSettings,
      tableViewItems,
      paymentMethods,
    },
    stock,
    size,
    fingerprint: hash.digest('base64url'),
  };
}

type Parsed = <Name extends ShopList>(
  name: Name,
  rows: readonly StoredRow[],
) => Promise<readonly CatalogueRow<ShopLists[Name]>[]>;

/** Adds the options of products and the products of those options' choices, until nothing is missing. */
async function withReferences(
  read: Reads,
  own: readonly CatalogueRow<ShopLists['products']>[],
  parsed: Parsed,
) {
  const products = new Map(own.map((row) => [row.id, row]));
  const productOptions = new Map<string, CatalogueRow<ShopLists['productOptions']>>();
  const asked = new Set(products.keys());
  let added = own;
  while (added.length > 0) {
    const optionIds = idsOf(added.flatMap(({ document }) => document.options ?? []));
    const missing = optionIds.filter((id) => !productOptions.has(id));
    const options = await parsed('productOptions', await rowsById(read, 'productOptions', missing));
    for (const row of options) productOptions.set(row.id, row);
    const chosen = options.flatMap(({ document }) =>
      document.options.flatMap(({ product }) => product ?? []),
    );
    const unknown = idsOf(chosen).filter((id) => !asked.has(id));
    for (const id of unknown) asked.add(id);
    added = await parsed('products', await rowsById(read, 'products', unknown));
    for (const row of added) products.set(row.id, row);
  }
  return { products: [...products.values()], productOptions: [...productOptions.values()] };
}

function idsOf(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort();
}

const byIds = statementsOf(({ table }) =>
  statementOfEntries<string>()((q, size, p) =>
    q
      .selectFrom(table)
      .select(['id', 'position', 'doc'])
      .where(
        'id',
        'in',
        Array.from({ length: size }, (_none, at) => p('id', at)),
      )
      .where('archived_at', 'is', null),
  ),
);
const byScopes = statementsOf(({ list, table }) =>
  statementOfEntries<string>()((q, size, p) =>
    q
      .selectFrom(table)
      .select(['id', 'position', 'doc'])
      .where('archived_at', 'is', null)
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('catalogue_scopes')
          .select('id')
          .where('list', '=', list)
          .where(
            'scope',
            'in',
            Array.from({ length: size }, (_none, at) => p('scope', at)),
          ),
      )
      .orderBy('position')
      .orderBy('id'),
  ),
);
const stockByShop = statement<{ shop: string }>()((q, p) =>
  q
    .selectFrom('stock')
    .selectAll()
    .where('shop', '=', p.shop)
    .orderBy('product')
    .orderBy('option')
    .orderBy('value'),
);

type ListTable = { readonly list: ShopList; readonly table: (typeof SHOP_TABLES)[ShopList] };

/** Returns a function that makes a list's statement at its first use. */
function statementsOf<Made>(make: (of: ListTable) => Made): (list: ShopList) => Made {
  const made = new Map<ShopList, Made>();
  return (list) => {
    const found = made.get(list) ?? make({ list, table: SHOP_TABLES[list] });
    made.set(list, found);
    return found;
  };
}

/** Reads rows by id, in no order; unknown ids are left out. */
export async function rowsById(
  read: Pick<Reads, 'all'>,
  list: ShopList,
  ids: readonly string[],
): Promise<readonly StoredRow[]> {
  const found: StoredRow[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const entries = paddedToSize(ids.slice(at, at + IDS_AT_ONCE)).map((id) => ({ id }));
    const statement = byIds(list);
    found.push(...(await read.all(statement.forSize(entries.length), statement.given(entries))));
  }
  return found;
}

async function rowsInScopes(
  read: Pick<Reads, 'all'>,
  list: ShopList,
  scopes: readonly string[],
): Promise<readonly StoredRow[]> {
  if (scopes.length === 0) return [];
  const entries = paddedToSize(scopes).map((scope) => ({ scope }));
  const statement = byScopes(list);
  return read.all(statement.forSize(entries.length), statement.given(entries));
}

function stockOf(read: Pick<Reads, 'all'>, shop: string): Promise<readonly StockRow[]> {
  return read.all(stockByShop, { shop });
}
