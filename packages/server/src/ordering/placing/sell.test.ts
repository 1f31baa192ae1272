import { randomUUID } from 'node:crypto';
import type { Sell } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { createFakeClock } from '../../../test/kits/fake-clock.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aProduct, aShop, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';
import type { Db, Tx } from '../../db/index.ts';

const address = 'test';
const CASHIER = { ...aStaffMember('cashier'), device: 'till1' };
const ORGANISATION = smallOrganisation({
  staff: [],
  products: [aProduct('rice', { price: 2000 }), aProduct('cake', { price: 3000, stock: { quantity: 200 } })],
});

function aSale(overrides: Partial<Sell> = {}): Sell {
  return { ...aTakeAway(), payment: { method: 'cash', tendered: 5000 }, ...overrides };
}
const aCakeSale = () => aSale({ products: [aLine({ product: 'cake' })], total: 3000 });

/** Wraps a database whose units of work fail at the statement with this number, or at the commit after the last. */
function failingAt(db: Db, at: () => number): Db {
  return {
    ...db,
    unitOfWork: (work, queue) =>
      db.unitOfWork(async (tx) => {
        let left = at();
        const counted = (name: 'run' | 'write' | 'inserted' | 'insert' | 'all' | 'first') => {
          const act = tx[name] as (...given: unknown[]) => unknown;
          return async (...given: unknown[]) => {
            left -= 1;
            if (left < 0) throw new Error('crash');
            return act(...given);
          };
        };
        const counting = Object.fromEntries(
          (['run', 'write', 'inserted', 'insert', 'all', 'first'] as const).map((name) => [
            name,
            counted(name),
          ]),
        );
        const answer = await work({ ...tx, ...counting } as Tx);
        if (Number.isFinite(left)) throw new Error('crash before the commit');
        return answer;
      }, queue),
  };
}

