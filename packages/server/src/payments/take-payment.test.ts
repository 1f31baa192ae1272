import { randomUUID } from 'node:crypto';
import type { TakePayment } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { paying } from '../../test/kits/paying.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, OTHER_SHOP, SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';

const CASHIER = { ...aStaffMember('cashier'), device: 'till1' };
const address = 'test';
const WAITER = aStaffMember('waiter');
const named = (text: string) => ({ en: text, cht: text, chs: text });

eachDatabase((databases) => {
  /** Starts a core with a bill of 20.00 and the call that takes money for it. */
  async function owed(...[given]: readonly Parameters<typeof paying>[1][]) {
    const test = await paying(databases, given);
    const call = (overrides: Partial<TakePayment> = {}): TakePayment => ({
      requestId: randomUUID(),
      session: test.session,
      method: 'cash',
      ...overrides,
    });
    const take = (overrides: Partial<TakePayment> = {}, actor = CASHIER as typeof WAITER) =>
      test.core.payments.take(call(overrides), { actor, address });
    return { ...test, call, take };
  }

  describe('payments/take', () => {
    it('takes tips up to the bill, or 100.00 where the bill is smaller, in all its payments together', async () => {
      const { take } = await owed();
      const refused = (most: number) => rejected('tipsTooHigh', { most });
      await expect(take({ tips: 10_001 })).rejects.toEqual(refused(10_000));
      await take({ amount: 500, tips: 9_000 });
      await expect(take({ tips: 1_001 })).rejects.toEqual(refused(1_000));
      expect(await take({ tips: 1_000 })).toMatchObject({ amount: 1500, tips: 1_000 });
    });

    it('T7.1 books cash at once with what was handed over and the change, and the bill is done', async () => {
      const { take, bill, core, events, session } = await owed();
      const before = events.length;
      const taken = await take({ amount: 2000, tendered: 5000 });
      expect(taken).toMatchObject({
        session,
        method: 'cash',
        provider: 'cash',
        status: 'succeeded',
        ...{ amount: 2000, tips: 0, tendered: 5000, change: 3000 },
        ...{ staff: 'cashier-shop1', device: 'till1', currency: 'HKD' },
      });
      const paid = await bill();
      expect(paid).toMatchObject({ status: 'done', bill: { paid: 2000, outstanding: 0 } });
      expect(paid.payments).toMatchObject([
        {
          _id: taken._id,
          amount: 2000,
          tendered: 5000,
          change: 3000,
          staff: 'cashier-shop1',
          device: 'till1',
        },
      ]);
      expect(paid.paidTime).toBeDefined();
      const { data: audit } = await core.audit.find({ shop: SHOP }, aStaffMember('manager'));
      expect(audit).toMatchObject([{ action: 'takePayment', entity: taken._id, device: 'till1' }]);
      const told = events.slice(before).map(({ topic, event }) => `${topic} ${event}`);
      expect(told).toEqual(expect.arrayContaining(['payments patched', 'tableSessions patched']));
    });

    it('T3.5 takes several tenders until nothing is outstanding', async () => {
      const { take, bill } = await owed();
      await take({ amount: 500 });
      expect(await bill()).toMatchObject({ status: 'ongoing', bill: { outstanding: 1500 } });
      await take({ method: 'manual', amount: 1000, tips: 100 });
      const last = await take({ tendered: 1000 });
      expect(last).toMatchObject({ amount: 500, change: 500 });
      expect(await bill()).toMatchObject({
        status: 'done',
        bill: { paid: 2000, paymentTips: 100, outstanding: 0 },
        payments: [{ method: 'cash' }, { method: 'manual', tips: 100 }, { method: 'cash' }],
      });
    });

    it('T3.5 refuses less than amount and tips, and more than is outstanding', async () => {
      const { take, bill } = await owed();
      const low = take({ amount: 2000, tips: 50, tendered: 2049 });
      await expect(low).rejects.toEqual(rejected('tenderedTooLow', { due: 2050 }));
      await expect(take({ amount: 2001 })).rejects.toEqual(rejected('wouldOverpay', { outstanding: -1 }));
      await take({ amount: 2000, tips: 50, tendered: 2050 });
      await expect(take({ amount: 1 })).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'done', outstanding: 0 }),
      );
      expect((await bill()).payments).toHaveLength(1);
    });

    it('T7.1 books a repeated request once, and refuses its id for another amount', async () => {
      const { core, call, bill } = await owed();
      const request = call({ amount: 700 });
      const [one, again] = [
        await core.payments.take(request, { actor: CASHIER, address }),
        await core.payments.take(request, { actor: aStaffMember('manager'), address }),
      ];
      expect(again).toEqual(one);
      await expect(
        core.payments.take({ ...request, amount: 800 }, { actor: CASHIER, address }),
      ).rejects.toEqual(rejected('requestConflict'));
      expect((await bill()).payments).toHaveLength(1);
    });

    it('T7.1 of two tills that take the whole at once books one', async () => {
      const { take, bill } = await owed();
      const outcomes = await Promise.allSettled([take({ amount: 2000 }), take({ amount: 2000 })]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await bill()).bill).toMatchObject({ paid: 2000, outstanding: 0 });
    });

    it('T2.3 takes no cash from a waiter, who has no pouch, but a card', async () => {
      const { take } = await owed();
      await expect(take({ amount: 100 }, WAITER)).rejects.toEqual(
        rejected('forbidden', { action: 'takeCash' }),
      );
      expect(await take({ method: 'manual', amount: 100 }, WAITER)).toMatchObject({ status: 'succeeded' });
    });

    it('is refused to guests, and to staff of another shop', async () => {
      const { core, call } = await owed();
      for (const actor of [GUEST, aStaffMember('cashier', OTHER_SHOP)])
        await expect(core.payments.take(call(), { actor, address })).rejects.toEqual(
          rejected('sessionNotFound'),
        );
    });

    it('T7.1 takes the methods of the till only, by id or by provider', async () => {
      const method = (_id: string, provider: 'cash' | 'manual', showOrder: number) =>
        ({ _id, shop: SHOP, name: named(_id), provider, online: false, showOrder }) as const;
      const organisation = smallOrganisation({ staff: [] });
      const { core } = await seededCore(await databases.open(), {
        organisation: {
          ...organisation,
          paymentMethods: [
            ...organisation.paymentMethods,
            method('voucher', 'manual', 9),
            method('terminal', 'manual', 8),
          ],
        },
      });
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const take = (name: string) =>
        core.payments.take(
          { requestId: randomUUID(), session, method: name, amount: 100 },
          { actor: CASHIER, address },
        );
      expect(await take('voucher')).toMatchObject({ method: 'voucher', provider: 'manual' });
      expect(await take('manual')).toMatchObject({ method: 'terminal', provider: 'manual' });
      for (const name of [COUNTER, 'sandbox', 'unknown'])
        await expect(take(name)).rejects.toEqual(rejected('paymentMethodNotFound'));
      const online = { requestId: randomUUID(), session, restoreKey, methodRef: 'voucher', amount: 100 };
      await expect(core.payments.online(online, GUEST)).rejects.toEqual(rejected('paymentMethodNotFound'));
    });

    it('T3.5 pays a share, which others then cannot pay', async () => {
      const { core, take, session, restoreKey, bill } = await owed();
      await core.ordering.order(anOrder(session, { restoreKey }), GUEST);
      const [line] = (await bill()).products;
      const share = { kind: 'lines' as const, lines: [line?.id ?? ''] };
      await expect(take({ share, amount: 1 })).rejects.toEqual(rejected('shareChanged', { amount: 2000 }));
      expect(await take({ share, amount: 2000, tendered: 2000 })).toMatchObject({ share, amount: 2000 });
      await expect(take({ share })).rejects.toMatchObject({ code: 'linesPaid' });
    });

    it('O1.2 cancels a guest’s counter payment that is no longer owed', async () => {
      const { take, pay, attempt } = await owed();
      const { _id } = await pay({ methodRef: COUNTER });
      await take({ amount: 2000 });
      expect(await attempt(_id)).toMatchObject({ status: 'cancelled' });
    });

    it('T7.1 a guest’s counter payment confirmed is the same booking of its exact amount', async () => {
      const { core, pay, bill } = await owed();
      const { _id: payment } = await pay({ methodRef: COUNTER });
      const confirmed = await core.payments.confirm({ payment }, CASHIER);
      expect(confirmed).toMatchObject({ amount: 2000, staff: 'cashier-shop1', device: 'till1' });
      expect((await bill()).payments).toMatchObject([
        { _id: payment, amount: 2000, staff: 'cashier-shop1', device: 'till1' },
      ]);
    });

    it('M8.1 rounds cash that settles the bill, beside it; other cash is a multiple of the step', async () => {
      const cashRound = { step: 5, method: 'nearest' } as const;
      const { take, bill } = await owed({ shop: { cashRound } });
      const off = rejected('amountOffStep', { step: 5 });
      await expect(take({ amount: 501 })).rejects.toEqual(off);
      await expect(take({ amount: 500, tendered: 503 })).rejects.toEqual(off);
      await take({ amount: 500 });
      expect(await take({ method: 'manual', amount: 497 })).not.toHaveProperty('cashRounding');
      await expect(take({ tendered: 1000 })).rejects.toEqual(rejected('tenderedTooLow', { due: 1005 }));
      const last = await take({ tendered: 1100 });
      expect(last).toMatchObject({ amount: 1003, cashRounding: 2, tendered: 1100, change: 95 });
      const paid = await bill();
      expect(paid).toMatchObject({ status: 'done', bill: { total: 2000, paid: 2000, outstanding: 0 } });
      expect(paid.payments.map(({ amount, cashRounding }) => [amount, cashRounding])).toEqual([
        ...[
          [500, undefined],
          [497, undefined],
          [1003, 2],
        ],
      ]);
    });

    it('M8.2 rounds what a guest pays at the counter, and cards too where the shop says so', async () => {
      const cashRound = { step: 50, method: 'down' } as const;
      const { take, core, pay, bill } = await owed({ shop: { cashRound, cashRoundFor: 'counter' } });
      const first = await take({ method: 'manual', amount: 979 });
      expect(first).not.toHaveProperty('cashRounding');
      const { _id: payment, cashRounding } = await pay({ methodRef: COUNTER, amount: 1021 });
      expect(cashRounding).toBe(-21);
      await core.payments.confirm({ payment }, CASHIER);
      expect((await bill()).payments).toMatchObject([{ amount: 979 }, { amount: 1021, cashRounding: -21 }]);
      const other = await owed({ shop: { cashRound, cashRoundFor: 'counter' } });
      await other.take({ method: 'manual', amount: 979 });
      expect(await other.take({ method: 'manual' })).toMatchObject({ amount: 1021, cashRounding: -21 });
    });

    it('releases what waited for payment', async () => {
      const { core, take, events } = await owed({ shop: { payment: { takeAway: 'before' } } });
      const tickets = () => core.kitchen.tickets({ shop: SHOP }, CASHIER);
      expect((await tickets()).total).toBe(0);
      await take();
      expect((await tickets()).data).toMatchObject([{ paid: true, status: 'waiting' }]);
      expect(events.filter(({ topic }) => topic === 'kitchenTickets')).toMatchObject([{ event: 'created' }]);
    });
  });
});
