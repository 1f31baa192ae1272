import { describe, expect, it } from 'vitest';
import { GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { EXPIRES_AFTER, paying } from '../../../test/kits/paying.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { COUNTER, SANDBOX, SHOP } from '../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  describe('paying online', () => {
    it('books a payment once for repeated and concurrent reports', async () => {
      const { pay, report, bill, attempt } = await paying(databases);
      const { _id, status, redirect } = await pay({ tips: 100 });
      expect({ status, redirect }).toEqual({ status: 'requiresAction', redirect: 'https://pay.example' });
      const paid = { amount: 2100 };
      await Promise.all([report(_id, paid), report(_id, paid), report(_id, paid)]);
      const { version } = await bill();
      await report(_id, paid);
      expect(await bill()).toMatchObject({
        status: 'done',
        version,
        paidTime: expect.any(String),
        payments: [{ _id, amount: 2000, tips: 100, method: SANDBOX }],
        bill: { paid: 2000, paymentTips: 100, outstanding: 0 },
      });
      expect(await attempt(_id)).toMatchObject({ status: 'succeeded' });
    });

    it('M2.2 ignores a refusal after the success', async () => {
      const { pay, report, bill, attempt } = await paying(databases);
      const { _id } = await pay();
      await report(_id);
      await report(_id, { status: 'failed' });
      await report(_id, { status: 'cancelled' });
      expect(await attempt(_id)).toMatchObject({ status: 'succeeded' });
      expect(await bill()).toMatchObject({ status: 'done' });
    });

    it('books a success after the refusal', async () => {
      const { pay, report, bill } = await paying(databases);
      const { _id } = await pay();
      await report(_id, { status: 'failed' });
      expect(await bill()).toMatchObject({ status: 'ongoing', payments: [] });
      await report(_id);
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000 }] });
    });

    it('accepts a webhook before the provider’s own response', async () => {
      const waiting = Promise.withResolvers<void>();
      const published = Promise.withResolvers<string>();
      const { pay, report, bill } = await paying(databases, {
        start: async ({ _id }) => {
          published.resolve(_id);
          await waiting.promise;
          return { status: 'requiresAction' };
        },
      });
      const started = pay();
      await report(await published.promise);
      waiting.resolve();
      expect(await started).toMatchObject({ status: 'succeeded' });
      expect(await bill()).toMatchObject({ status: 'done' });
    });

    it('M2.7 holds a mismatching amount or currency, logs it and does not book it', async () => {
      for (const wrong of [{ amount: 1999 }, { amount: 2001 }, { currency: 'USD' }]) {
        const { pay, report, bill, attempt, errors } = await paying(databases);
        const { _id } = await pay();
        await report(_id, wrong);
        expect(await attempt(_id)).toMatchObject({
          ...{ status: 'held', reason: 'amountMismatch' },
          received: { amount: 2000, currency: 'HKD', ...wrong },
        });
        expect(await bill()).toMatchObject({ status: 'ongoing', payments: [] });
        expect(errors).toMatchObject([{ attempt: _id, due: 2000 }]);
      }
    });

    it('refuses a webhook with a wrong signature or of an unknown provider', async () => {
      const { core, pay } = await paying(databases);
      const { _id } = await pay();
      const rawBody = JSON.stringify({
        id: 'e',
        attempt: _id,
        status: 'paid',
        amount: 2000,
        currency: 'HKD',
      });
      const send = (provider: string) => core.payments.webhook({ provider, rawBody, headers: {} });
      await expect(send('sandbox')).rejects.toEqual(rejected('notAuthenticated'));
      await expect(send('nobody')).rejects.toEqual(rejected('notFound'));
      await expect(send('counter')).rejects.toEqual(rejected('notFound'));
    });

    it('M2.5 M2.7 books money of an attempt that was taken over as overpaid, for refunding', async () => {
      const { pay, report, bill, attempt } = await paying(databases);
      const first = await pay();
      await expect(pay()).rejects.toEqual(
        rejected('paymentPending', { payment: first._id, amount: 2000, since: first.createdAt, guest: 1 }),
      );
      const second = await pay({ takeOver: true });
      expect(await attempt(first._id)).toMatchObject({ status: 'cancelled' });
      await report(first._id);
      await report(second._id);
      expect(await attempt(second._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      expect(await bill()).toMatchObject({ status: 'done', bill: { paid: 4000, outstanding: -2000 } });
    });

    it('leaves the rest outstanding after a part', async () => {
      const { pay, report, bill } = await paying(databases);
      const { _id } = await pay({ amount: 500 });
      await report(_id, { amount: 500 });
      expect(await bill()).toMatchObject({ status: 'ongoing', bill: { outstanding: 1500 } });
      await expect(pay({ amount: 1501 })).rejects.toEqual(rejected('paymentNotPossible'));
      expect(await pay({ amount: 1500 })).toMatchObject({ status: 'requiresAction' });
    });

    it('is refused for 0, for too much, and with another shop’s method', async () => {
      const { pay } = await paying(databases);
      for (const amount of [0, 2001]) {
        await expect(pay({ amount })).rejects.toEqual(
          rejected('paymentNotPossible', { status: 'ongoing', outstanding: 2000 }),
        );
      }
      await expect(pay({ methodRef: 'elsewhere' })).rejects.toEqual(rejected('paymentMethodNotFound'));
      await expect(pay({ restoreKey: 'wrong' })).rejects.toEqual(rejected('sessionNotFound'));
    });

    it('starts one attempt for a repeated request, and returns its current status', async () => {
      const { core, call, report } = await paying(databases);
      const request = call();
      const [first, again] = await Promise.all([1, 2].map(() => core.payments.online(request, GUEST)));
      expect(again?._id).toBe(first?._id);
      await report(first?._id ?? '');
      expect(await core.payments.online(request, GUEST)).toMatchObject({
        _id: first?._id,
        status: 'succeeded',
      });
      await expect(core.payments.online({ ...request, amount: 1 }, GUEST)).rejects.toEqual(
        rejected('requestConflict'),
      );
    });

    it('M2.1 M2.3 an unreachable provider leaves the attempt unknown, and the same request goes on with it', async () => {
      const names: (string | undefined)[] = [];
      const { core, call, bill } = await paying(databases, {
        start: async ({ ref }) => {
          names.push(ref);
          if (names.length === 1) throw new Error('no network');
          return { status: 'requiresAction' };
        },
      });
      const request = call();
      const unknown = core.payments.online(request, GUEST);
      await expect(unknown).rejects.toMatchObject({ code: 'providerUnavailable' });
      const { pendingPayments = [] } = await bill();
      expect(pendingPayments).toMatchObject([{ status: 'created', amount: 2000 }]);
      const again = await core.payments.online(request, GUEST);
      expect(again).toMatchObject({ _id: pendingPayments[0]?._id, status: 'requiresAction' });
      expect(names).toEqual([again.ref, again.ref]);
      expect(again.ref).toMatch(/^c[0-9a-f]{24}$/);
    });

    it('M2.3 M2.4 tells that the bank works on it, and that a card was declined, without ending it', async () => {
      const { core, session, restoreKey, pay, report, attempt, bill } = await paying(databases);
      const { _id: payment } = await pay();
      await report(payment, { status: 'declined' });
      expect(await attempt(payment)).toMatchObject({
        status: 'requiresAction',
        lastDecline: expect.any(String),
      });
      // staff see it on the bill, at once
      const { lastDecline } = (await attempt(payment)) ?? {};
      expect((await bill()).pendingPayments).toMatchObject([{ _id: payment, lastDecline }]);
      await report(payment, { status: 'processing' });
      expect(await bill()).toMatchObject({ pendingPayments: [{ _id: payment, status: 'processing' }] });
      await expect(core.payments.cancel({ payment, session, restoreKey }, GUEST)).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'processing' }),
      );
      await report(payment);
      await report(payment, { status: 'processing' });
      expect(await attempt(payment)).toMatchObject({ status: 'succeeded' });
    });

    it('M3.2 handles an event once, and ignores those about nothing of ours', async () => {
      const { pay, report, attempt } = await paying(databases);
      const { _id: payment } = await pay();
      await Promise.all([1, 2, 3].map(() => report(payment, { id: 'e1', status: 'failed' })));
      expect(await attempt(payment)).toMatchObject({ status: 'failed', reason: 'declined' });
      await report(payment, { id: 'e1' });
      expect(await attempt(payment)).toMatchObject({ status: 'failed' });
      await report('nothing-of-ours');
    });

    it('can be cancelled, repeatedly, but not once paid', async () => {
      const { core, session, restoreKey, pay, report } = await paying(databases);
      const { _id: payment } = await pay();
      const cancel = () => core.payments.cancel({ payment, session, restoreKey }, GUEST);
      expect(await cancel()).toMatchObject({ status: 'cancelled', reason: 'cancelled' });
      expect(await cancel()).toMatchObject({ status: 'cancelled' });
      await report(payment);
      await expect(cancel()).rejects.toEqual(rejected('paymentNotPossible'));
    });

    it('times out attempts that never reached their provider', async () => {
      const published = Promise.withResolvers<void>();
      const never = new Promise<never>(() => {});
      const { core, clock, pay, attempt } = await paying(databases, {
        start: () => {
          published.resolve();
          return never;
        },
      });
      // it is cut off after ten seconds
      pay().catch(() => undefined);
      await published.promise;
      clock.advance(EXPIRES_AFTER);
      expect(await core.payments.expire()).toBe(1);
      const found = await core.payments.find({ shop: SHOP, limit: 1 }, { kind: 'system' });
      const [{ _id } = { _id: '' }] = found.data;
      expect(await attempt(_id)).toMatchObject({ status: 'failed', reason: 'timeout' });
    });

    it('times out without a report, except at the counter', async () => {
      const { core, clock, pay, attempt } = await paying(databases);
      const counter = await pay({ methodRef: COUNTER });
      const hosted = await pay();
      clock.advance(EXPIRES_AFTER - 1);
      expect(await core.payments.expire()).toBe(0);
      clock.advance(1);
      expect(await core.payments.expire()).toBe(1);
      expect(await attempt(hosted._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
      expect(await attempt(counter._id)).toMatchObject({ status: 'requiresAction' });
      expect(await core.payments.expire()).toBe(0);
    });
  });
});
