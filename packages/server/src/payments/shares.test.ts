import { MINUTE_MS } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { EXPIRES_AFTER } from '../../test/kits/paying.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { equal, guests, lines, sharing } from '../../test/kits/sharing.ts';
import { COUNTER, SHOP } from '../../test/kits/small-organisation.ts';
import type { Actor } from '../core/index.ts';
import { instantOf } from '../lib/index.ts';

eachDatabase((databases) => {
  /** Returns two phones; the first ordered rice (22.00), the second tea (16.50). */
  async function twoAtATable() {
    const test = await sharing(databases);
    const one = await test.join();
    const two = await test.join();
    const rice = await test.order(one, 'rice');
    const tea = await test.order(two, 'tea');
    return { ...test, one, two, rice, tea };
  }

  describe('paying a share', () => {
    it('keeps the bill open until the last share is paid, and records who paid for what', async () => {
      const { one, two, rice, paid, bill } = await twoAtATable();
      await paid(one, guests(1), 2200);
      expect(await bill(one)).toMatchObject({
        status: 'ongoing',
        payments: [{ amount: 2200, guest: 1, share: { kind: 'guest', guests: [1] }, lines: [rice] }],
        bill: { paid: 2200, outstanding: 1650 },
      });
      await paid(two, guests(2), 1650);
      expect(await bill(two)).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
    });

    it('leaves a requested bill requested', async () => {
      const { core, one, two, paid, bill } = await twoAtATable();
      const { _id: session, restoreKey } = one;
      await core.ordering.updatePayment({ session, restoreKey }, GUEST);
      await paid(one, guests(1), 2200);
      expect(await bill(two)).toMatchObject({ status: 'toPay' });
    });

    it('keeps nobody from ordering; what is ordered meanwhile is left to pay', async () => {
      const { one, two, pay, report, order, bill, paid } = await twoAtATable();
      const { _id } = await pay(one, guests(1), 2200);
      await order(two, 'tea');
      await report(_id, 2200);
      expect(await bill(two)).toMatchObject({ bill: { total: 5500, outstanding: 3300 } });
      await paid(two, guests(2), 3300);
      expect(await bill(two)).toMatchObject({ status: 'done' });
    });

    it('is computed by the server: another amount is refused with the right one', async () => {
      const { one, rice, tea, pay, bill } = await twoAtATable();
      for (const amount of [1, 2199, 2201, 3850, 9999]) {
        await expect(pay(one, guests(1), amount)).rejects.toEqual(rejected('shareChanged', { amount: 2200 }));
      }
      await expect(pay(one, lines(rice, tea), 2200)).rejects.toEqual(
        rejected('shareChanged', { amount: 3850 }),
      );
      await expect(pay(one, equal(2), 1924)).rejects.toEqual(rejected('shareChanged', { amount: 1925 }));
      expect(await bill(one)).not.toHaveProperty('pendingPayments');
    });

    it('is refused for dishes and guests that are not on the bill', async () => {
      const { one, pay } = await twoAtATable();
      await expect(pay(one, lines('made-up'), 100)).rejects.toEqual(
        rejected('notFound', { line: 'made-up' }),
      );
      await expect(pay(one, guests(3), 100)).rejects.toEqual(rejected('notFound', { guest: 3 }));
      await expect(pay({ ...one, restoreKey: 'invented' }, guests(1), 2200)).rejects.toEqual(
        rejected('sessionNotFound'),
      );
    });

    it('accepts tips on top, which pay for no dish', async () => {
      const { one, pay, report, bill } = await twoAtATable();
      const { _id } = await pay(one, guests(1), 2200, { tips: 300 });
      await report(_id, 2500);
      expect(await bill(one)).toMatchObject({
        payments: [{ amount: 2200, tips: 300 }],
        bill: { paymentTips: 300, outstanding: 1650 },
      });
    });

    it('resolves a set’s item to its set, and pays a dish named twice once', async () => {
      const { one, rice, pay } = await twoAtATable();
      const attempt = await pay(one, lines(rice, rice), 2200);
      expect(attempt).toMatchObject({ share: { kind: 'lines', lines: [rice] }, lines: [rice] });
    });
  });

  describe('a dish that is paid or being paid', () => {
    it('cannot be paid again: the second phone gets the lines', async () => {
      const { one, two, rice, pay } = await twoAtATable();
      await pay(one, lines(rice), 2200);
      await expect(pay(two, lines(rice), 2200)).rejects.toEqual(rejected('linesPaid', { lines: [rice] }));
      await expect(pay(two, guests(1), 2200)).rejects.toEqual(rejected('linesPaid', { lines: [rice] }));
      await expect(pay(two, guests(1, 2), 3850)).rejects.toEqual(rejected('shareChanged', { amount: 1650 }));
      await expect(pay(two, undefined, 3850)).rejects.toEqual(rejected('shareChanged', { amount: 1650 }));
    });

    it('is paid by one of several concurrent phones', async () => {
      const { one, two, rice, pay, bill } = await twoAtATable();
      const tries = await Promise.allSettled(
        [one, two, one, two].map((phone) => pay(phone, guests(1), 2200)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const refused of tries.filter((outcome) => outcome.status === 'rejected'))
        expect(refused.reason).toEqual(rejected('linesPaid', { lines: [rice] }));
      expect((await bill(one)).pendingPayments).toHaveLength(1);
    });

    it('is open again when the attempt is cancelled, fails or times out', async () => {
      const { core, clock, one, two, rice, pay, report, bill } = await twoAtATable();
      const given = await pay(one, lines(rice), 2200);
      await core.payments.cancel({ payment: given._id, session: one._id, restoreKey: one.restoreKey }, GUEST);
      const failed = await pay(two, guests(1), 2200);
      await report(failed._id, 2200, 'failed');
      await pay(one, guests(1), 2200);
      clock.advance(EXPIRES_AFTER);
      expect(await core.payments.expire()).toBe(1);
      expect(await bill(one)).not.toHaveProperty('pendingPayments');
      expect(await pay(two, lines(rice), 2200)).toMatchObject({ status: 'requiresAction' });
    });

    it('M2.5 is ended by another phone of the bill after a minute without a sign of it, by staff at once', async () => {
      const { core, clock, one, two, rice, pay, report, bill } = await twoAtATable();
      const end = async (by: Actor, payment: string) =>
        core.payments.cancel(
          { payment, session: two._id, ...(by === GUEST && { restoreKey: two.restoreKey }) },
          by,
        );
      const dead = await pay(one, lines(rice), 2200);
      const endableAt = instantOf(clock.now() + MINUTE_MS);
      expect((await bill(two)).pendingPayments).toMatchObject([{ _id: dead._id, endableAt }]);
      const refusal = { payment: dead._id, amount: 2200, since: dead.createdAt, guest: 1, endableAt };
      await expect(end(GUEST, dead._id)).rejects.toEqual(rejected('paymentPending', refusal));
      clock.advance(MINUTE_MS);
      expect(await end(GUEST, dead._id)).toMatchObject({ status: 'cancelled' });
      const next = await pay(one, lines(rice), 2200);
      expect(await end(aStaffMember('waiter'), next._id)).toMatchObject({ status: 'cancelled' });
      await pay(two, lines(rice), 2200);
      // its money comes all the same: booked, and what is too much is said
      await report(dead._id, 2200);
      expect(await bill(two)).toMatchObject({ payments: [{ _id: dead._id, guest: 1 }], status: 'ongoing' });
    });

    it('M2.5 has given a sign when a card was declined, and is its own guest’s to end at once', async () => {
      const { core, clock, one, two, rice, pay, report } = await twoAtATable();
      const { _id: payment } = await pay(one, lines(rice), 2200);
      clock.advance(MINUTE_MS - 1);
      await report(payment, 2200, 'declined');
      clock.advance(MINUTE_MS - 1);
      const { _id: session, restoreKey } = two;
      const cancelling = core.payments.cancel({ payment, session, restoreKey }, GUEST);
      await expect(cancelling).rejects.toMatchObject({ code: 'paymentPending' });
      const own = { payment, session, restoreKey: one.restoreKey };
      expect(await core.payments.cancel(own, GUEST)).toMatchObject({ status: 'cancelled' });
    });

    it('M3.5 is not paid a second time while the money for it is held; others pay their own', async () => {
      const { one, two, rice, pay, paid, report, bill } = await twoAtATable();
      const { _id, createdAt } = await pay(one, guests(1), 2200);
      await report(_id, 2000);
      const refusal = rejected('paymentHeld', { payment: _id, amount: 2000, since: createdAt });
      for (const [phone, share, amount] of [
        [one, guests(1), 2200],
        [one, guests(2), 1650],
        [two, lines(rice), 2200],
        [two, undefined, 3850],
      ] as const)
        await expect(pay(phone, share, amount)).rejects.toEqual(refusal);
      await paid(two, guests(2), 1650);
      expect(await bill(two)).toMatchObject({ payments: [{ guest: 2 }], bill: { outstanding: 2200 } });
      await expect(pay(two, undefined, 2200)).rejects.toEqual(refusal);
    });

    it('is booked once for a repeated webhook, also after a refusal', async () => {
      const { one, two, pay, report, bill } = await twoAtATable();
      const { _id } = await pay(one, guests(1), 2200);
      await report(_id, 2200, 'failed');
      await Promise.all([1, 2, 3].map(() => report(_id, 2200)));
      await report(_id, 2200, 'cancelled');
      expect(await bill(two)).toMatchObject({ payments: [{ amount: 2200 }], bill: { outstanding: 1650 } });
    });

    it('is booked as overpaid when late money arrives after another has paid', async () => {
      const { one, two, tea, pay, report, paid, bill } = await twoAtATable();
      const late = await pay(one, guests(1), 2200);
      await report(late._id, 2200, 'failed');
      await paid(two, lines((await bill(two)).products[0]?.id ?? ''), 2200);
      await report(late._id, 2200);
      expect(await bill(two)).toMatchObject({ status: 'done', bill: { paid: 4400, outstanding: -550 } });
      await expect(pay(two, lines(tea), 1650)).rejects.toEqual(rejected('paymentNotPossible'));
    });

    it('has one attempt for a repeated request', async () => {
      const { core, one, call } = await twoAtATable();
      const request = call(one, guests(1), 2200);
      const [first, again] = await Promise.all([1, 2].map(() => core.payments.online(request, GUEST)));
      expect(again?._id).toBe(first?._id);
      const other = { ...request, share: guests(2) };
      await expect(core.payments.online(other, GUEST)).rejects.toEqual(rejected('requestConflict'));
    });
  });

  describe('equal parts', () => {
    it('cannot exceed their number, and sum to the bill', async () => {
      const { one, two, paid, pay, bill } = await twoAtATable();
      await paid(one, equal(3), 1284);
      await expect(pay(two, equal(3, 3), 2566)).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'ongoing', outstanding: 2566, partsLeft: 2 }),
      );
      await paid(two, equal(3, 2), 2566);
      expect(await bill(one)).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
    });

    it('give the last part to one of several concurrent phones', async () => {
      const { one, two, paid, pay } = await twoAtATable();
      await paid(one, equal(2), 1925);
      const tries = await Promise.allSettled([one, two].map((phone) => pay(phone, equal(2), 1925)));
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('divide what is left after another payment', async () => {
      const { one, two, paid, bill } = await twoAtATable();
      await paid(one, guests(1), 2200);
      await paid(two, equal(2), 825);
      await paid(one, equal(2), 825);
      expect(await bill(one)).toMatchObject({ status: 'done' });
    });
  });

  describe('a bill that changes during payment', () => {
    it('includes dishes ordered after a guest has paid', async () => {
      const { one, two, order, paid, bill } = await twoAtATable();
      await paid(one, guests(1), 2200);
      await order(one, 'tea');
      await paid(one, guests(1), 1650);
      await paid(two, guests(2), 1650);
      expect(await bill(one)).toMatchObject({ status: 'done', bill: { total: 5500, outstanding: 0 } });
    });

    it('owes less after a paid dish is voided, never less than 0 per share', async () => {
      const { core, one, two, rice, paid, pay, bill } = await twoAtATable();
      await paid(one, guests(1), 2200);
      const reason = { code: 'wrongOrder' } as const;
      const requestId = crypto.randomUUID();
      await core.ordering.void(
        { requestId, session: one._id, lines: [rice], reason },
        aStaffMember('manager'),
      );
      expect(await bill(two)).toMatchObject({ bill: { total: 1650, outstanding: -550 } });
      await expect(pay(two, guests(2), 1650)).rejects.toEqual(rejected('paymentNotPossible'));
    });

    it('lets the last payer pay exactly the rest after a dish is voided', async () => {
      const { core, one, two, order, paid, bill } = await twoAtATable();
      const more = await order(two, 'rice');
      await paid(one, guests(1), 2200);
      await core.ordering.void(
        {
          requestId: crypto.randomUUID(),
          session: one._id,
          lines: [more],
          reason: { code: 'outOfStock' },
        },
        aStaffMember('manager'),
      );
      await paid(two, guests(2), 1650);
      expect(await bill(two)).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
    });
  });

  describe('a share at the counter', () => {
    it('waits for confirmation, shows on every phone, and cannot be paid by others meanwhile', async () => {
      const { events, one, two, rice, pay, bill, confirm } = await twoAtATable();
      const { _id } = await pay(one, guests(1), 2200, { methodRef: COUNTER, tips: 100 });
      const waiting = {
        _id,
        method: COUNTER,
        amount: 2200,
        tips: 100,
        status: 'requiresAction',
        since: expect.any(String),
        endableAt: expect.any(String),
        guest: 1,
        share: { kind: 'guest', guests: [1] },
        lines: [rice],
      };
      expect((await bill(two)).pendingPayments).toEqual([waiting]);
      const published = () => events.filter(({ topic }) => topic === 'tableSessions').at(-1)?.data;
      expect(published()).toMatchObject({ status: 'ongoing', pendingPayments: [waiting] });
      await expect(pay(two, lines(rice), 2200)).rejects.toEqual(rejected('linesPaid', { lines: [rice] }));
      await confirm(_id);
      expect(published()).toMatchObject({ status: 'ongoing', payments: [{ _id, guest: 1 }] });
      expect(published()).not.toHaveProperty('pendingPayments');
    });

    it('is shown to staff unchanged', async () => {
      const { core, one, pay } = await twoAtATable();
      await pay(one, guests(1), 2200, { methodRef: COUNTER });
      const staff = aStaffMember();
      const sessions = await core.ordering.findForStaff({ shop: SHOP, limit: 10 }, staff);
      expect(sessions.data).toMatchObject([{ pendingPayments: [{ amount: 2200, guest: 1 }] }]);
      const payments = await core.payments.find({ shop: SHOP, limit: 10 }, staff);
      expect(payments.data).toMatchObject([{ share: { kind: 'guest', guests: [1] }, guest: 1 }]);
    });

    it('is cancelled if still open when nothing is outstanding', async () => {
      const { one, two, pay, report, bill } = await twoAtATable();
      // money at the counter reserves nothing (payments M2.5)
      const same = await pay(two, undefined, 3850, { methodRef: COUNTER });
      const all = await pay(one, undefined, 3850);
      await report(all._id, 3850);
      expect(await bill(one)).toMatchObject({ status: 'done' });
      expect(await bill(one)).not.toHaveProperty('pendingPayments');
      expect(same.status).toBe('requiresAction');
    });
  });

  describe('with payment before preparation', () => {
    it('releases the tickets once everything is paid', async () => {
      const test = await sharing(databases, { payment: { dineIn: 'before' } });
      const [one, two] = [await test.join(), await test.join()];
      await test.order(one, 'rice');
      await test.order(two, 'tea');
      const tickets = async () =>
        (await test.core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'))).total;
      await test.paid(one, guests(1), 2200);
      expect([await tickets(), (await test.bill(one)).status]).toEqual([0, 'ongoing']);
      await test.paid(two, guests(2), 1650);
      expect([await tickets(), (await test.bill(one)).status]).toEqual([2, 'done']);
    });
  });
});
