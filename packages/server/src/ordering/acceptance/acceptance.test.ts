import { randomUUID } from 'node:crypto';
import type { PaymentTiming, Shop } from '@comanda/contract';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  aProduct,
  aShop,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const CASHIER = aStaffMember('cashier');
const REASON = { code: 'outOfStock', text: 'No more rice' } as const;

eachDatabase((databases) => {
  async function started(takeAway: Static<typeof PaymentTiming> = 'after', shop: Partial<Shop> = {}) {
    const organisation = smallOrganisation({
      staff: [],
      shops: [aShop({ acceptOnline: true, payment: { takeAway }, ...shop }), aShop({ _id: OTHER_SHOP })],
      products: [aProduct('rice', { price: 2000, stock: { quantity: 2 } })],
    });
    const test = await seededCore(await databases.open(), { organisation });
    const { core } = test;
    const tickets = async () => (await core.kitchen.tickets({ shop: SHOP }, CASHIER)).data;
    const accept = (session: string, minutes?: number) =>
      core.ordering.accept({ requestId: randomUUID(), session, minutes }, CASHIER);
    const decline = (session: string) =>
      core.ordering.decline({ requestId: randomUUID(), session, reason: REASON }, CASHIER);
    const pay = (session: string, amount?: number) =>
      core.payments.take(
        { requestId: randomUUID(), session, method: 'cash', amount },
        { actor: CASHIER, address: 'test' },
      );
    return { ...test, tickets, accept, decline, pay };
  }

  describe('accepting orders from guests’ phones', () => {
    it('T3.8 holds them from the kitchen until staff accept them, and tells the guest', async () => {
      const { core, clock, events, tickets, accept } = await started();
      const { _id, restoreKey, acceptance } = await core.ordering.create(aTakeAway(), GUEST);
      clock.advance(1_000);
      await core.ordering.order({ ...anOrder(_id), restoreKey }, GUEST);
      expect([acceptance, await tickets(), await core.kitchen.board(SHOP)]).toEqual(['pending', [], []]);
      clock.advance(60_000);
      const before = events.length;
      const accepted = await accept(_id, 20);
      const now = clock.now();
      expect(accepted).toMatchObject({
        acceptance: 'accepted',
        acceptedAt: new Date(now).toISOString(),
        estimatedAt: new Date(now + 20 * 60_000).toISOString(),
      });
      expect(await tickets()).toMatchObject([{ order: 1, dueAt: accepted.estimatedAt }, { order: 2 }]);
      expect(events.slice(before).map(({ topic, event }) => `${topic} ${event}`)).toEqual([
        'kitchenTickets created',
        'kitchenTickets created',
        'board patched',
        'tableSessions patched',
      ]);
      expect(await core.ordering.get(_id, restoreKey, GUEST)).toEqual(accepted);
    });

    it('T3.8 accepts once: a repeat is the same request, another is told', async () => {
      const { core, accept } = await started();
      const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
      const call = { requestId: randomUUID(), session, minutes: 5 };
      const [one, again] = [
        await core.ordering.accept(call, CASHIER),
        await core.ordering.accept(call, CASHIER),
      ];
      expect(again).toEqual(one);
      await expect(accept(session)).rejects.toEqual(
        rejected('transitionNotAllowed', { from: 'accepted', to: 'accept' }),
      );
      const elsewhere = { requestId: randomUUID(), session };
      const other = core.ordering.accept(elsewhere, aStaffMember('cashier', OTHER_SHOP));
      await expect(other).rejects.toEqual(rejected('sessionNotFound'));
    });

    it('T3.8 what is paid first needs both, in either order', async () => {
      const { core, clock, tickets, accept, pay } = await started('before');
      const first = await core.ordering.create(aTakeAway(), GUEST);
      await accept(first._id);
      expect(await tickets()).toEqual([]);
      await pay(first._id);
      expect(await tickets()).toMatchObject([{ session: first._id, paid: true }]);
      clock.advance(1_000);
      const second = await core.ordering.create(aTakeAway(), GUEST);
      await pay(second._id);
      expect(await tickets()).toHaveLength(1);
      await accept(second._id);
      expect(await tickets()).toMatchObject([{}, { session: second._id, paid: true }]);
    });

    it('T3.8 without the setting, at a table, from staff and kiosks they only show', async () => {
      const { core, tickets } = await started();
      await core.ordering.create(aTakeAway({ products: [aLine()] }), CASHIER);
      const kiosk = { kind: 'device', device: 'k1', shop: SHOP, mode: 'kiosk' } as const;
      expect((await core.ordering.create(aTakeAway(), kiosk)).acceptance).toBeUndefined();
      expect(await tickets()).toHaveLength(2);
      const plain = await started('after', { acceptOnline: false });
      expect((await plain.core.ordering.create(aTakeAway(), GUEST)).acceptance).toBeUndefined();
      expect(await plain.tickets()).toHaveLength(1);
    });
  });

  describe('declining an order', () => {
    it('T3.8 cancels an unpaid one and gives its stock back', async () => {
      const { core, decline, tickets } = await started();
      const rice = () => aTakeAway({ products: [aLine({ quantity: 2 })], total: 4000 });
      const { _id } = await core.ordering.create(rice(), GUEST);
      expect(await decline(_id)).toMatchObject({
        ...{ status: 'cancelled', acceptance: 'declined', endReason: 'outOfStock', endText: 'No more rice' },
        bill: { total: 0, outstanding: 0 },
      });
      expect(await tickets()).toEqual([]);
      expect(await core.ordering.create(rice(), GUEST)).toMatchObject({ status: 'ongoing' });
      const { data } = await core.audit.find({ shop: SHOP }, aStaffMember('manager'));
      expect(data).toMatchObject([{ action: 'declineOrder', entity: _id, reason: REASON }]);
      await expect(decline(_id)).rejects.toMatchObject({ code: 'transitionNotAllowed' });
    });

    it.each([
      ['all', 'before', undefined, -2000],
      ['a part', 'after', 500, -500],
    ] as const)(
      'T3.8 of one with %s paid voids the lines and shows the money as change due',
      async (...given) => {
        const [, timing, amount, outstanding] = given;
        const { core, decline, pay, tickets } = await started(timing);
        const { _id } = await core.ordering.create(aTakeAway(), GUEST);
        await pay(_id, amount);
        const declined = await decline(_id);
        expect(declined).toMatchObject({
          ...{ status: 'done', acceptance: 'declined', endReason: 'outOfStock' },
          bill: { total: 0, outstanding },
        });
        expect(declined.products.map(({ status }) => status)).toEqual(['cancel']);
        expect(await tickets()).toEqual([]);
      },
    );

    it('T3.8 an order that its guest has cancelled is neither accepted nor declined', async () => {
      const { core, accept, decline } = await started();
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      await core.ordering.cancel({ requestId: randomUUID(), session, restoreKey }, GUEST);
      for (const decide of [accept, decline])
        await expect(decide(session)).rejects.toEqual(rejected('sessionReadOnly', { status: 'cancelled' }));
    });
  });
});
