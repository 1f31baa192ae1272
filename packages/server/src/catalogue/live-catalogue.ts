import { createHash, randomBytes } from 'node:crypto';
import type { Product, Shop } from '@comanda/contract';
import { type Catalogue, createCatalogue } from '@comanda/domain';
import { type Db, fromJsonText } from '../db/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import type { CatalogueList, CatalogueLists, CatalogueReader } from './catalogue-reader.ts';
import { CATALOGUE_LISTS, CATALOGUE_TABLES } from './catalogue-tables.ts';
import { createCoalescedLoad } from './coalesced-load.ts';
import { type ProductStock, type StockRow, stockOfRows } from './stock-rows.ts';

type CatalogueEvent = OutboxEvent<'products' | 'shops'>;
type Lists = { readonly [Name in CatalogueList]: readonly CatalogueLists[Name][] };
type Loaded = {
  readonly lists: Lists;
  readonly byId: { readonly [Name in CatalogueList]: ReadonlyMap<string, CatalogueLists[Name]> };
  /** Index for the pricing engine; prices do not depend on stock. */
  readonly pricing: Catalogue;
};

/** In-memory catalogue of the core. */
export type LiveCatalogue = CatalogueReader & {
  readonly pricing: () => Catalogue;
  /** Applies a committed event. */
  committed(event: OutboxEvent): void;
};

/** Creates the catalogue held in memory: loaded from the database, then kept current by the events of all nodes. */
export function createLiveCatalogue(db: Db): LiveCatalogue {
  const start = randomBytes(6).toString('base64url');
  let changes = 0;
  let snapshot = createSnapshot(indexed(emptyLists()), []);
  /** Event buffers of the loads in progress: an event may be newer than what the load reads. */
  const eventBuffers = new Set<CatalogueEvent[]>();
  /** Fingerprint of the last load; undefined when events have come since. */
  let fingerprint: string | undefined;

  return {
    version: () => `${start}.${changes}`,
    list<Name extends CatalogueList>(name: Name, shop?: string) {
      const list: readonly unknown[] =
        name === 'products' ? snapshot.productsIn(shop) : snapshot.loaded().lists[name];
      return list as readonly CatalogueLists[Name][];
    },
    get<Name extends CatalogueList>(name: Name, id: string, shop?: string) {
      const found: unknown = snapshot.loaded().byId[name].get(id);
      const answer = found && name === 'products' ? snapshot.inShop(found as Product, shop) : found;
      return answer as CatalogueLists[Name] | undefined;
    },
    refresh: createCoalescedLoad(async () => {
      const buffer: CatalogueEvent[] = [];
      eventBuffers.add(buffer);
      const read = await readAll(db).catch((error: unknown) => {
        eventBuffers.delete(buffer);
        throw error;
      });
      return () => {
        // Also drops the buffers of loads that timed out.
        eventBuffers.clear();
        if (read.fingerprint === fingerprint) return;
        snapshot = createSnapshot(indexed(parseLists(read.texts)), read.rows);
        fingerprint = buffer.length === 0 ? read.fingerprint : undefined;
        buffer.forEach(snapshot.apply);
        changes += 1;
      };
    }),
    pricing: () => snapshot.loaded().pricing,
    committed(event) {
      if (event.topic !== 'products' && event.topic !== 'shops') return;
      for (const buffer of eventBuffers) buffer.push(event);
      fingerprint = undefined;
      snapshot.apply(event);
      changes += 1;
    },
  };
}

/** Creates the state of one load: its documents, and the stock of each shop. */
function createSnapshot(initial: Loaded, rows: readonly StockRow[]) {
  let loaded = initial;
  const stocks = stocksOf(loaded, rows);
  /** Products with their stock, by shop. */
  const productsByShop = new Map<string, readonly Product[]>();

  function inShop(product: Product, shop: string | undefined): Product {
    const key = stockKey(shop ?? product.shops?.[0] ?? loaded.lists.shops[0]?._id ?? '', product._id);
    return stocks.has(key) ? { ...product, stock: stocks.get(key) } : product;
  }

  return {
    loaded: () => loaded,
    inShop,
    productsIn(shop: string | undefined): readonly Product[] {
      // Unknown shops share one entry, so that callers cannot grow the cache.
      const key = shop !== undefined && loaded.byId.shops.has(shop) ? shop : '';
      const cached = productsByShop.get(key);
      if (cached) return cached;
      const products = loaded.lists.products.map((product) => inShop(product, key === '' ? undefined : key));
      productsByShop.set(key, products);
      return products;
    },
    apply(event: CatalogueEvent): void {
      if (event.topic === 'products') stocks.set(stockKey(event.shop, event.id), event.data.stock);
      else loaded = indexed(withShop(loaded.lists, event.data));
      productsByShop.clear();
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

/** Reads all rows of the catalogue, with a fingerprint that changes only when they do. */
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

function parseLists(texts: ReadonlyMap<CatalogueList, readonly string[]>): Lists {
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

function indexed(lists: Lists): Loaded {
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
