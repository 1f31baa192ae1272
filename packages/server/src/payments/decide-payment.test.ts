import { randomUUID } from 'node:crypto';
import type { DecidePayment } from '@comanda/contract';
import { PAYMENT_INCIDENTS } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { paying } from '../../test/kits/paying.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, OTHER_SHOP, SANDBOX, SHOP } from '../../test/kits/small-organisation.ts';
import type { ProviderRefundAnswer, ProviderRefundStatus } from './port/payment-provider.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const reason = { code: 'other', text: 'counted' } as const;
const HOUR_MS = 3_600_000;

eachDatabase((databases) => {
  /** Starts a core with a bill of 20.00, and a provider that gives money back as told. */
  async function started(given: Parameters<typeof paying>[1] = {}) {
    const answers: (ProviderRefundAnswer | ProviderRefundStatus)[] = [];
    const refunded: { readonly ref: string; readonly amount: number; readonly currency: string }[] = [];
    const test = await paying(databases, {
      refund: async ({ ref, amount, currency }) => {
        refunded.push({ ref, amount, currency });
        const answer = answers.shift() ?? { status: 'done' };
        return typeof answer === 'string' ? { status: 'accepted' } : answer;
      },
      refundStatus: async () => {
        const answer = answers.shift();
        return typeof answer === 'string' ? answer : 'pending';
      },
      ...given,
    });
    const { core, session } = test;
    const decide = (payment: string, decision: DecidePayment['decision'], actor = MANAGER) =>
      core.payments.decide({ payment, decision, reason }, actor);
    const incidents = async () => {
      const value = new Set<string>(PAYMENT_INCIDENTS);
      const filter = { field: 'incident', operator: '$in', value } as const;
      return (await core.payments.find({ shop: SHOP, limit: 10, filter }, MANAGER)).data;
    };
    const cash = () =>
      core.payments.take(
        { requestId: randomUUID(), session, method: 'cash' },
        { actor: CASHIER, address: 'test' },
      );
    return { ...test, answers, refunded, decide, incidents, cash };
  }

  describe('payments/decide', () => {
    it('M2.7 books held money as it came, and says so once', async () => {
      const { core, pay, report, bill, attempt, decide, incidents } = await started();
      const { _id } = await pay();
      await report(_id, { amount: 1500 });
      expect(await attempt(_id)).toMatchObject({
        status: 'held',
        incident: 'held',
        received: { amount: 1500 },
      });
      expect((await bill()).bill).toMatchObject({ paid: 0, outstanding: 2000 });
      expect(await decide(_id, 'book')).toMatchObject({ status: 'succeeded', amount: 1500 });
      expect(await decide(_id, 'book')).toMatchObject({ status: 'succeeded', amount: 1500 });
      expect((await bill()).bill).toMatchObject({ paid: 1500, outstanding: 500 });
      expect(await incidents()).toEqual([]);
      const { data } = await core.audit.find({ shop: SHOP }, MANAGER);
      expect(data).toMatchObject([{ action: 'decidePayment', entity: _id, reason }]);
    });

    it('M2.7 gives held money back as it came, in its own currency, and books nothing', async () => {
      const { core, pay, report, bill, attempt, decide, refunded } = await started();
      const { _id } = await pay();
      await report(_id, { amount: 255, currency: 'USD' });
      await expect(decide(_id, 'book')).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'held', currency: 'USD' }),
      );
      expect(await decide(_id, 'giveBack')).toMatchObject({ status: 'held', refunded: 255 });
      expect(await decide(_id, 'giveBack')).not.toHaveProperty('incident');
      expect(await Promise.all([core.payments.refund(), core.payments.refund()])).toContain(1);
      expect(refunded).toMatchObject([{ amount: 255, currency: 'USD' }]);
      expect(await attempt(_id)).toMatchObject({ status: 'refunded' });
      expect(await bill()).toMatchObject({ payments: [], bill: { paid: 0, outstanding: 2000 } });
    });

    it('M2.7 M4.2 asks again where the provider gives nothing back, or it comes back later', async () => {
      const { core, pay, report, attempt, decide, answers, incidents } = await started();
      const { _id } = await pay();
      await report(_id, { amount: 1500 });
      answers.push({ status: 'refused', because: 'notSettled' });
      await decide(_id, 'giveBack');
      await core.payments.refund();
      expect(await attempt(_id)).toMatchObject({ status: 'held', incident: 'held', refunded: 0 });
      await decide(_id, 'giveBack');
      await core.payments.refund();
      const { data } = await core.payments.findRefunds({ shop: SHOP, limit: 5 }, MANAGER);
      const { ref = '' } = (await attempt(_id)) ?? {};
      const done = data.find(({ status }) => status === 'succeeded')?.ref ?? '';
      await core.payments.webhook({
        provider: 'sandbox',
        rawBody: JSON.stringify({ id: randomUUID(), ref, refund: done, status: 'refundFailed' }),
        headers: { signed: 'yes' },
      });
      expect(await incidents()).toMatchObject([{ _id, status: 'held', incident: 'held' }]);
    });

    it('M2.7 M4.4 leaves money for a paid bill to the management where nobody can give it back by itself', async () => {
      const { core, pay, report, bill, attempt, cash, decide } = await started();
      const { _id } = await pay();
      await cash();
      await report(_id);
      expect(await attempt(_id)).toMatchObject({
        status: 'succeeded',
        reason: 'overpaid',
        incident: 'overpaid',
      });
      expect((await bill()).bill).toMatchObject({ outstanding: -2000 });
      expect(await decide(_id, 'giveBack')).toMatchObject({ refunded: 2000 });
      expect(await decide(_id, 'giveBack')).not.toHaveProperty('incident');
      await core.payments.refund();
      expect(await bill()).toMatchObject({ status: 'done', bill: { paid: 2000, outstanding: 0 } });
    });

    it('M2.7 keeps money that came too much, and says so no more', async () => {
      const { pay, report, attempt, cash, decide, bill } = await started();
      const { _id } = await pay();
      await cash();
      await report(_id);
      expect(await decide(_id, 'book')).toMatchObject({ status: 'succeeded' });
      expect(await attempt(_id)).not.toHaveProperty('incident');
      expect((await bill()).bill).toMatchObject({ outstanding: -2000 });
    });

    it('M3.5 asks a guest for no second payment until it has decided; staff may take the money', async () => {
      const { core, session, call, pay, report, decide, cash, bill } = await started();
      const { _id, createdAt } = await pay();
      await report(_id, { amount: 1500 });
      const refusal = rejected('paymentHeld', { payment: _id, amount: 1500, since: createdAt });
      for (const amount of [2000, 500]) await expect(pay({ amount })).rejects.toEqual(refusal);
      await expect(pay({ methodRef: COUNTER, takeOver: true })).rejects.toEqual(refusal);
      const { restoreKey: _key, ...byStaff } = call({ amount: 500 });
      const { _id: other } = await core.payments.online(byStaff, CASHIER);
      await core.payments.cancel({ payment: other, session }, CASHIER);
      await decide(_id, 'giveBack');
      const { _id: again, ...next } = await pay();
      expect(next).toMatchObject({ status: 'requiresAction' });
      await report(again, { amount: 1 });
      await cash();
      expect(await bill()).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
    });

    it('M3.5 T9.4 leaves the order as it is until then: neither its guest cancels it nor a kiosk’s time-out', async () => {
      const { core, clock, session, restoreKey, pay, report } = await started();
      await report((await pay())._id, { amount: 1500 });
      const cancelled = core.ordering.cancel({ requestId: randomUUID(), session, restoreKey }, GUEST);
      await expect(cancelled).rejects.toEqual(rejected('cancelNotPossible', { because: 'paymentOpen' }));
      const { code } = await core.devices.pairingCode(MANAGER);
      const { deviceToken } = await core.devices.pair({ code, name: 'Kiosk', kind: 'kiosk' }, 'a');
      const { actor: kiosk } = await core.devices.signIn(deviceToken);
      const order = await core.ordering.create(aTakeAway(), kiosk);
      const call = { requestId: randomUUID(), session: order._id, methodRef: SANDBOX, amount: 2000 };
      const { _id } = await core.payments.online({ ...call, restoreKey: order.restoreKey }, kiosk);
      await report(_id, { amount: 1500 });
      clock.advance(HOUR_MS);
      expect(await core.ordering.endUnpaidKioskOrders()).toBe(0);
    });

    it('M2.7 is for the management of the shop, and where there is something to decide', async () => {
      const { pay, report, decide } = await started();
      const { _id } = await pay();
      await expect(decide(_id, 'book')).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'requiresAction' }),
      );
      await report(_id, { amount: 1 });
      for (const [actor, code] of [
        [GUEST, 'notAuthenticated'],
        [CASHIER, 'forbidden'],
        [aStaffMember('owner', OTHER_SHOP), 'notFound'],
      ] as const)
        await expect(decide(_id, 'book', actor as typeof MANAGER)).rejects.toEqual(rejected(code));
    });
  });

  describe('an accepted refund', () => {
    it('M3.3 is asked about until its provider says what has become of it', async () => {
      const { core, clock, pay, report, bill, cash, decide, answers } = await started();
      const { _id } = await pay();
      await cash();
      await report(_id);
      await decide(_id, 'giveBack');
      answers.push('pending');
      expect(await core.payments.refund()).toBe(1);
      const statuses = async () => (await bill()).refunds?.map(({ status }) => status);
      expect(await statuses()).toEqual(['pending']);
      expect(await core.payments.refund()).toBe(0);
      clock.advance(HOUR_MS);
      answers.push('pending');
      expect(await core.payments.refund()).toBe(0);
      clock.advance(HOUR_MS);
      answers.push('failed');
      expect(await core.payments.refund()).toBe(0);
      clock.advance(5 * HOUR_MS);
      expect(await core.payments.refund()).toBe(1);
      expect(await statuses()).toEqual(['failed']);
      expect((await bill()).bill).toMatchObject({ outstanding: -2000 });
    });
  });
});
