import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { cancellationFixture, WRONG } from '../../../test/kits/cancellation.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';

const MANAGER = aStaffMember('manager');
const COOK = aStaffMember('kitchen');

eachDatabase((databases) => {
  const started = async (payment?: 'before' | 'either') => cancellationFixture(databases, payment);

  describe('cancelling an order', () => {
    it('returns stock and coupon once, leaves the kitchen nothing to make, and takes it off the board', async () => {
      const { core, events, left, tickets, audits, take, cancel } = await started();
      const bill = await take([aLine({ quantity: 3 })], 5500, ['ONCE']);
      const { session, restoreKey } = bill;
      expect([left('rice'), (await tickets()).length]).toEqual([7, 1]);
      const from = events.length;
      const call = { requestId: randomUUID(), session, restoreKey };
      const [one, again] = await Promise.all([1, 2].map(() => core.ordering.cancel(call, GUEST)));
      expect(again).toEqual(one);
      expect(one).toMatchObject({ status: 'cancelled', version: 2, bill: { total: 0, lines: [] } });
      expect(one?.products.map(({ status }) => status)).toEqual(['cancel']);
      expect([left('rice'), await tickets(), await core.kitchen.board(SHOP)]).toEqual([10, [], []]);
      expect(await core.ordering.findIncomplete({ restoreKeys: [restoreKey], limit: 10 })).toEqual([]);
      expect(await audits()).toEqual([]);
      expect(events.slice(from)).toMatchObject([
        { topic: 'products' },
        { topic: 'kitchenTickets', data: { lines: [], changes: [{ from: '3', to: '0' }] } },
        { topic: 'board', data: { tvStatus: 'taken' } },
        { topic: 'tableSessions', data: { status: 'cancelled' } },
      ]);
      await expect(cancel({ session, restoreKey })).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'cancelled' }),
      );
      // the coupon is valid for one bill, and its bill was cancelled
      expect((await take([aLine()], 1500, ['ONCE'])).status).toBe('ongoing');
    });

    it('is refused to others, at a table, and once it is paid, being paid or being made', async () => {
      const { core, clock, take, cancel, pay, tickets } = await started();
      const because = (reason: string) => rejected('cancelNotPossible', { because: reason });
      const first = await take([aLine()], 2000);
      await expect(cancel({ session: first.session })).rejects.toEqual(rejected('sessionNotFound'));
      const attempt = await pay(first.session, first.restoreKey, 2000);
      await expect(cancel(first)).rejects.toEqual(because('paymentOpen'));
      await core.payments.cancel({ payment: attempt._id, ...first }, GUEST);
      const part = await pay(first.session, first.restoreKey, 500);
      await core.payments.confirm({ payment: part._id }, aStaffMember());
      await expect(cancel(first)).rejects.toEqual(because('paid'));

      const second = await take([aLine()], 2000);
      const ticket = (await tickets()).find(({ session }) => session === second.session);
      await core.kitchen.move(ticket?._id ?? '', { status: 'preparing' }, COOK);
      await expect(cancel(second)).rejects.toEqual(because('kitchenBegun'));
      await core.kitchen.move(ticket?._id ?? '', { status: 'waiting' }, COOK);
      expect((await cancel(second)).status).toBe('cancelled');

      const { signature } = await core.ordering.tableCode(SHOP, 'view1');
      const date = new Date(clock.now()).toISOString();
      const table = await core.ordering.createOrResume(
        { shop: SHOP, viewItem: 'view1', signature, date },
        GUEST,
      );
      await expect(cancel({ session: table?._id ?? '' })).rejects.toEqual(because('dineIn'));
    });

    it('needs a reason from staff, and is recorded in the audit log', async () => {
      const { take, cancel, audits } = await started();
      const { session } = await take([aLine()], 2000);
      const waiter = aStaffMember('waiter');
      await expect(cancel({ session }, waiter)).rejects.toEqual(
        rejected('badRequest', { problems: [{ field: '/reason', rule: 'required' }] }),
      );
      await expect(cancel({ session, reason: WRONG }, aStaffMember('waiter', OTHER_SHOP))).rejects.toEqual(
        rejected('sessionNotFound'),
      );
      const approval = { pin: '4444' };
      expect(await cancel({ session, reason: WRONG, approval }, waiter)).toMatchObject({
        endReason: 'wrongOrder',
      });
      expect(await audits()).toMatchObject([
        {
          ...{ action: 'cancelOrder', entity: session, staff: { role: 'waiter' }, reason: WRONG },
          approver: { _id: 'kit' },
        },
      ]);
    });

    it('T2.3 is a void for staff: alone they cancel their own within the grace, untouched, or what is empty', async () => {
      const { core, clock, take, cancel, tickets, audits } = await started();
      const waiter = aStaffMember('waiter');
      const served = async () => {
        const products = [aLine()];
        const bill = await core.ordering.create(aTakeAway({ products }), waiter);
        return { session: bill._id, line: products[0]?.id ?? '' };
      };
      const needsApproval = { code: 'approvalRequired', data: { action: 'void' } };
      const call = (session: string) => ({ session, reason: WRONG });
      const { session: guests } = await take([aLine()], 2000);
      await expect(cancel(call(guests), waiter)).rejects.toMatchObject(needsApproval);
      await expect(cancel({ ...call(guests), approval: { pin: '0000' } }, waiter)).rejects.toMatchObject({
        code: 'invalidPin',
      });
      expect((await cancel(call(guests), MANAGER)).status).toBe('cancelled');

      const { session: own } = await served();
      expect((await cancel(call(own), waiter)).status).toBe('cancelled');
      const { session: colleagues } = await served();
      await expect(cancel(call(colleagues), aStaffMember('cashier'))).rejects.toMatchObject(needsApproval);
      clock.advance(30_001);
      await expect(cancel(call(colleagues), waiter)).rejects.toMatchObject(needsApproval);

      const { session: begun } = await served();
      const ticket = (await tickets()).find(({ session }) => session === begun);
      await core.kitchen.move(ticket?._id ?? '', { status: 'preparing' }, COOK);
      await expect(cancel(call(begun), MANAGER)).rejects.toMatchObject({ code: 'cancelNotPossible' });

      const { session: empty, line } = await served();
      await core.ordering.void({ ...call(empty), requestId: randomUUID(), lines: [line] }, waiter);
      clock.advance(60_000);
      expect((await cancel(call(empty), waiter)).status).toBe('cancelled');
      const refusals = (await audits()).filter(({ action }) => action === 'refused');
      expect(refusals.map(({ after }) => after?.code)).toContain('invalidPin');
    });

    it('removes a ticket held for payment without the kitchen seeing it', async () => {
      const { events, take, cancel, left } = await started('before');
      const bill = await take([aLine()], 2000);
      const from = events.length;
      await cancel(bill);
      expect(events.slice(from).map(({ topic }) => topic)).toEqual(['products', 'tableSessions']);
      expect(left('rice')).toBe(10);
    });
  });

  describe('races', () => {
    it('cancelling while the kitchen starts it: one of the two wins', async () => {
      const { core, take, cancel, tickets, left } = await started();
      for (let round = 0; round < 4; round += 1) {
        const bill = await take([aLine()], 2000);
        const [ticket] = await tickets();
        const move = core.kitchen.move(ticket?._id ?? '', { status: 'preparing' }, COOK);
        const [cancelled, moved] = await Promise.allSettled([cancel(bill), move]);
        expect([cancelled.status, moved.status].sort()).toEqual(['fulfilled', 'rejected']);
        const isGone = cancelled.status === 'fulfilled';
        expect((await tickets()).length).toBe(isGone ? 0 : 1);
        if (!isGone)
          await core.ordering.void(
            { requestId: randomUUID(), session: bill.session, reason: WRONG },
            MANAGER,
          );
        expect(left('rice')).toBe(10);
      }
    });

    it('cancelling while it is paid: one of the two wins', async () => {
      const { core, take, cancel, pay, left } = await started();
      for (let round = 0; round < 4; round += 1) {
        const bill = await take([aLine()], 2000);
        const [cancelled, paid] = await Promise.allSettled([
          cancel(bill),
          pay(bill.session, bill.restoreKey, 2000),
        ]);
        expect([cancelled.status, paid.status].sort()).toEqual(['fulfilled', 'rejected']);
        if (cancelled.status === 'rejected') {
          await core.ordering.void(
            { requestId: randomUUID(), session: bill.session, reason: WRONG },
            MANAGER,
          );
        }
        expect(left('rice')).toBe(10);
      }
    });
  });
});