eachDatabase((databases) => {
  describe('tableSessions/sell', () => {
    it('T3.4 places and books in one unit of work, and publishes the paid bill once', async () => {
      const { core, events } = await seededCore(await databases.open());
      const sold = await core.ordering.sell(aSale(), { actor: CASHIER, address });
      expect(sold).toMatchObject({
        status: 'done',
        source: 'staff',
        orderNumber: '101',
        payments: [{ method: 'cash', amount: 2000, tendered: 5000, change: 3000, device: 'till1' }],
        bill: { total: 2000, paid: 2000, outstanding: 0 },
      });
      expect(events.map(({ topic, event }) => `${topic} ${event}`)).toEqual([
        'kitchenTickets created',
        'board patched',
        'kitchenTickets patched',
        'board patched',
        'tableSessions patched',
        'payments patched',
      ]);
      const { data } = await core.kitchen.tickets({ shop: SHOP }, CASHIER);
      expect(data).toMatchObject([{ session: sold._id, paid: true, status: 'waiting' }]);
      expect(await core.ordering.get(sold._id, sold.restoreKey, GUEST)).toMatchObject({ status: 'done' });
    });

    it('T3.4 sells what is paid before it is cooked', async () => {
      const organisation = smallOrganisation({
        staff: [],
        shops: [aShop({ payment: { takeAway: 'before' } })],
      });
      const { core } = await seededCore(await databases.open(), { organisation });
      await core.ordering.sell(aSale(), { actor: CASHIER, address });
      const { data } = await core.kitchen.tickets({ shop: SHOP }, CASHIER);
      expect(data).toMatchObject([{ paid: true, status: 'waiting' }]);
    });

    it('T3.4 a repeat is the same sale', async () => {
      const { core } = await seededCore(await databases.open());
      const call = aSale();
      const [one, again] = [
        await core.ordering.sell(call, { actor: CASHIER, address }),
        await core.ordering.sell(call, { actor: CASHIER, address }),
      ];
      expect(again).toEqual(one);
      const other = { ...call, payment: { method: 'manual' } };
      await expect(core.ordering.sell(other, { actor: CASHIER, address })).rejects.toEqual(
        rejected('requestConflict'),
      );
    });

    it('T3.4 a refused payment places nothing', async () => {
      const { core } = await seededCore(await databases.open(), { organisation: ORGANISATION });
      const refused = [
        [{ method: 'cash', tendered: 2999 }, CASHIER, 'tenderedTooLow'],
        [{ method: 'cash', amount: 3001 }, CASHIER, 'wouldOverpay'],
        [{ method: 'cash', amount: 2999 }, CASHIER, 'badRequest'],
        [{ method: 'unknown' }, CASHIER, 'paymentMethodNotFound'],
        [{ method: 'cash' }, aStaffMember('waiter'), 'forbidden'],
        [{ method: 'cash' }, GUEST, 'notAuthenticated'],
      ] as const;
      for (const [payment, actor, code] of refused)
        await expect(
          core.ordering.sell({ ...aCakeSale(), payment }, { actor, address }),
        ).rejects.toMatchObject({ code });
      expect(await core.ordering.findForStaff({ shop: SHOP }, CASHIER)).toMatchObject({ total: 0 });
      expect(await core.ordering.sell(aCakeSale(), { actor: CASHIER, address })).toMatchObject({
        orderNumber: '101',
      });
    });

    it('T3.4 a sale of nothing to pay is done without a payment', async () => {
      const organisation = smallOrganisation({ staff: [], products: [aProduct('rice', { price: 0 })] });
      const { core } = await seededCore(await databases.open(), { organisation });
      const free = aSale({ total: 0, payment: { method: 'cash' } });
      expect(await core.ordering.sell(free, { actor: CASHIER, address })).toMatchObject({
        status: 'done',
        payments: [],
      });
      const paid = aSale({ total: 0, payment: { method: 'cash', amount: 1 } });
      await expect(core.ordering.sell(paid, { actor: CASHIER, address })).rejects.toMatchObject({
        code: 'wouldOverpay',
      });
    });

    it('T3.4 a hundred crashes, at any statement or at the commit, leave nothing placed and unpaid', async () => {
      const db = await databases.open();
      const clock = createFakeClock();
      await seedOrganisation(db, ORGANISATION, clock);
      const given = { at: Number.POSITIVE_INFINITY };
      const { core } = await startCore(
        failingAt(db, () => given.at),
        { clock },
      );
      let sold = 0;
      for (let crash = 0; crash < 100; crash += 1) {
        const call = aCakeSale();
        given.at = crash % 60;
        await expect(core.ordering.sell(call, { actor: CASHIER, address })).rejects.toThrow('crash');
        given.at = Number.POSITIVE_INFINITY;
        if (crash % 10 > 0) continue;
        // the same request, repeated, is the first that is done
        const again = await core.ordering.sell(call, { actor: CASHIER, address });
        sold += 1;
        expect(again).toMatchObject({ status: 'done', orderNumber: String(100 + sold) });
      }
      const { total, data } = await core.ordering.findForStaff({ shop: SHOP }, CASHIER);
      expect([total, data.filter(({ bill }) => bill.outstanding !== 0)]).toEqual([sold, []]);
      expect((await core.payments.find({ shop: SHOP }, CASHIER)).total).toBe(sold);
      expect((await core.kitchen.tickets({ shop: SHOP }, CASHIER)).total).toBe(sold);
      const rest = 200 - sold;
      const theRest = aSale({
        products: [aLine({ product: 'cake', quantity: rest })],
        total: rest * 3000,
        payment: { method: 'cash' },
      });
      expect(await core.ordering.sell(theRest, { actor: CASHIER, address })).toMatchObject({
        status: 'done',
      });
      await expect(core.ordering.sell(aCakeSale(), { actor: CASHIER, address })).rejects.toMatchObject({
        code: 'outOfStock',
      });
    });

    it('T3.4 eight tills sell at once, each its own bill and number', async () => {
      const { core } = await seededCore(await databases.open());
      const calls = Array.from({ length: 8 }, () => aSale({ requestId: randomUUID() }));
      const sold = await Promise.all(
        calls.map((call) => core.ordering.sell(call, { actor: CASHIER, address })),
      );
      expect(new Set(sold.map(({ orderNumber }) => orderNumber)).size).toBe(8);
      expect(sold.every(({ status }) => status === 'done')).toBe(true);
    });
  });
});
