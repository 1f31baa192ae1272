import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../test/kits/each-database.ts';
import {
  anOption,
  aProduct,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../test/kits/test-core.ts';
import type { Db, Reads } from '../db/db.ts';
import { createLiveCatalogue } from './live-catalogue.ts';

const organisation = smallOrganisation({
  staff: [],
  products: [
    aProduct('rice', { stock: { quantity: 10 } }),
    aProduct('noodles', { shops: [SHOP], options: ['set'] }),
    aProduct('drink', { shops: [OTHER_SHOP], setOrderOrGiftOnly: true }),
    aProduct('soup', { shops: [OTHER_SHOP] }),
  ],
  productOptions: [
    anOption('set', {
      options: [{ _id: 'c', type: 'product', product: 'drink', name: { en: '', cht: '', chs: '' } }],
    }),
  ],
});

/** Returns a database that counts its reads and can hold them back. */
function watched(db: Db) {
  const counts = new Map<string, number>();
  const gate: { closed?: Promise<void>; waiting: number } = { waiting: 0 };
  const query: Reads['query'] = async (build) => {
    const rows = await db.read.query((q) => {
      const compilable = build(q);
      const { sql } = compilable.compile();
      const table = /from "(\w+)"/.exec(sql)?.[1] ?? sql;
      counts.set(table, (counts.get(table) ?? 0) + 1);
      return compilable;
    });
    if (gate.closed !== undefined) gate.waiting += 1;
    await gate.closed;
    return rows;
  };
  const read: Reads = {
    ...db.read,
    query,
    all: (statement, given) => query((q) => statement.build(q, given)),
  };
  return { db: { ...db, read }, counts, gate };
}

/** Opens a live catalogue with a shop's menu in memory, whose reads can be held back. */
async function heldCatalogue(databases: TestDatabases) {
  const db = await databases.open();
  await seededCore(db, { organisation });
  const { db: held, gate } = watched(db);
  const catalogue = createLiveCatalogue(held);
  await catalogue.refresh();
  await catalogue.load(SHOP);
  return { catalogue, gate };
}

async function setDoc(db: Db, table: 'products' | 'shops', id: string, doc: object): Promise<void> {
  await db.unitOfWork((tx) =>
    tx.query((q) =>
      q
        .updateTable(table)
        .set({ doc: JSON.stringify(doc) })
        .where('id', '=', id),
    ),
  );
}

const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id);

async function twoNodes(databases: TestDatabases) {
  const place = await databases.newPlace();
  const [first, second] = [await databases.open(place), await databases.open(place)];
  const one = await seededCore(first, { organisation });
  const watching = watched(second);
  const other = await startCore(watching.db);
  await other.core.catalogue.load(SHOP);
  watching.counts.clear();
  return { one: one.core, other: other.core, first, watching };
}

const stockOn = (core: { catalogue: { menu(shop: string): { get(n: 'products', id: string): unknown } } }) =>
  core.catalogue.menu(SHOP).get('products', 'rice');

