import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../../test/kits/adyen/adyen-account.ts';
import { aStaffMember } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { addMailedStaff } from '../../../../test/kits/mailed-staff.ts';
import { rejected } from '../../../../test/kits/rejected.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const MINUTE_MS = 60_000;
const reason = { code: 'other', text: 'paid in cash' } as const;

eachDatabase((databases) => {
  /** Starts an account whose order of 20.00 was paid; `failed` is the notification that it could not be captured. */
  async function confirmed({ tips = 0 } = {}) {
    const test = await adyenAccount(databases);
    const { adyen, pay, deliver } = test;
    await addMailedStaff(test.db);
    const { _id, redirect = '' } = await pay({ tips });
    adyen.pay(redirect);
    const [paid = {}] = await deliver();
    const failed = () => {
      adyen.failCapture(paid);
      return adyen.takeEvents()[0] ?? {};
    };
    const mails = async () => (await test.core.mails.find('https://rice.example')).map(({ text }) => text);
    const decide = (decision: 'book' | 'giveBack') =>
      test.core.payments.decide({ payment: _id, decision, reason }, MANAGER);
    const take = (amount?: number) => {
      const call = {
        requestId: randomUUID(),
        session: test.session,
        method: 'cash',
        ...(amount && { amount }),
      };
      return test.core.payments.take(call, { actor: CASHIER, address: 'test' });
    };
    return { ...test, _id, paid, failed, mails, decide, take };
  }

  describe('M5.2 a capture that fails later', () => {
    it('M5.2 is countered once on whichever node: the finished bill keeps its total and owes it again', async () => {
      const test = await confirmed({ tips: 200 });
      const { _id, post, otherNode, bill, attempt, money, mails } = test;
      const failed = test.failed();
      expect(await bill()).toMatchObject({ status: 'done', bill: { total: 2000, outstanding: 0 } });
      await expect(post(failed, { key: 'AB'.repeat(32) })).rejects.toEqual(rejected('notAuthenticated'));
      await Promise.all([post(failed), post(failed, { node: otherNode }), post(failed)]);
      await post(failed, { node: otherNode });
      expect(await bill()).toMatchObject({
        status: 'done',
        bill: { total: 2000, paid: 0, paymentTips: 0, outstanding: 2000 },
        payments: [
          { _id, amount: 2000, tips: 200 },
          { amount: -2000, tips: -200, refundOf: _id, isUncollected: true },
        ],
      });
      expect(await bill()).not.toHaveProperty('refunds');
      expect(await attempt(_id)).toMatchObject({
        ...{ status: 'failed', reason: 'captureFailed', incident: 'captureFailed' },
      });
      expect(await attempt(_id)).not.toHaveProperty('isUncollected');
      expect(await money()).toEqual({ there: 0, here: 0 });
      const sent = await mails();
      expect(sent).toHaveLength(2);
      expect(sent[0]).toMatch(/could not be collected/);
    });

    it('M5.2 captured after all is booked again, once, on the bill that owes it', async () => {
      const test = await confirmed();
      const { _id, adyen, core, paid, post, otherNode, bill, attempt, money, take } = test;
      await post(test.failed());
      const captured = adyen.capture(paid);
      await Promise.all([post(captured), post(captured, { node: otherNode })]);
      expect(await attempt(_id)).toMatchObject({ status: 'failed', reason: 'captureFailed' });
      expect(await bill()).toMatchObject({
        ...{ status: 'done', bill: { total: 2000, paid: 2000, outstanding: 0 } },
        payments: [{ amount: 2000 }, { amount: -2000 }, { amount: 2000 }],
      });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
      await expect(take()).rejects.toMatchObject({ code: 'paymentNotPossible' });
      // it can be given back like any other
      await test.refund(500);
      await core.payments.refund();
      expect(await money()).toEqual({ there: 1500, here: 1500 });
    });

    it('M5.2 of a part lowers the bill by the rest, once', async () => {
      const { adyen, paid, post, otherNode, bill } = await confirmed();
      await post(adyen.capture(paid));
      expect((await bill()).bill).toMatchObject({ total: 2000, paid: 2000 });
      const part = adyen.capture(paid, 1500);
      await Promise.all([post(part), post(part, { node: otherNode })]);
      expect((await bill()).bill).toMatchObject({ returned: 500, total: 1500, paid: 1500, outstanding: 0 });
    });

    it('M5.2 stays so whatever is told or answered of that payment afterwards', async () => {
      const { _id, core, post, clock, check, failed, paid, bill, attempt, session } = await confirmed();
      await post(failed());
      await post(paid);
      await post({ ...paid, eventCode: 'AUTHORISATION', success: 'false' });
      clock.advance(MINUTE_MS);
      await check(_id);
      await core.payments.reconcile();
      expect(await attempt(_id)).toMatchObject({ status: 'failed', reason: 'captureFailed' });
      expect((await bill()).bill).toMatchObject({ paid: 0, outstanding: 2000 });
      const refund = { requestId: randomUUID(), session, amount: 500, reason: { code: 'quality' } } as const;
      await expect(core.ordering.refund(refund, MANAGER, 'test')).rejects.toMatchObject({
        code: 'refundExceeds',
      });
    });

    it('M5.2 told before the payment itself books nothing, and the guest pays anew', async () => {
      const { adyen, pay, post, deliver, bill, attempt, money } = await adyenAccount(databases);
      const first = await pay();
      adyen.pay(first.redirect ?? '');
      const [paid = {}] = adyen.takeEvents();
      adyen.failCapture(paid);
      const [failed = {}] = adyen.takeEvents();
      await post(failed);
      await post(paid);
      expect(await attempt(first._id)).toMatchObject({ status: 'failed', reason: 'captureFailed' });
      expect(await attempt(first._id)).not.toHaveProperty('incident');
      expect(await bill()).toMatchObject({ payments: [], bill: { outstanding: 2000 } });
      const second = await pay();
      adyen.pay(second.redirect ?? '');
      await deliver();
      expect(await bill()).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M5.2 money of another amount that was held and is not there is no more to be decided', async () => {
      const { adyen, pay, post, deliver, bill, attempt } = await adyenAccount(databases);
      const { _id, redirect = '' } = await pay();
      adyen.pay(redirect, { amount: { value: 1500, currency: 'HKD' } });
      const [paid = {}] = await deliver();
      expect(await attempt(_id)).toMatchObject({ incident: 'held' });
      adyen.failCapture(paid);
      for (const item of adyen.takeEvents()) await post(item);
      expect(await attempt(_id)).toMatchObject({ status: 'failed', reason: 'captureFailed' });
      expect(await attempt(_id)).not.toHaveProperty('incident');
      expect((await bill()).payments).toEqual([]);
    });

    it('M5.2 is taken by staff on the finished bill, to the cent and no more; then nothing is to be decided', async () => {
      const { _id, post, failed, take, bill, attempt } = await confirmed();
      await expect(take()).rejects.toMatchObject({ code: 'paymentNotPossible' });
      await post(failed());
      await expect(take(2500)).rejects.toEqual(rejected('wouldOverpay', { outstanding: -500 }));
      expect(await take(500)).not.toHaveProperty('incident');
      expect(await attempt(_id)).toMatchObject({ incident: 'captureFailed' });
      expect(await take()).toMatchObject({ amount: 1500, status: 'succeeded' });
      expect(await bill()).toMatchObject({ status: 'done', bill: { paid: 2000, outstanding: 0 } });
      expect(await attempt(_id)).not.toHaveProperty('incident');
      await expect(take()).rejects.toMatchObject({ code: 'paymentNotPossible' });
    });

    it('M5.2 of a share: what it was for is open again, and paid again', async () => {
      const { adyen, pay, post, deliver, bill, money } = await adyenAccount(databases);
      const half = { share: { kind: 'equal' as const, parts: 2, count: 1 }, amount: 1000 };
      const first = await pay(half);
      adyen.pay(first.redirect ?? '');
      const [paid = {}] = await deliver();
      expect((await bill()).bill).toMatchObject({ paid: 1000, outstanding: 1000 });
      adyen.failCapture(paid);
      for (const item of adyen.takeEvents()) await post(item);
      expect(await bill()).toMatchObject({ status: 'ongoing', bill: { paid: 0, outstanding: 2000 } });
      for (const _part of [1, 2]) {
        const { redirect = '' } = await pay(half);
        adyen.pay(redirect);
        await deliver();
      }
      expect(await bill()).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.7 M5.2 is left owing by the management, once; there is nothing to give back', async () => {
      const { _id, post, failed, paid, decide, bill, attempt } = await confirmed();
      await post(failed());
      await expect(decide('giveBack')).rejects.toEqual(rejected('paymentNotPossible', { status: 'failed' }));
      for (const _time of [1, 2]) expect(await decide('book')).not.toHaveProperty('incident');
      await post(paid);
      expect(await attempt(_id)).toMatchObject({ status: 'failed', reason: 'captureFailed' });
      expect((await bill()).bill).toMatchObject({ total: 2000, outstanding: 2000 });
    });

    it('M4.2 M5.2 a part that was given back of it before comes back too, or stays given', async () => {
      const { adyen, core, clock, _id, refund, post, deliver, failed, bill, attempt } = await confirmed();
      await refund(500);
      clock.advance(MINUTE_MS);
      await core.payments.refund();
      const items = await deliver();
      expect((await bill()).bill).toMatchObject({ total: 1500, paid: 1500, outstanding: 0 });
      await post(failed());
      // the guest has 5.00 that they never paid
      expect((await bill()).bill).toMatchObject({ total: 1500, paid: -500, outstanding: 2000 });
      const given = items.find(({ eventCode }) => eventCode === 'REFUND');
      adyen.failRefund(given ?? {});
      await deliver();
      expect((await bill()).bill).toMatchObject({ total: 1500, paid: 0, outstanding: 1500 });
      expect(await attempt(_id)).toMatchObject({ status: 'failed', incident: 'captureFailed' });
    });
  });
});
