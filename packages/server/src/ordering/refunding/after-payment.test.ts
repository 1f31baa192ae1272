import { randomUUID } from 'node:crypto';
import type { TakePayment, VoidSession } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, BOB, GOLD, membersCore, POINTS } from '../../../test/kits/members.ts';
import { aRule } from '../../../test/kits/promotions.ts';
import { refunding } from '../../../test/kits/refunding.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { SANDBOX } from '../../../test/kits/small-organisation.ts';
import { readUser } from '../../accounts/stores/user-store.ts';

const MANAGER = aStaffMember('manager');
const address = 'test';
const reason = { code: 'quality' } as const;
const MINUTE_MS = 60_000;
/** Two dishes together are 25.00 cheaper. */
const PAIR = aRule('pair', {
  for: 'order',
  discountType: 'amount',
  discount: 2500,
  conditions: [{ for: 'order', minQty: 2 }],
});
const INCLUDED = {
  _id: 'gst',
  name: { en: 'GST', cht: 'GST', chs: 'GST' },
  percent: 10,
  included: true,
  status: 'active',
} as const;

eachDatabase((databases) => {
  const started = async (
    ...given: Parameters<typeof refunding> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const test = await refunding(await databases.open(), ...given);
    const { core, session } = test;
    const voided = (call: Partial<VoidSession>) =>
      core.ordering.void({ requestId: randomUUID(), session, reason, ...call }, MANAGER, address);
    return { ...test, voided, ids: test.lines.map(({ id }) => id) };
  };

  describe('a finished bill', () => {
    it('P11.2 never owes after a void: what it would get dearer by is taken off', async () => {
      const { pay, voided, refund, bill, ids } = await started([], {}, undefined, {
        orderDiscounts: [PAIR],
        total: 1500,
      });
      await pay(1500);
      // without the second dish the first would cost 20.00
      await voided({ lines: ids.slice(0, 1) });
      expect(await bill()).toMatchObject({
        status: 'done',
        bill: { subTotal: 2000, adjusts: 0, afterPayment: -500, total: 1500, outstanding: 0 },
      });
      // all that was paid goes back with the last dish
      const { refunds } = await refund({ lines: ids.slice(1) });
      expect(refunds).toMatchObject([{ amount: 1500 }]);
      expect((await bill()).bill).toMatchObject({ total: 0, outstanding: -1500 });
      expect((await bill()).bill).not.toHaveProperty('afterPayment');
    });

    it('P11.2 a dish that brings nothing back is given back, once, and says so', async () => {
      const { core, session, pay, refund, stock, bill, ids } = await started([], {}, undefined, {
        orderDiscounts: [PAIR],
        total: 1500,
      });
      await pay(1500);
      const call = { requestId: randomUUID(), session, reason, lines: ids.slice(0, 1) };
      expect((await refund({ lines: ids.slice(0, 1), preview: true })).refunds).toEqual([]);
      for (const _time of [1, 2]) {
        const given = await core.ordering.refund(call, MANAGER, address);
        expect(given).toMatchObject({ refunds: [], session: { bill: { total: 1500, outstanding: 0 } } });
      }
      expect([stock(), (await bill()).products.map(({ status }) => status)]).toEqual([9, ['cancel', 'init']]);
      await expect(refund()).rejects.toEqual(rejected('refundExceeds', { left: 0 }));
      expect((await refund({ amount: 1500 })).refunds).toMatchObject([{ amount: 1500 }]);
    });

    it('P11.1 gives back by amount with the tax in it, and nothing of it stays on a bill of 0.00', async () => {
      const { pay, refund, bill } = await started([], {}, undefined, { taxSettings: [INCLUDED] });
      await pay(4000);
      await refund({ amount: 1000 });
      expect((await bill()).bill).toMatchObject({
        ...{ subTotal: 4000, adjusts: 0, returned: 1000, total: 3000 },
        lines: [{ returned: 500 }, { returned: 500 }],
        taxes: [{ amount: 273 }],
      });
      await refund({ amount: 3000 });
      expect((await bill()).bill).toMatchObject({ returned: 4000, total: 0, taxes: [{ amount: 0 }] });
    });

    it('P11.1 reckons what was given back by amount again when a dish is voided', async () => {
      const { core, pay, refund, voided, bill, ids } = await started();
      await pay(4000);
      await refund({ amount: 3000 });
      await core.payments.refund();
      await voided({ lines: ids.slice(0, 1) });
      expect((await bill()).bill).toMatchObject({ returned: 2000, total: 0, paid: 1000, outstanding: -1000 });
    });
  });

  describe('money that goes back', () => {
    it('M4.3 of a voided dish goes to the share that paid for it, also without naming the dish', async () => {
      const { clock, pay, voided, refund, ids } = await started();
      const [first = '', second = ''] = ids;
      const own = await pay(2000, SANDBOX, { share: { kind: 'lines', lines: [first] } });
      clock.advance(MINUTE_MS);
      const other = await pay(2000, SANDBOX, { share: { kind: 'lines', lines: [second] } });
      await voided({ lines: [first] });
      expect((await refund({ preview: true })).refunds).toMatchObject([{ payment: own, amount: 2000 }]);
      expect((await refund()).refunds).toMatchObject([{ payment: own, amount: 2000 }]);
      await voided({ lines: [second] });
      expect((await refund()).refunds).toMatchObject([{ payment: other, amount: 2000 }]);
    });

    it('M4.3 goes to the payment that was paid last, whatever was done to another since', async () => {
      const { clock, core, pay, cash, refund } = await started();
      const card = await pay(3000);
      clock.advance(MINUTE_MS);
      const { _id: newest } = await cash(1000);
      clock.advance(MINUTE_MS);
      await refund({ amount: 500, payments: [card] });
      await core.payments.refund();
      expect((await refund({ amount: 100 })).refunds).toMatchObject([{ payment: newest, amount: 100 }]);
    });

    it('M4.1 is an amount that leaves the bill on a step of its total, else both neighbours are named', async () => {
      const shop = { priceRoundFactor: 50, priceRoundMethod: 'round' } as const;
      const { pay, refund } = await started([], shop);
      await pay(4000, SANDBOX, { tips: 300 });
      const off = (data: object) => rejected('amountOffStep', data);
      await expect(refund({ amount: 1520 })).rejects.toEqual(off({ step: 50, below: 1500, above: 1550 }));
      await expect(refund({ amount: 20 })).rejects.toEqual(off({ step: 50, above: 50 }));
      expect((await refund({ amount: 1550, tips: 7 })).refunds).toMatchObject([{ amount: 1550, tips: 7 }]);
    });

    it('D8 T3.5 is money that the currency has coins for, in yen and dong too', async () => {
      const { session, core, cash, refund } = await started([], { currency: 'JPY' }, undefined, {
        total: 4000,
      });
      const take = (money: Partial<TakePayment>) =>
        core.payments.take(
          { requestId: randomUUID(), session, method: 'cash', ...money },
          { actor: MANAGER, address },
        );
      await expect(take({ tendered: 4050 })).rejects.toEqual(rejected('amountOffStep', { step: 100 }));
      await expect(take({ tips: 50 })).rejects.toEqual(rejected('paymentNotPossible', { step: 100 }));
      const payment = (await take({ tips: 300 }))._id;
      const off = rejected('amountOffStep', { step: 100, above: 100 });
      await expect(refund({ tips: 50 })).rejects.toEqual(off);
      await expect(refund({ amount: 100, payments: [{ payment, amount: 50 }] })).rejects.toEqual(off);
      await expect(cash(100)).rejects.toMatchObject({ code: 'paymentNotPossible' });
    });

    it('M2.2 leaves a payment partly refunded until its tip is back too', async () => {
      const { core, pay, refund, attempts } = await started();
      await pay(4000, SANDBOX, { tips: 600 });
      await refund({ amount: 4000 });
      await core.payments.refund();
      expect(await attempts()).toMatchObject([{ status: 'partlyRefunded', refunded: 4000 }]);
      await refund({ tips: 600 });
      await core.payments.refund();
      expect(await attempts()).toMatchObject([{ status: 'refunded', refundedTips: 600 }]);
    });
  });

  describe('the points of a bill that is given back', () => {
    const SILVER = { ...GOLD, _id: 'silver', orderDiscount: 0.95, minPoints: 20 };
    async function sold() {
      const test = await membersCore(databases, { orderDiscounts: [POINTS], vipLevels: [GOLD, SILVER] });
      const { core, db } = test;
      const sell = async (total: number) => {
        const { _id: session } = await core.ordering.create(aTakeAway({ total }), BOB);
        await core.payments.take(
          { requestId: randomUUID(), session, method: 'cash' },
          { actor: MANAGER, address },
        );
        return (amount: number) =>
          core.ordering.refund({ requestId: randomUUID(), session, reason, amount }, MANAGER, address);
      };
      const level = async () => (await readUser(db.read, 'user-2'))?.vipLevel;
      const points = async () => (await core.members.progress('user-2', BOB)).points;
      return { ...test, sell, level, points };
    }

    it('P11.1 M4.4 follow the amount, and the level with them', async () => {
      const { sell, level, points } = await sold();
      const giveBack = await sell(2000);
      expect([await level(), await points()]).toEqual(['silver', 20]);
      await giveBack(500);
      expect([await level(), await points()]).toEqual([undefined, 15]);
      await giveBack(1500);
      expect(await points()).toBe(0);
    });

    it('M4.4 count for no level when they were spent before', async () => {
      const { core, sell, level, points } = await sold();
      const giveBack = await sell(2000);
      await core.points.adjust(
        { requestId: randomUUID(), user: 'user-2', amount: -20, remark: 'A cup' },
        aStaffMember('owner'),
      );
      await giveBack(2000);
      expect([await level(), await points()]).toEqual([undefined, 0]);
      await sell(2000);
      expect([await level(), await points()]).toEqual(['silver', 20]);
    });

    it('M4.4 leave a level that staff gave', async () => {
      const { core, db } = await sold();
      const { _id: session } = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
      await core.payments.take(
        { requestId: randomUUID(), session, method: 'cash' },
        { actor: MANAGER, address },
      );
      await core.ordering.refund(
        { requestId: randomUUID(), session, reason, amount: 1800 },
        MANAGER,
        address,
      );
      expect((await readUser(db.read, 'user-1'))?.vipLevel).toBe('gold');
    });
  });
});
