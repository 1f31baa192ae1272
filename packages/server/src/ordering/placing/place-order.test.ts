import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  describe('placing', () => {
    it('returns the bill, an order number and the restore key, and issues a kitchen ticket', async () => {
      const { core, events } = await seededCore(await databases.open());
      const session = await core.ordering.create(aTakeAway(), GUEST);
      expect(session).toMatchObject({
        status: 'ongoing',
        orderNumber: '101',
        version: 1,
        tvStatus: 'waiting',
      });
      expect(session.bill).toMatchObject({ total: 2000, outstanding: 2000 });
      expect(session.products).toMatchObject([{ product: 'rice', price: 2000, subTotal: 2000, order: 1 }]);
      expect(await core.ordering.get(session._id, session.restoreKey, GUEST)).toEqual(
        expect.objectContaining({ _id: session._id, products: session.products }),
      );
      expect(events.map(({ topic, event }) => `${topic} ${event}`)).toEqual([
        'tableSessions patched',
        'kitchenTickets created',
        'board patched',
      ]);
    });

    it('adds to an existing bill and increments its version', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const more = await core.ordering.order(anOrder(_id, { restoreKey }), GUEST);
      expect(more).toMatchObject({ version: 2, orderNumber: '101', bill: { total: 4000 } });
      expect(more.products.map(({ order }) => order)).toEqual([1, 2]);
    });
  });

  describe('a gift of a rule', () => {
    it('is on the bill and the ticket and taken from stock, free of charge (P4.7)', async () => {
      const organisation = smallOrganisation({
        staff: [],
        orderDiscounts: [
          {
            _id: 'gift1',
            name: { en: 'Cake with rice', cht: '', chs: '' },
            type: 'free',
            source: 'automatic',
            conditions: [{ for: 'product', product: ['rice'], minQty: 1 }],
            freeProducts: [{ product: 'cake', quantity: 1 }],
            automaticAddFreeProduct: true,
          },
        ],
      });
      const { core } = await seededCore(await databases.open(), { organisation });
      const session = await core.ordering.create(aTakeAway(), GUEST);
      expect(session.bill.total).toBe(2000);
      expect(session.products).toMatchObject([
        { product: 'rice', subTotal: 2000, discount: 0 },
        {
          id: 'free:gift1:0',
          product: 'cake',
          quantity: 1,
          fromCoupon: 'gift1',
          subTotal: 3000,
          discount: 3000,
        },
      ]);
      const [ticket] = (await core.kitchen.tickets({ shop: 'shop1' }, { kind: 'system' })).data;
      expect(ticket?.lines.map(({ product }) => product)).toEqual(['rice', 'cake']);
      expect((await core.catalogue.load('shop1')).get('products', 'cake')?.stock?.quantity).toBe(0);
      const { _id, restoreKey } = session;
      const more = await core.ordering.order(anOrder(_id, { restoreKey }), GUEST);
      expect(more.products.map(({ product }) => product)).toEqual(['rice', 'cake', 'rice']);
    });
  });

  describe('idempotency', () => {
    it('returns the same bill to a repeated request, an hour later as it is then', async () => {
      const { core, clock, events } = await seededCore(await databases.open());
      const call = aTakeAway();
      const answers = await Promise.all(Array.from({ length: 5 }, () => core.ordering.create(call, GUEST)));
      const [first] = answers;
      for (const answer of answers) expect(answer).toEqual(first);
      const { _id = '', restoreKey } = first ?? {};
      const order = anOrder(_id, { restoreKey });
      const ordered = await core.ordering.order(order, GUEST);
      clock.advance(3_600_000);
      const late = await core.ordering.create(call, GUEST);
      expect(late).toEqual({ ...ordered, restoreKey, guest: 1 });
      expect(await core.ordering.order(order, GUEST)).toEqual(ordered);
      expect(events.filter(({ topic }) => topic === 'kitchenTickets')).toHaveLength(2);
    });

    it('places the cart once for concurrent repeats', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const call = anOrder(_id, { restoreKey });
      const answers = await Promise.all(Array.from({ length: 5 }, () => core.ordering.order(call, GUEST)));
      expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]));
      expect((await core.ordering.get(_id, restoreKey, GUEST)).products).toHaveLength(2);
    });

    it('refuses another body or another call under the same request id', async () => {
      const { core } = await seededCore(await databases.open());
      const call = aTakeAway();
      const { _id, restoreKey } = await core.ordering.create(call, GUEST);
      const other = { ...call, products: [aLine()] };
      await expect(core.ordering.create(other, GUEST)).rejects.toEqual(rejected('requestConflict'));
      const order = anOrder(_id, { restoreKey, requestId: call.requestId });
      await expect(core.ordering.order(order, GUEST)).rejects.toEqual(rejected('requestConflict'));
    });

    it('accepts a request that was refused before', async () => {
      const { core } = await seededCore(await databases.open());
      const requestId = randomUUID();
      await expect(core.ordering.create(aTakeAway({ requestId, total: 1 }), GUEST)).rejects.toThrow();
      const session = await core.ordering.create(aTakeAway({ requestId }), GUEST);
      expect(session.orderNumber).toBe('101');
    });
  });

  describe('refusals', () => {
    it('priceChanged carries the new bill and the share of the cart, and stores nothing', async () => {
      const db = await databases.open();
      const { core, events } = await seededCore(db);
      await expect(core.ordering.create(aTakeAway({ total: 1999 }), GUEST)).rejects.toEqual(
        rejected('priceChanged', { total: 2000, quote: expect.objectContaining({ total: 2000 }) }),
      );
      for (const table of [
        'table_sessions',
        'session_lines',
        'idempotency',
        'outbox',
        'order_numbers',
      ] as const) {
        expect(await db.read.query((q) => q.selectFrom(table).selectAll())).toEqual([]);
      }
      expect(events).toEqual([]);
    });

    it('priceChanged on an existing bill compares the cart’s share, not the total', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const order = anOrder(_id, { restoreKey, total: 4000 });
      await expect(core.ordering.order(order, GUEST)).rejects.toEqual(
        rejected('priceChanged', { total: 2000, quote: expect.objectContaining({ total: 4000 }) }),
      );
    });

    it('cartInvalid names each line and option', async () => {
      const { core } = await seededCore(await databases.open());
      const products = [aLine({ id: 'l1', product: 'noodles' }), aLine({ id: 'l2', product: 'gold' })];
      await expect(core.ordering.create(aTakeAway({ products }), GUEST)).rejects.toEqual(
        rejected('cartInvalid', {
          problems: [
            { line: 'l1', code: 'required', option: 'size' },
            { line: 'l2', code: 'unknownProduct' },
          ],
        }),
      );
    });

    it('cartInvalid for a line id that is already on the bill', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id, restoreKey, products } = await core.ordering.create(aTakeAway(), GUEST);
      const cart = [aLine({ id: products[0]?.id ?? '' })];
      await expect(core.ordering.order(anOrder(_id, { restoreKey, cart }), GUEST)).rejects.toEqual(
        rejected('cartInvalid', { problems: [{ line: cart[0]?.id, code: 'duplicateLine' }] }),
      );
    });

    it('sessionReadOnly once the bill was requested', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      await core.ordering.updatePayment({ session: _id, restoreKey }, GUEST);
      await expect(core.ordering.order(anOrder(_id, { restoreKey }), GUEST)).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'toPay' }),
      );
      await core.ordering.updatePayment({ session: _id, restoreKey, status: 'ongoing' }, GUEST);
      expect(await core.ordering.order(anOrder(_id, { restoreKey }), GUEST)).toMatchObject({ version: 4 });
    });

    it('forbidden for a guest who opens a table without its code', async () => {
      const { core } = await seededCore(await databases.open());
      const call = aTakeAway({ session: { type: 'dineIn' } });
      await expect(core.ordering.create(call, GUEST)).rejects.toEqual(rejected('forbidden'));
    });

    it('sessionNotFound for a takeaway order without its restore key', async () => {
      const { core } = await seededCore(await databases.open());
      const { _id } = await core.ordering.create(aTakeAway(), GUEST);
      await expect(core.ordering.get(_id, undefined, GUEST)).rejects.toEqual(rejected('sessionNotFound'));
      await expect(core.ordering.order(anOrder(_id), GUEST)).rejects.toEqual(rejected('sessionNotFound'));
    });
  });

  describe('stock', () => {
    it('of 50 concurrent orders of the last portion one succeeds and 49 get outOfStock', async () => {
      const { core, events } = await seededCore(await databases.open());
      const buy = () => aTakeAway({ products: [aLine({ id: 'l', product: 'cake' })], total: 3000 });
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, () => core.ordering.create(buy(), GUEST)),
      );
      const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(refused).toHaveLength(49);
      for (const reason of refused) {
        expect(reason).toEqual(
          rejected('outOfStock', { lines: [{ line: 'l', product: 'cake', remaining: 0, wanted: 1 }] }),
        );
      }
      expect(events.filter(({ topic }) => topic === 'products')).toMatchObject([
        { id: 'cake', data: { stock: { quantity: 0 } } },
      ]);
      expect((await core.catalogue.load('shop1')).get('products', 'cake')?.stock?.quantity).toBe(0);
      expect((await core.catalogue.load('shop2')).get('products', 'cake')?.stock?.quantity).toBe(1);
    });
  });

  describe('order numbers', () => {
    it('are unique per shop and day under concurrency, and restart the next day', async () => {
      const { core, clock } = await seededCore(await databases.open());
      const sessions = await Promise.all(
        Array.from({ length: 20 }, () => core.ordering.create(aTakeAway(), GUEST)),
      );
      expect(new Set(sessions.map(({ orderNumber }) => orderNumber)).size).toBe(20);
      clock.advance(24 * 3_600_000);
      expect(await core.ordering.create(aTakeAway(), GUEST)).toMatchObject({
        orderNumber: '101',
        businessDay: '2026-03-03',
      });
    });
  });
});
