import { randomBytes } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import type { CatalogueReader, Menu } from './catalogue-reader.ts';
import { createChangeFeed } from './change-feed.ts';
import { currentProducts } from './current-products.ts';
import { createInFlightReads, type InFlightReads } from './in-flight-reads.ts';
import { createMenuCache } from './menu-cache.ts';
import type { CachedMenu } from './menu-entries.ts';
import { MenuNotLoaded } from './menu-not-loaded.ts';
import { createOrganisationCache, type OrganisationCache } from './organisation-cache.ts';
import { createPublishedSets } from './published-sets.ts';
import { readRows } from './read-changes.ts';
import { readById, readPages } from './read-pages.ts';

/** Catalogue of the core. */
export type LiveCatalogue = CatalogueReader & {
  /** Applies a committed event. */
  committed(event: OutboxEvent): void;
  /** Resolves once every change set that was published on this node is in place. */
  settled(): Promise<void>;
};

const MIB = 1024 * 1024;
/** Text of documents that menus in memory may have, in bytes. */
const DEFAULT_MENU_BYTES = 64 * MIB;

/**
 * Creates the catalogue: the organisation's lists in memory, and the menu of each shop from when it is first asked for
 * until others need the room (`menuBytes` of documents' text). Events of all nodes and `refresh` keep both current, row by
 * row. A read may be overtaken by changes; these are applied again once it is done.
 */
export function createLiveCatalogue(db: Db, menuBytes = DEFAULT_MENU_BYTES): LiveCatalogue {
  const { read } = db;
  const start = randomBytes(6).toString('base64url');
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  const organisation = createOrganisationCache({ read, onChange });
  const inFlight: InFlightReads = createInFlightReads((change) => {
    organisation.apply(change);
    menus.apply(change);
  });
  const menus = createMenuCache({ read, inFlight, menuBytes, onChange });
  const feed = createChangeFeed(db, { inFlight, organisation, menus, onUnseenChange: onChange });
  const viewOf = createView(organisation, start);
  const firstShop = () => organisation.current().list('shops')[0]?._id;

  function menu(shop: string): Menu {
    ensureShop(organisation, shop);
    const cached = menus.use(shop);
    if (cached === undefined) throw new MenuNotLoaded(shop);
    return viewOf(shop, cached);
  }

  const sets = createPublishedSets({ read, inFlight, menus, onChange });

  return {
    version: () => `${start}.${changes}`,
    organisationVersion: () => `${start}.${organisation.stamp()}`,
    list: (name) => organisation.current().list(name),
    get: (name, id) => organisation.current().get(name, id),
    async load(shop) {
      await sets.settled();
      ensureShop(organisation, shop);
      if (menus.use(shop) === undefined) await menus.load(shop);
      return menu(shop);
    },
    menu,
    loadedMenu(shop) {
      // phones are told of a set before it is in memory: what they ask for then has to wait for it
      if (sets.isApplying()) return undefined;
      const cached = menus.use(shop);
      return cached && viewOf(shop, cached);
    },
    rows: (name, ids) => readById(read, name, ids, firstShop()),
    pages: (name) => readPages(read, name, firstShop),
    currentProducts: (keys) => currentProducts({ read, inFlight, menus }, keys),
    currentShops: (ids) => currentShops({ read, inFlight, organisation }, ids),
    async refresh() {
      await feed.refresh();
      await menus.reloadStale();
    },
    applySets: sets.apply,
    settled: sets.settled,
    committed(event) {
      noteEvent(inFlight, event);
      if (event.topic === 'catalogue' && event.data.changeSet !== undefined) sets.start(event.data.changeSet);
    },
  };
}

/** Reads shops from the database, and puts them in memory. */
async function currentShops(
  parts: Pick<Db, 'read'> & { readonly inFlight: InFlightReads; readonly organisation: OrganisationCache },
  ids: readonly string[],
) {
  const keys = [...new Set(ids)].map((id) => ({ list: 'shops', id }) as const);
  await parts.inFlight.applied(() => readRows(parts.read, keys));
  return keys.flatMap(({ id }) => parts.organisation.current().get('shops', id) ?? []);
}

function ensureShop(organisation: OrganisationCache, shop: string): void {
  if (organisation.current().get('shops', shop) === undefined) throw new CodedError('shopNotFound');
}

function noteEvent(inFlight: InFlightReads, { topic, shop, id, data }: OutboxEvent): void {
  if (topic === 'products') inFlight.note({ kind: 'stock', shop, product: id, stock: data.stock });
  if (topic === 'shops') inFlight.note({ kind: 'shop', shop: data });
}

/** Creates the function that returns what callers see of a menu in memory: an order asks for it some twenty times. */
function createView(organisation: OrganisationCache, start: string) {
  const views = new WeakMap<CachedMenu, Menu>();
  return (shop: string, cached: CachedMenu): Menu => {
    const known = views.get(cached);
    if (known !== undefined) return known;
    const view: Menu = {
      version: () => `${start}.${organisation.stamp()}.${cached.stamp}`,
      list: (name) => cached.state.list(name),
      get: (name, id) => cached.state.get(name, id),
      rules: () => organisation.current().rulesOf(shop),
      pricing: () => cached.state.pricing(),
    };
    views.set(cached, view);
    return view;
  };
}
