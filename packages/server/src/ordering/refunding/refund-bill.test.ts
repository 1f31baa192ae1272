import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { refunding } from '../../../test/kits/refunding.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SANDBOX, SHOP } from '../../../test/kits/small-organisation.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const address = 'test';
const reason = { code: 'quality' } as const;
const MINUTE_MS = 60_000;
/** Answers of the provider, and fields of the shop. */
type Given = [
  answers?: Parameters<typeof refunding>[1],
  shop?: Parameters<typeof refunding>[2],
  lines?: Parameters<typeof refunding>[3],
];

eachDatabase((databases) => {
  const started = async (...given: Given) => refunding(await databases.open(), ...given);

  describe('payments/refund', () => {
    it('M4.1 M4.2 gives lines back to the card: voided, stock back, reserved, then made once', async () => {
      const { core, pay, refund, bill, asked, lines, attempts, refunds, stock } = await started();
      const payment = await pay(4000);
      expect(stock()).toBe(8);
      const given = await refund({ lines: [lines[0]?.id ?? ''] });
      expect(given.refunds).toMatchObject([{ payment, amount: 2000, via: 'original', status: 'created' }]);
      expect(given.session).toMatchObject({ status: 'done', bill: { total: 2000, outstanding: -2000 } });
      expect([await attempts(), stock()]).toMatchObject([[{ status: 'succeeded', refunded: 2000 }], 9]);
      const shown = { payment, method: SANDBOX, amount: 2000, via: 'original' };
      expect((await bill()).refunds).toMatchObject([{ ...shown, status: 'created' }]);
      expect(await Promise.all([core.payments.refund(), core.payments.refund()])).toContain(1);
      expect((await bill()).refunds).toMatchObject([{ ...shown, status: 'succeeded' }]);
      expect(asked).toMatchObject([{ ref: given.refunds[0]?.ref, amount: 2000, payment: { _id: payment } }]);
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ amount: 4000 }, { amount: -2000, refundOf: payment }],
        bill: { paid: 2000, outstanding: 0 },
      });
      expect([await attempts(), await refunds()]).toMatchObject([
        [{ status: 'partlyRefunded' }],
        [{ status: 'succeeded' }],
      ]);
    });

    it('M4.1 in parts until nothing is left, by amount, and a repeated request once', async () => {
      const { core, session, pay, refund, bill, attempts } = await started();
      await pay(4000);
      const call = { requestId: randomUUID(), session, reason, amount: 1500 };
      const [one, again] = [
        await core.ordering.refund(call, MANAGER, address),
        await core.ordering.refund(call, MANAGER, address),
      ];
      expect(again).toEqual(one);
      await core.payments.refund();
      await expect(refund({ amount: 2501 })).rejects.toEqual(rejected('refundExceeds', { left: 2500 }));
      await refund({ amount: 2500 });
      await core.payments.refund();
      expect(await bill()).toMatchObject({ status: 'done', bill: { total: 0, paid: 0, outstanding: 0 } });
      expect(await attempts()).toMatchObject([{ status: 'refunded', refunded: 4000 }]);
      await expect(refund()).rejects.toEqual(rejected('refundExceeds', { left: 0 }));
    });

    it('M4.1 M4.2 gives a tip back beside an amount or alone, and never more than was tipped', async () => {
      const { core, pay, refund, bill, asked, attempts } = await started([
        { status: 'done' },
        { status: 'refused', because: 'tooLate' },
      ]);
      const payment = await pay(4000, SANDBOX, { tips: 600 });
      const beside = await refund({ amount: 1000, tips: 100 });
      expect(beside.refunds).toMatchObject([{ payment, amount: 1000, tips: 100 }]);
      await core.payments.refund();
      expect(asked).toMatchObject([{ amount: 1100 }]);
      expect(await bill()).toMatchObject({
        payments: [
          { amount: 4000, tips: 600 },
          { amount: -1000, tips: -100, refundOf: payment },
        ],
        bill: { total: 3000, outstanding: 0, paymentTips: 500 },
      });
      await expect(refund({ tips: 501 })).rejects.toEqual(
        rejected('refundExceeds', { left: 3000, tips: 500 }),
      );
      await expect(refund({ tips: 500 }, CASHIER)).rejects.toEqual(
        rejected('approvalRequired', {
          action: 'refund',
          approvers: [{ _id: 'm1', name: 'Man', role: 'manager' }],
        }),
      );
      // refused there: the tip may be given back another way
      await refund({ tips: 500 });
      expect(await attempts()).toMatchObject([{ refunded: 1000, refundedTips: 600 }]);
      await core.payments.refund();
      expect(await attempts()).toMatchObject([
        { refunded: 1000, refundedTips: 100, incident: 'refundFailed' },
      ]);
      await refund({ tips: 500, via: 'cash' });
      const { bill: money } = await bill();
      expect(money).toMatchObject({ total: 3000, outstanding: 0, paymentTips: 0 });
      await refund({ amount: 3000 });
      await core.payments.refund();
      expect(await attempts()).toMatchObject([{ status: 'refunded', refunded: 4000, refundedTips: 600 }]);
    });

    it('T2.3 M4.1 a cashier gives back a surplus, and needs approval for the rest', async () => {
      const { core, session, pay, refund } = await started();
      await pay(4000);
      for (const call of [{ amount: 100 }, {}])
        await expect(refund(call, aStaffMember('waiter'))).rejects.toMatchObject({
          code: 'approvalRequired',
        });
      await expect(refund({ amount: 100 }, CASHIER)).rejects.toMatchObject({ code: 'approvalRequired' });
      await expect(refund({}, aStaffMember('cashier', OTHER_SHOP))).rejects.toEqual(
        rejected('sessionNotFound'),
      );
      const line = (await core.ordering.get(session, undefined, MANAGER)).products[0]?.id ?? '';
      await core.ordering.void({ requestId: randomUUID(), session, lines: [line], reason }, MANAGER);
      expect((await refund({}, CASHIER)).refunds).toMatchObject([{ amount: 2000 }]);
      const { data: audit } = await core.audit.find({ shop: SHOP }, MANAGER);
      const refunded = audit.find(({ action }) => action === 'refundPayment');
      expect(refunded).toMatchObject({ entity: session, reason, staff: { role: 'cashier' } });
    });

    it('M4.1 a preview tells what dishes give with their discounts, and keeps nothing of it', async () => {
      const till = await started();
      const { core, clock, session, pay, cash, refund, bill, asked, lines, attempts, refunds, stock } = till;
      const reduced = { requestId: randomUUID(), session, discounts: [{ percent: 10 }] };
      await core.ordering.discounts(reduced, MANAGER);
      await pay(1500);
      clock.advance(MINUTE_MS);
      await cash(2100);
      const before = [await bill(), await attempts(), stock()];
      const call = { lines: [lines[0]?.id ?? ''], preview: true };
      // whoever may ask for a refund sees it without approval
      for (const actor of [MANAGER, CASHIER, aStaffMember('waiter')]) {
        const told = await refund(call, actor);
        expect(told.session.bill).toMatchObject({ subTotal: 2000, total: 1800, outstanding: -1500 });
        // the guest's own payment first, though it is the older
        expect(told.refunds).toMatchObject([
          { amount: 1500, status: 'created' },
          { provider: 'cash', amount: 300 },
        ]);
      }
      expect([await bill(), await attempts(), stock()]).toEqual(before);
      expect([await refunds(), await core.payments.refund(), asked]).toEqual([[], 0, []]);
      const { data: audit } = await core.audit.find({ shop: SHOP }, MANAGER);
      expect(audit.map(({ action }) => action)).not.toContain('refundPayment');
      // it refuses what the refund would refuse
      await expect(refund({ preview: true })).rejects.toEqual(rejected('refundExceeds', { left: 0 }));
      await expect(refund(call, aStaffMember('manager', OTHER_SHOP))).rejects.toEqual(
        rejected('sessionNotFound'),
      );
      const { preview: _preview, ...given } = call;
      expect((await refund(given)).refunds.map(({ amount }) => amount)).toEqual([1500, 300]);
    });

    it('M4.1 M4.4 leaves the stock as it is if the dish was eaten', async () => {
      const { pay, refund, lines, stock } = await started();
      await pay(4000);
      await refund({ lines: [lines[0]?.id ?? ''], restock: false });
      expect(stock()).toBe(8);
      await refund({ lines: [lines[1]?.id ?? ''] });
      expect(stock()).toBe(9);
    });

    it('M4.1 gives back some pieces of a dish, with their stock and their share of a discount', async () => {
      const dishes = [aLine({ quantity: 3 }), aLine()];
      const { core, session, pay, refund, bill, stock } = await started([], {}, dishes);
      const reduced = { requestId: randomUUID(), session, discounts: [{ percent: 10 }] };
      await core.ordering.discounts(reduced, MANAGER);
      const payment = await pay(7200);
      const [line = ''] = dishes.map(({ id }) => id);
      expect(stock()).toBe(6);
      const pieces = (quantity: number, id = 'piece1') => ({ lines: [id], parts: [{ line, quantity, id }] });
      const preview = await refund({ ...pieces(1), preview: true });
      expect(preview.refunds).toMatchObject([{ payment, amount: 1800 }]);
      expect((await bill()).products).toHaveLength(2);
      for (const quantity of [3, 4, 1.5])
        await expect(refund(pieces(quantity))).rejects.toMatchObject({ code: 'badRequest' });
      await expect(refund(pieces(1, line))).rejects.toMatchObject({ code: 'badRequest' });
      const call = { requestId: randomUUID(), ...pieces(1) };
      for (const _time of [1, 2]) expect((await refund(call)).refunds).toMatchObject([{ amount: 1800 }]);
      await core.payments.refund();
      const { products, bill: money } = await bill();
      expect(money).toMatchObject({ total: 5400, paid: 5400, outstanding: 0 });
      expect(products.map(({ quantity, status }) => [quantity, status === 'cancel'])).toEqual([
        [2, false],
        [1, false],
        [1, true],
      ]);
      expect(stock()).toBe(7);
      await refund({ ...pieces(1, 'piece2'), restock: false });
      await core.payments.refund();
      expect((await bill()).bill).toMatchObject({ total: 3600, paid: 3600 });
      expect(stock()).toBe(7);
    });

    it('of two tills that give the whole back at once one does', async () => {
      const { pay, refund, attempts } = await started();
      await pay(4000);
      const outcomes = await Promise.allSettled([refund({ amount: 4000 }), refund({ amount: 4000 })]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await attempts()).toMatchObject([{ refunded: 4000 }]);
    });
  });

  it('T3.8 M4.1 declining a paid order gives its money back', async () => {
    const { core, session, pay, cash, bill, asked } = await started();
    const card = await pay(3000, SANDBOX, { tips: 300 });
    await cash(1000);
    await core.ordering.decline({ requestId: randomUUID(), session, reason }, CASHIER);
    await core.payments.refund();
    expect(asked).toMatchObject([{ amount: 3300, payment: { _id: card } }]);
    // nobody is there to hand the cash over: it stays as change due
    expect(await bill()).toMatchObject({
      ...{ status: 'done', acceptance: 'declined' },
      bill: { total: 0, paid: 1000, outstanding: -1000 },
    });
  });
});
