import { createHash, randomBytes } from 'node:crypto';
import type { Product, Shop } from '@comanda/contract';
import { type Catalogue, createCatalogue } from '@comanda/domain';
import { type Db, fromJsonText } from '../db/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import type { CatalogueList, CatalogueLists, CatalogueReader } from './catalogue-reader.ts';
import { CATALOGUE_LISTS, CATALOGUE_TABLES } from './catalogue-tables.ts';
import { createSharedReading } from './shared-reading.ts';
import { type ProductStock, type StockRow, stockOfRows } from './stock-rows.ts';

type CatalogueEvent = OutboxEvent<'products' | 'shops'>;
type Lists = { readonly [Name in CatalogueList]: readonly CatalogueLists[Name][] };
type Loaded = {
  readonly lists: Lists;
  readonly byId: { readonly [Name in CatalogueList]: ReadonlyMap<string, CatalogueLists[Name]> };
  /** For the pricing engine; prices do not depend on stock. */
  readonly pricing: Catalogue;
};

/** The catalogue in memory, as the core uses it. */
export type LiveCatalogue = CatalogueReader & {
  readonly pricing: () => Catalogue;
  /** Takes over what a committed event says. */
  committed(event: OutboxEvent): void;
};

/** The catalogue held in memory: documents as they were read, stock as the events of this and other nodes say. */
export function createLiveCatalogue(db: Db): LiveCatalogue {
  const start = randomBytes(6).toString('base64url');
  let changes = 0;
  let loaded = index(emptyLists());
  let stocks = new Map<string, ProductStock | undefined>();
  let merged = new Map<string, readonly Product[]>();

  /** Events that come while the database is being read: what was read may be older than they are. */
  const readings = new Set<CatalogueEvent[]>();
  /** Fingerprint of the last reading, unless events have come since. */
  let lastRead: string | undefined;

  function changed(): void {
    changes += 1;
    merged = new Map();
  }
  function take(event: CatalogueEvent): void {
    if (event.topic === 'products') stocks.set(stockKey(event.shop, event.id), event.data.stock);
    else loaded = index(withShop(loaded.lists, event.data));
  }
  function inShop(product: Product, shop: string | undefined): Product {
    const key = stockKey(shop ?? product.shops?.[0] ?? loaded.lists.shops[0]?._id ?? '', product._id);
    return stocks.has(key) ? { ...product, stock: stocks.get(key) } : product;
  }
  function productsIn(shop: string | undefined): readonly Product[] {
    // what callers invent is not remembered
    const key = shop !== undefined && loaded.byId.shops.has(shop) ? shop : '';
    const known = merged.get(key);
    if (known) return known;
    const products = loaded.lists.products.map((product) => inShop(product, key === '' ? undefined : key));
    merged.set(key, products);
    return products;
  }

  return {
    version: () => `${start}.${changes}`,
    list<Name extends CatalogueList>(name: Name, shop?: string) {
      const list: readonly unknown[] = name === 'products' ? productsIn(shop) : loaded.lists[name];
      return list as readonly CatalogueLists[Name][];
    },
    get<Name extends CatalogueList>(name: Name, id: string, shop?: string) {
      const found: unknown = loaded.byId[name].get(id);
      const answer = found && name === 'products' ? inShop(found as Product, shop) : found;
      return answer as CatalogueLists[Name] | undefined;
    },
    refresh: createSharedReading(async () => {
      const meanwhile: CatalogueEvent[] = [];
      readings.add(meanwhile);
      const { texts, rows, fingerprint } = await readAll(db).catch((error: unknown) => {
        readings.delete(meanwhile);
        throw error;
      });
      return () => {
        // what a reading that took too long had heard is of no use either
        readings.clear();
        if (fingerprint === lastRead) return;
        loaded = index(listsOf(texts));
        stocks = stocksOf(loaded, rows);
        lastRead = meanwhile.length === 0 ? fingerprint : undefined;
        meanwhile.forEach(take);
        changed();
      };
    }),
    pricing: () => loaded.pricing,
    committed(event) {
      if (event.topic !== 'products' && event.topic !== 'shops') return;
      for (const meanwhile of readings) meanwhile.push(event);
      lastRead = undefined;
      take(event);
      changed();
    },
  };
}

function stockKey(shop: string, product: string): string {
  return `${shop}/${product}`;
}

function withShop(lists: Lists, shop: Shop): Lists {
  return { ...lists, shops: lists.shops.map((known) => (known._id === shop._id ? shop : known)) };
}

function stocksOf({ byId }: Loaded, rows: readonly StockRow[]): Map<string, ProductStock | undefined> {
  const rowsByKey = Map.groupBy(rows, ({ shop, product }) => stockKey(shop, product));
  const stocks = new Map<string, ProductStock | undefined>();
  for (const [key, group] of rowsByKey) {
    const product = byId.products.get(group[0]?.product ?? '');
    if (product) stocks.set(key, stockOfRows(product, group));
  }
  return stocks;
}

/** Everything as it lies in the database, and a fingerprint that is the same while nothing of it changes. */
async function readAll(db: Db) {
  const entries = await Promise.all(
    CATALOGUE_LISTS.map(async (list) => {
      const rows = await db.read.query((q) =>
        q.selectFrom(CATALOGUE_TABLES[list]).select('doc').orderBy('position').orderBy('id'),
      );
      return [list, rows.map(({ doc }): string => doc)] as const;
    }),
  );
  const rows = await db.read.query((q) =>
    q.selectFrom('stock').selectAll().orderBy('shop').orderBy('product').orderBy('option').orderBy('value'),
  );
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([entries, rows]))
    .digest('base64url');
  return { texts: new Map(entries), rows, fingerprint };
}

function listsOf(texts: ReadonlyMap<CatalogueList, readonly string[]>): Lists {
  const entries = CATALOGUE_LISTS.map((list) => [list, texts.get(list)?.map((text) => fromJsonText(text))]);
  return { ...emptyLists(), ...(Object.fromEntries(entries) as Partial<Lists>) };
}

function emptyLists(): Lists {
  return {
    systemSettings: [],
    appSettings: [],
    shops: [],
    sections: [],
    categories: [],
    subCategories: [],
    products: [],
    productOptions: [],
    orderDiscounts: [],
    taxSettings: [],
    tableViewItems: [],
    paymentMethods: [],
    vipLevels: [],
    rewards: [],
  };
}

function index(lists: Lists): Loaded {
  const entries = CATALOGUE_LISTS.map((list) => {
    const documents: readonly { readonly _id: string }[] = lists[list];
    return [list, new Map(documents.map((document) => [document._id, document]))] as const;
  });
  return {
    lists,
    byId: Object.fromEntries(entries) as unknown as Loaded['byId'],
    pricing: createCatalogue({ products: lists.products, productOptions: lists.productOptions }),
  };
}
