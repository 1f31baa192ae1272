import type { MarkSoldOut } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { anOption, aProduct, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';

const COOK = aStaffMember('kitchen');
/** 05:00 in Hong Kong on the day after the tests' clock. */
const NEXT_DAY = '2026-03-02T21:00:00.000Z';

eachDatabase((databases) => {
  async function kitchen() {
    const organisation = smallOrganisation({
      staff: [],
      products: [
        aProduct('rice', { price: 2000 }),
        aProduct('noodles', { price: 2000, options: ['size'] }),
        aProduct('cake', { price: 2000, stock: { quantity: 5, stockMode: 'sync' } }),
        aProduct('soup', { price: 2000, stock: { stockMode: 'unlimited', onlineMode: 'unlimited' } }),
      ],
      productOptions: [anOption('size', { required: true })],
    });
    const db = await databases.open();
    const test = await seededCore(db, { organisation });
    const { core } = test;
    await core.catalogue.load(SHOP);
    const mark = (call: MarkSoldOut, actor = COOK) => core.stock.markSoldOut(call, actor);
    const stockOf = (id: string) => core.catalogue.menu(SHOP).get('products', id)?.stock;
    const buy = (product: string, quantity = 1, choice?: string) => {
      const options = choice ? [{ option: 'size', selections: [{ _id: choice, quantity: 1 }] }] : [];
      const added = { 'size-a': 100, 'size-b': 200 }[choice ?? ''] ?? 0;
      const products = [aLine({ product, quantity, options })];
      return core.ordering.create(aTakeAway({ products, total: (2000 + added) * quantity }), GUEST);
    };
    return { ...test, db, mark, stockOf, buy };
  }

  describe('a dish that is marked as sold out', () => {
    it('is refused for guests and staff at once, published and audited', async () => {
      const { core, events, mark, buy } = await kitchen();
      const answer = await mark({ product: 'rice', until: 'restock' });
      expect(answer).toMatchObject({ _id: 'rice', stock: { soldOut: true } });
      expect(events).toMatchObject([
        { topic: 'products', event: 'patched', shop: SHOP, id: 'rice', data: { stock: { soldOut: true } } },
      ]);
      await expect(buy('rice')).rejects.toEqual(rejected('outOfStock'));
      await expect(core.ordering.create(aTakeAway(), aStaffMember('waiter'))).rejects.toEqual(
        rejected('outOfStock'),
      );
      const { data } = await core.audit.find({ shop: SHOP }, aStaffMember('manager'));
      expect(data).toMatchObject([{ action: 'changeStock', entity: 'rice', staff: { role: 'kitchen' } }]);
    });

    it('changes, publishes and audits nothing when it is marked again', async () => {
      const { core, events, mark } = await kitchen();
      await mark({ product: 'rice', until: 'dayEnd' });
      expect(await mark({ product: 'rice', until: 'dayEnd' })).toMatchObject({
        stock: { soldOut: true, resumeAt: NEXT_DAY },
      });
      expect(events).toHaveLength(1);
      expect((await core.audit.find({ shop: SHOP }, aStaffMember('manager'))).total).toBe(1);
    });

    it('is on sale again at the start of the next business day, with its count', async () => {
      const { core, clock, events, mark, stockOf, buy } = await kitchen();
      await mark({ product: 'cake', until: 'dayEnd' });
      clock.advance(Date.parse(NEXT_DAY) - clock.now() - 1);
      expect(await core.stock.resumeDue()).toBe(0);
      await expect(buy('cake')).rejects.toEqual(rejected('outOfStock'));
      clock.advance(1);
      expect(await core.stock.resumeDue()).toBe(1);
      expect(await core.stock.resumeDue()).toBe(0);
      expect(stockOf('cake')).toEqual({ quantity: 5, stockMode: 'sync' });
      expect(events.at(-1)).toMatchObject({
        topic: 'products',
        id: 'cake',
        data: { stock: { quantity: 5 } },
      });
      await buy('cake', 5);
    });

    it('stays so until it is put back on sale, for a restart as well', async () => {
      const { db, clock, mark, buy } = await kitchen();
      await mark({ product: 'rice', until: 'restock' });
      clock.advance(48 * 3_600_000);
      const { core } = await startCore(db, { clock });
      expect(await core.stock.resumeDue()).toBe(0);
      expect((await core.catalogue.load(SHOP)).get('products', 'rice')?.stock).toEqual({ soldOut: true });
      expect(await mark({ product: 'rice', until: 'now' })).toMatchObject({ stock: {} });
      await buy('rice');
    });

    it('is on sale again when a manager counts it anew', async () => {
      const { core, mark, stockOf } = await kitchen();
      await mark({ product: 'cake', until: 'dayEnd' });
      await core.staffAuth.changeStock('cake', { quantity: 9 }, aStaffMember('manager'));
      expect(stockOf('cake')).toEqual({ quantity: 9, stockMode: 'sync' });
    });
  });

  describe('the last portions of a dish', () => {
    it('are counted down, and tomorrow not at all', async () => {
      const { core, clock, mark, stockOf, buy } = await kitchen();
      await mark({ product: 'soup', until: 'dayEnd', left: 2 });
      expect(stockOf('soup')).toMatchObject({ quantity: 2, resumeAt: NEXT_DAY });
      await buy('soup', 2);
      await expect(buy('soup')).rejects.toEqual(rejected('outOfStock'));
      clock.advance(Date.parse(NEXT_DAY) - clock.now());
      await core.stock.resumeDue();
      expect(stockOf('soup')).toEqual({ stockMode: 'sync', onlineMode: 'sync' });
      await buy('soup', 100);
    });

    it('correct a count that is kept', async () => {
      const { core, clock, mark, stockOf } = await kitchen();
      await mark({ product: 'cake', until: 'dayEnd', left: 3 });
      clock.advance(Date.parse(NEXT_DAY) - clock.now());
      await core.stock.resumeDue();
      expect(stockOf('cake')).toEqual({ quantity: 3, stockMode: 'sync' });
      await mark({ product: 'cake', until: 'now', left: 12 });
      expect(stockOf('cake')).toMatchObject({ quantity: 12 });
    });

    it('are forgotten when the dish is put back on sale after the last', async () => {
      const { mark, stockOf, buy } = await kitchen();
      await mark({ product: 'soup', until: 'restock', left: 1 });
      await buy('soup');
      await mark({ product: 'soup', until: 'now' });
      expect(stockOf('soup')).not.toHaveProperty('quantity');
      await buy('soup', 20);
    });
  });

  describe('a choice that is marked as sold out', () => {
    it('is refused for that dish only, until it is back', async () => {
      const { mark, stockOf, buy } = await kitchen();
      await mark({ product: 'noodles', choice: 'size-b', until: 'dayEnd' });
      expect(stockOf('noodles')).toEqual({
        soldOutChoices: [{ option: 'size', choice: 'size-b', resumeAt: NEXT_DAY }],
      });
      await expect(buy('noodles', 1, 'size-b')).rejects.toEqual(rejected('outOfStock'));
      await buy('noodles', 1, 'size-a');
      await mark({ product: 'noodles', choice: 'size-b', until: 'now' });
      await buy('noodles', 1, 'size-b');
    });

    it('has to be one of the dish, and has no portions where none are counted', async () => {
      const { mark } = await kitchen();
      await expect(mark({ product: 'rice', choice: 'size-b', until: 'now' })).rejects.toEqual(
        rejected('notFound'),
      );
      await expect(mark({ product: 'gold', until: 'now' })).rejects.toEqual(rejected('notFound'));
      await expect(mark({ product: 'noodles', choice: 'size-b', until: 'dayEnd', left: 2 })).rejects.toEqual(
        rejected('badRequest', { field: 'left' }),
      );
      await expect(mark({ product: 'rice', until: 'now' }, GUEST)).rejects.toEqual(
        rejected('notAuthenticated'),
      );
    });
  });
});