eachDatabase((databases) => {
  describe('a menu', () => {
    it('has the rows of its shop, those of every shop, and those that they refer to', async () => {
      const { core } = await seededCore(await databases.open(), { organisation });
      const menu = await core.catalogue.load(SHOP);
      expect(idsOf(menu.list('products'))).toEqual(['rice', 'noodles', 'drink']);
      expect(idsOf(menu.list('productOptions'))).toEqual(['set']);
      expect(idsOf((await core.catalogue.load(OTHER_SHOP)).list('products'))).toEqual([
        'rice',
        'drink',
        'soup',
      ]);
    });

    it('is loaded when first asked for, once however many ask', async () => {
      const db = await databases.open();
      await seededCore(db, { organisation });
      const { db: counting, counts } = watched(db);
      const { core } = await startCore(counting);
      expect([counts.get('products'), counts.get('stock')]).toEqual([undefined, undefined]);
      await Promise.all(Array.from({ length: 20 }, () => core.catalogue.load(SHOP)));
      expect(counts.get('stock')).toBe(1);
      await core.catalogue.load(SHOP);
      expect(counts.get('stock')).toBe(1);
    });

    it('makes room for others, is loaded again, and orders of both are placed', async () => {
      const db = await databases.open();
      await seededCore(db, { organisation });
      const { db: counting, counts } = watched(db);
      const { core } = await startCore(counting, { menuBytes: 1 });
      for (const shop of [SHOP, OTHER_SHOP, SHOP]) {
        const call = aTakeAway({ shop, products: [aLine({ product: 'rice' })], total: 1000 });
        await core.ordering.create(call, GUEST);
        expect(core.catalogue.loadedMenu(shop)).toBeDefined();
      }
      expect(counts.get('stock')).toBe(3);
      expect(core.catalogue.loadedMenu(OTHER_SHOP)).toBeUndefined();
      expect((await core.catalogue.load(SHOP)).get('products', 'rice')?.stock?.quantity).toBe(8);
    });

    it('that cannot be loaded fails those who asked, and is loaded for the next', async () => {
      const db = await databases.open();
      await seededCore(db, { organisation });
      const { db: counting, gate } = watched(db);
      const { core } = await startCore(counting);
      const failure = Promise.withResolvers<void>();
      gate.closed = failure.promise;
      const asked = [core.catalogue.load(SHOP), core.catalogue.load(SHOP)].map((load) =>
        expect(load).rejects.toThrow('gone'),
      );
      failure.promise.catch(() => undefined);
      failure.reject(new Error('gone'));
      await Promise.all(asked);
      gate.closed = undefined;
      expect(idsOf((await core.catalogue.load(SHOP)).list('products'))).toContain('rice');
    });

    it('has what changed while it was being loaded, in the order of the events', async () => {
      const db = await databases.open();
      const { core: other } = await seededCore(db, { organisation });
      const { db: held, gate } = watched(db);
      const { core } = await startCore(held);
      const opened = Promise.withResolvers<void>();
      gate.closed = opened.promise;
      const loading = core.catalogue.load(SHOP);
      await expect.poll(() => gate.waiting).toBeGreaterThan(0);
      const heard: unknown[] = [];
      for (const quantity of [7, 5]) {
        const changed = await other.staffAuth.changeStock('rice', { quantity }, aStaffMember('owner', SHOP));
        // as the exchange between nodes does
        heard.push(core.catalogue.currentProducts([{ shop: SHOP, product: changed._id }]));
      }
      opened.resolve();
      gate.closed = undefined;
      const menu = await loading;
      await Promise.all(heard);
      expect(menu.get('products', 'rice')?.stock?.quantity).toBe(5);
      expect(stockOn(core)).toMatchObject({ stock: { quantity: 5 } });
    });
  });

  describe('a list of several shops', () => {
    it('is read without loading their menus, in order and with every operator', async () => {
      const { core } = await seededCore(await databases.open(), { organisation });
      const pages: string[][] = [];
      for await (const page of core.catalogue.pages('products')) pages.push(idsOf(page));
      expect(pages).toEqual([['rice', 'noodles', 'drink', 'soup']]);
      expect(idsOf(await core.catalogue.rows('products', ['soup', 'gone', 'rice']))).toEqual([
        'rice',
        'soup',
      ]);
      expect([SHOP, OTHER_SHOP].map((shop) => core.catalogue.loadedMenu(shop))).toEqual([
        undefined,
        undefined,
      ]);
    });
  });

  describe('what another node changes', () => {
    it('reaches the stock with an event, reading that stock row only', async () => {
      const { one, other, watching } = await twoNodes(databases);
      await one.staffAuth.changeStock('rice', { quantity: 3 }, aStaffMember('owner', SHOP));
      const [found] = await other.catalogue.currentProducts([{ shop: SHOP, product: 'rice' }]);
      expect(found?.current.stock).toEqual({ quantity: 3 });
      expect(stockOn(other)).toMatchObject({ stock: { quantity: 3 } });
      expect([...watching.counts]).toEqual([['stock', 1]]);
    });

    it('reaches products of menus that are not in memory, without loading them', async () => {
      const { one, other } = await twoNodes(databases);
      await one.staffAuth.changeStock('rice', { quantity: 2 }, aStaffMember('owner', OTHER_SHOP));
      const keys = [
        { shop: OTHER_SHOP, product: 'rice' },
        { shop: OTHER_SHOP, product: 'gone' },
      ];
      const found = await other.catalogue.currentProducts(keys);
      expect(found.map(({ product, current }) => [product, current.stock])).toEqual([
        ['rice', { quantity: 2 }],
      ]);
      expect(other.catalogue.loadedMenu(OTHER_SHOP)).toBeUndefined();
    });

    it('is read again without events: stock, documents, shops, new and removed rows', async () => {
      const { one, other, first } = await twoNodes(databases);
      const menu = other.catalogue.menu(SHOP);
      const before = menu.version();
      await other.catalogue.refresh();
      expect(menu.version()).toBe(before);
      await one.staffAuth.changeStock('rice', { quantity: 4 }, aStaffMember('owner', SHOP));
      await setDoc(first, 'products', 'noodles', { ...organisation.products[1], price: 9900 });
      await setDoc(first, 'products', 'soup', { ...organisation.products[3], shops: [SHOP] });
      await setDoc(first, 'shops', SHOP, { ...organisation.shops[0], currency: 'USD' });
      await other.catalogue.refresh();
      const now = other.catalogue.menu(SHOP);
      expect(now.version()).not.toBe(before);
      expect(now.get('products', 'rice')?.stock?.quantity).toBe(4);
      expect(now.get('products', 'noodles')?.price).toBe(9900);
      expect(now.pricing().products.get('noodles')?.price).toBe(9900);
      expect(idsOf(now.list('products'))).toEqual(['rice', 'noodles', 'drink', 'soup']);
      expect(other.catalogue.get('shops', SHOP)?.currency).toBe('USD');
      await setDoc(first, 'products', 'soup', { ...organisation.products[3], shops: [OTHER_SHOP] });
      await first.unitOfWork((tx) => tx.query((q) => q.deleteFrom('order_discounts')));
      await other.catalogue.refresh();
      expect(idsOf(other.catalogue.menu(SHOP).list('products'))).toEqual(['rice', 'noodles', 'drink']);
    });
  });

  if (databases.kind === 'postgres') {
    it('a change of one product reads that row, and a second question nothing', async () => {
      const { first, other, watching } = await twoNodes(databases);
      await other.catalogue.refresh();
      watching.counts.clear();
      await setDoc(first, 'products', 'noodles', { ...organisation.products[1], price: 9900 });
      await other.catalogue.refresh();
      const read = [...watching.counts.keys()].filter((table) => !table.includes('snapshot'));
      expect(read.toSorted()).toEqual(['catalogue_scopes', 'products']);
      expect(other.catalogue.menu(SHOP).get('products', 'noodles')?.price).toBe(9900);
      watching.counts.clear();
      await other.catalogue.refresh();
      expect([...watching.counts.values()]).toEqual([1]);
    });

    it('what was there before the start is no change, even while an older transaction is running', async () => {
      const db = await databases.open();
      const ended = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const older = db.unitOfWork(async (tx) => {
        await tx.query((q) => q.deleteFrom('mails'));
        await tx.insert('kept_secrets', [{ name: 'older', value: '' }]);
        begun.resolve();
        await ended.promise;
      });
      await begun.promise;
      const { core } = await seededCore(db, { organisation });
      const before = core.catalogue.version();
      await core.catalogue.refresh();
      expect(core.catalogue.version()).toBe(before);
      ended.resolve();
      await older;
    });

    it('a change that commits after a later one has been read is not missed', async () => {
      const { first, other } = await twoNodes(databases);
      const slow = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const late = first.unitOfWork(async (tx) => {
        const doc = JSON.stringify({ ...organisation.products[1], price: 7700 });
        await tx.query((q) => q.updateTable('products').set({ doc }).where('id', '=', 'noodles'));
        begun.resolve();
        await slow.promise;
      });
      await begun.promise;
      await setDoc(first, 'products', 'rice', { ...organisation.products[0], price: 1 });
      await other.catalogue.refresh();
      expect(other.catalogue.menu(SHOP).get('products', 'rice')?.price).toBe(1);
      slow.resolve();
      await late;
      await other.catalogue.refresh();
      expect(other.catalogue.menu(SHOP).get('products', 'noodles')?.price).toBe(7700);
    });
  }

  it('an event of this node that comes while rows are read again wins over them', async () => {
    const { catalogue, gate } = await heldCatalogue(databases);
    const opened = Promise.withResolvers<void>();
    gate.closed = opened.promise;
    const reading = catalogue.currentProducts([{ shop: SHOP, product: 'rice' }]);
    await expect.poll(() => gate.waiting).toBeGreaterThan(0);
    const data = { ...aProduct('rice'), stock: { quantity: 1 } };
    catalogue.committed({ seq: 1, topic: 'products', event: 'patched', shop: SHOP, id: 'rice', data });
    opened.resolve();
    await reading;
    expect(catalogue.menu(SHOP).get('products', 'rice')?.stock?.quantity).toBe(1);
  });

  it('B2.10 a phone told of a new menu is not told that its old one is unchanged; orders do not wait', async () => {
    const { catalogue, gate } = await heldCatalogue(databases);
    expect(catalogue.loadedMenu(SHOP)).toBeDefined();
    const opened = Promise.withResolvers<void>();
    gate.closed = opened.promise;
    const data = { shop: SHOP, changeSet: 'new' };
    catalogue.committed({ seq: 1, topic: 'catalogue', event: 'patched', shop: SHOP, id: SHOP, data });
    // what answers by a version has to wait for the menu, what prices an order goes on with the one in memory
    expect(catalogue.loadedMenu(SHOP)).toBeUndefined();
    expect(catalogue.menu(SHOP).get('products', 'rice')).toBeDefined();
    opened.resolve();
    await catalogue.settled();
    expect(catalogue.loadedMenu(SHOP)).toBeDefined();
  });
});
