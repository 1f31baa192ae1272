import { describe, expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import {
  anOption,
  aProduct,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../test/kits/test-core.ts';
import { seedOrganisation } from '../boot/seed.ts';

eachDatabase((databases) => {
  describe('an organisation', () => {
    it('is returned as seeded, in order', async () => {
      const organisation = smallOrganisation();
      const { core } = await seededCore(await databases.open(), { organisation });
      expect(core.catalogue.list('shops')).toEqual(organisation.shops);
      expect((await core.catalogue.load(SHOP)).list('products')).toEqual(organisation.products);
      expect(core.catalogue.list('systemSettings')).toEqual([organisation.systemSetting]);
      expect((await core.catalogue.load(SHOP)).get('productOptions', 'size')).toEqual(
        organisation.productOptions[0],
      );
      expect((await core.catalogue.load(SHOP)).get('products', 'gold')).toBeUndefined();
    });

    it('has no menu for unknown shops', async () => {
      const { core } = await seededCore(await databases.open());
      await expect(core.catalogue.load('nowhere')).rejects.toEqual(rejected('shopNotFound'));
      expect(() => core.catalogue.menu('nowhere')).toThrow('shopNotFound');
    });

    it('is seeded atomically into an empty database', async () => {
      const db = await databases.open();
      const shops = () => db.read.query((q) => q.selectFrom('shops').select('id'));
      const twice = smallOrganisation({ staff: [], products: [aProduct('rice'), aProduct('rice')] });
      await expect(seedOrganisation(db, twice)).rejects.toThrow();
      expect(await shops()).toEqual([]);
      await seedOrganisation(db, smallOrganisation());
      expect(await shops()).toHaveLength(2);
    });

    it('is seeded once, also by several nodes at once, and never over existing data', async () => {
      const place = await databases.newPlace();
      const nodes = await Promise.all([1, 2, 3].map(() => databases.open(place)));
      await Promise.all(nodes.map((db) => seedOrganisation(db, smallOrganisation())));
      const [db] = nodes;
      if (!db) throw new Error('no node');
      await seedOrganisation(db, smallOrganisation({ products: [aProduct('rice', { price: 1 })] }));
      const { core } = await startCore(db);
      expect((await core.catalogue.load(SHOP)).list('products')).toEqual(smallOrganisation().products);
    });

    it('stores no PIN in plain text', async () => {
      const db = await databases.open();
      await seedOrganisation(db, smallOrganisation());
      const staff = await db.read.query((q) => q.selectFrom('staff').selectAll());
      expect(staff.map(({ doc }) => 'pin' in JSON.parse(doc))).toEqual([false, false, false, false]);
    });
  });

  describe('the version of the catalogue', () => {
    it('changes with the stock, and not without a change', async () => {
      const db = await databases.open();
      const { core } = await seededCore(db);
      const before = core.catalogue.version();
      await core.ordering.create(aTakeAway(), GUEST);
      expect(core.catalogue.version()).toBe(before);
      await core.ordering.create(aTakeAway({ products: [aLine({ product: 'cake' })], total: 3000 }), GUEST);
      expect(core.catalogue.version()).not.toBe(before);
      const { core: other } = await startCore(db);
      expect(other.catalogue.version()).not.toBe(core.catalogue.version());
      expect((await other.catalogue.load(SHOP)).get('products', 'cake')?.stock).toEqual({ quantity: 0 });
    });
  });

  describe('reloading the catalogue', () => {
    it('applies changes of other nodes, and keeps the version without changes', async () => {
      const db = await databases.open();
      const { core } = await seededCore(db);
      const { core: other } = await startCore(db);
      await core.catalogue.load(SHOP);
      const before = core.catalogue.version();
      await core.catalogue.refresh();
      expect(core.catalogue.version()).toBe(before);
      await other.ordering.create(aTakeAway({ products: [aLine({ product: 'cake' })], total: 3000 }), GUEST);
      await core.catalogue.refresh();
      expect(core.catalogue.version()).not.toBe(before);
      expect((await core.catalogue.load(SHOP)).get('products', 'cake')?.stock).toEqual({ quantity: 0 });
    });

    it('loses no concurrent sale', async () => {
      const db = await databases.open();
      const { core } = await seededCore(db);
      const buy = aTakeAway({ products: [aLine({ product: 'cake' })], total: 3000 });
      await Promise.all([
        core.ordering.create(buy, GUEST),
        ...Array.from({ length: 20 }, core.catalogue.refresh),
      ]);
      expect((await core.catalogue.load(SHOP)).get('products', 'cake')?.stock?.quantity).toBe(0);
    });
  });

  describe('counted option values', () => {
    const cups = (quantity: number) => ({
      mode: 'productOption' as const,
      quantity: 10,
      productOptions: [
        { option: 'size', value: 'size-a', quantity },
        { option: 'size', value: 'size-b', quantity: 5 },
      ],
    });
    const organisation = smallOrganisation({
      staff: [],
      products: [aProduct('soup', { options: ['size'], stock: cups(3) })],
      productOptions: [anOption('size')],
    });
    const bowls = (quantity: number) =>
      aTakeAway({
        products: [
          aLine({
            product: 'soup',
            quantity,
            options: [{ option: 'size', selections: [{ _id: 'size-a', quantity: 1 }] }],
          }),
        ],
        total: 1100 * quantity,
      });

    it('are decremented with the product, and refuse orders when sold out', async () => {
      const { core } = await seededCore(await databases.open(), { organisation });
      await core.ordering.create(bowls(2), GUEST);
      expect((await core.catalogue.load(SHOP)).get('products', 'soup')?.stock).toEqual({
        ...cups(1),
        quantity: 8,
      });
      expect((await core.catalogue.load(OTHER_SHOP)).get('products', 'soup')?.stock).toEqual(cups(3));
      await expect(core.ordering.create(bowls(2), GUEST)).rejects.toEqual(rejected('outOfStock'));
    });
  });

  describe('goods sold by weight', () => {
    it('are counted to the thousandth', async () => {
      const organisation = smallOrganisation({
        staff: [],
        products: [
          aProduct('fish', {
            soldByWeight: true,
            price: 10_000,
            stock: { quantity: 0.3, onlineThreshold: 0 },
          }),
        ],
      });
      const { core } = await seededCore(await databases.open(), { organisation });
      const some = () => aTakeAway({ products: [aLine({ product: 'fish', quantity: 0.1 })], total: 1000 });
      for (let portion = 0; portion < 3; portion += 1) await core.ordering.create(some(), GUEST);
      expect((await core.catalogue.load(SHOP)).get('products', 'fish')?.stock?.quantity).toBe(0);
      await expect(core.ordering.create(some(), GUEST)).rejects.toEqual(rejected('outOfStock'));
    });

    it('keeps pieces below the threshold from guests', async () => {
      const organisation = smallOrganisation({
        staff: [],
        products: [aProduct('cake', { price: 3000, stock: { quantity: 2, onlineThreshold: 1 } })],
      });
      const { core } = await seededCore(await databases.open(), { organisation });
      const buy = () => aTakeAway({ products: [aLine({ product: 'cake' })], total: 3000 });
      const results = await Promise.allSettled([1, 2, 3].map(() => core.ordering.create(buy(), GUEST)));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    });
  });
});
