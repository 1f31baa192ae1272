import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { paying } from '../../test/kits/paying.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, OTHER_SHOP, SANDBOX, SHOP } from '../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  describe('payment timing', () => {
    const kitchenSees = async ({ core }: Pick<Awaited<ReturnType<typeof paying>>, 'core'>) =>
      (await core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'))).total;

    it('before: the kitchen and the board get the order when it is paid', async () => {
      const test = await paying(databases, { shop: { payment: { takeAway: 'before' } } });
      const { core, events, pay, report } = test;
      expect([await kitchenSees(test), await core.kitchen.board(SHOP)]).toEqual([0, []]);
      expect(events.filter(({ topic }) => topic === 'kitchenTickets')).toEqual([]);
      const { _id } = await pay();
      await report(_id);
      expect(await kitchenSees(test)).toBe(1);
      expect(await core.kitchen.board(SHOP)).toMatchObject([{ orderNumber: '101', tvStatus: 'waiting' }]);
      expect(events.filter(({ topic }) => topic === 'kitchenTickets')).toMatchObject([
        { event: 'created', data: { paid: true, status: 'waiting' } },
      ]);
    });

    it('before: a second order on the unpaid bill is held as well', async () => {
      const test = await paying(databases, { shop: { payment: { takeAway: 'before' } } });
      const { core, session, restoreKey, pay, report } = test;
      await core.ordering.order(anOrder(session, { restoreKey }), GUEST);
      expect([await kitchenSees(test), await core.kitchen.board(SHOP)]).toEqual([0, []]);
      const { _id } = await pay({ amount: 4000 });
      await report(_id, { amount: 4000 });
      expect(await kitchenSees(test)).toBe(2);
      expect(await core.kitchen.board(SHOP)).toHaveLength(1);
    });

    it('before is the default if guests can pay online', async () => {
      expect(await kitchenSees(await paying(databases, { shop: { payment: undefined } }))).toBe(0);
    });

    it('after: the kitchen gets the order at once, and later that it is paid', async () => {
      const test = await paying(databases, { shop: { payment: { takeAway: 'after' } } });
      expect(await kitchenSees(test)).toBe(1);
      const { _id } = await test.pay();
      await test.report(_id);
      expect(test.events.filter(({ topic }) => topic === 'kitchenTickets')).toMatchObject([
        { event: 'created', data: { paid: false } },
        { event: 'patched', data: { paid: true, version: 2 } },
      ]);
    });
  });

  describe('at the counter', () => {
    it('is confirmed once, by cashiers of that shop only', async () => {
      const { core, pay, bill, call } = await paying(databases);
      const { _id: payment } = await pay({ methodRef: COUNTER });
      await expect(core.payments.confirm({ payment }, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(core.payments.confirm({ payment }, aStaffMember('kitchen'))).rejects.toEqual(
        rejected('forbidden'),
      );
      await expect(core.payments.confirm({ payment }, aStaffMember('cashier', OTHER_SHOP))).rejects.toEqual(
        rejected('notFound'),
      );
      await Promise.all([1, 2].map(() => core.payments.confirm({ payment }, aStaffMember())));
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ _id: payment, amount: 2000 }] });
      await expect(core.payments.online(call(), GUEST)).rejects.toEqual(rejected('paymentNotPossible'));
    });

    it('does not let staff confirm a hosted payment', async () => {
      const { core, pay } = await paying(databases);
      const { _id: payment } = await pay();
      await expect(core.payments.confirm({ payment }, aStaffMember())).rejects.toEqual(
        rejected('paymentNotPossible'),
      );
    });
  });

  describe('the session while paying', () => {
    it('takes orders still, whoever is paying, until the bill is asked for', async () => {
      const { core, clock } = await paying(databases);
      const { signature } = await core.ordering.tableCode(SHOP, 'view1');
      const date = new Date(clock.now()).toISOString();
      const table = await core.ordering.createOrResume(
        { shop: SHOP, viewItem: 'view1', signature, date },
        GUEST,
      );
      const session = table?._id ?? '';
      await core.ordering.order(anOrder(session, { total: 2200 }), GUEST);
      const start = () =>
        core.payments.online({ requestId: randomUUID(), session, methodRef: SANDBOX, amount: 1000 }, GUEST);
      const status = async () => (await core.ordering.get(session, undefined, GUEST)).status;
      const [one, two] = [await start(), await start()];
      expect(await status()).toBe('ongoing');
      await core.ordering.order(anOrder(session, { total: 2200 }), GUEST);
      await core.payments.cancel({ payment: one._id, session }, GUEST);
      await core.ordering.updatePayment({ session }, GUEST);
      await expect(core.ordering.order(anOrder(session), GUEST)).rejects.toEqual(rejected('sessionReadOnly'));
      await core.payments.cancel({ payment: two._id, session }, GUEST);
      expect(await status()).toBe('toPay');
      await start();
      await core.ordering.updatePayment({ session, status: 'ongoing' }, GUEST);
      expect(await status()).toBe('ongoing');
    });
  });
});
