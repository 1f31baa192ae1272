import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../../test/kits/adyen/adyen-account.ts';
import { aStaffMember, GUEST } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { SHOP } from '../../../../test/kits/small-organisation.ts';

const MINUTE_MS = 60_000;

eachDatabase((databases) => {
  describe('M5.2 Adyen', () => {
    it('is paid once, whatever comes twice and on which node, with the card', async () => {
      const { adyen, pay, bill, attempt, deliver, post, otherNode, money } = await adyenAccount(databases);
      const { _id, redirect = '', ref, isTest } = await pay({ tips: 200 });
      expect(isTest).toBe(true);
      const link = adyen.page(redirect);
      expect(link).toMatchObject({ reference: ref, amount: { value: 2200, currency: 'HKD' } });
      expect(link.request).toMatchObject({
        reusable: false,
        captureDelayHours: 0,
        returnUrl: `https://order.example/payment/return?session=s1&payment=${_id}`,
      });
      adyen.decline(redirect);
      adyen.pay(redirect);
      const items = await deliver();
      for (const item of items) await post(item, { node: otherNode });
      expect(await attempt(_id)).toMatchObject({ status: 'succeeded', brand: 'visa', last4: '1111' });
      expect(await attempt(_id)).toHaveProperty('lastDecline');
      expect((await bill()).payments).toHaveLength(1);
      expect(await money()).toEqual({ there: 2200, here: 2200 });
    });

    it('M2.7 one page paid twice: the second payment is overpaid, told, and given back by itself', async () => {
      const { adyen, core, pay, bill, attempt, deliver, post, otherNode, money } =
        await adyenAccount(databases);
      const { _id, redirect = '' } = await pay();
      adyen.pay(redirect);
      await deliver();
      adyen.pay(redirect);
      const [again = {}] = adyen.takeEvents();
      await Promise.all([post(again), post(again, { node: otherNode }), post(again)]);
      const { payments, bill: owed } = await bill();
      const [, second] = payments;
      expect([payments.length, owed.paid, owed.outstanding]).toEqual([2, 4000, -2000]);
      expect(await attempt(_id)).toMatchObject({ status: 'succeeded' });
      expect(await attempt(second?._id ?? '')).toMatchObject({ reason: 'overpaid', refunded: 2000 });
      await core.payments.refund();
      expect([await money(), (await bill()).bill.outstanding]).toEqual([{ there: 2000, here: 2000 }, 0]);
      expect([...adyen.charges.values()].map(({ refunded }) => refunded)).toEqual([0, 2000]);
    });

    it('M2.7 a share paid twice while others still owe is held, and pays for nobody else', async () => {
      const { adyen, pay, bill, deliver, core } = await adyenAccount(databases);
      const { redirect = '' } = await pay({ amount: 1000, share: { kind: 'equal', parts: 2, count: 1 } });
      adyen.pay(redirect);
      await deliver();
      adyen.pay(redirect);
      await deliver();
      expect(await bill()).toMatchObject({ status: 'ongoing', bill: { paid: 1000, outstanding: 1000 } });
      const { data } = await core.payments.find({ shop: SHOP, limit: 10 }, aStaffMember('manager'));
      expect(data.map(({ status, incident }) => [status, incident]).toSorted()).toEqual([
        ['held', 'held'],
        ['succeeded', undefined],
      ]);
      const [held] = data.filter(({ status }) => status === 'held');
      const reason = { code: 'other', text: 'Paid twice' } as const;
      await core.payments.decide(
        { payment: held?._id ?? '', decision: 'giveBack', reason },
        aStaffMember('manager'),
      );
      await core.payments.refund();
      expect([...adyen.charges.values()].map(({ refunded }) => refunded)).toEqual([0, 1000]);
    });

    it('one answer lost, one fault, one request in progress: unknown each time, and one page', async () => {
      const { adyen, core, call, attempt } = await adyenAccount(databases);
      const request = call();
      for (const fault of ['lostAnswer', 'serverError', 'transient'] as const) {
        adyen.fail(fault);
        await expect(core.payments.online(request, GUEST)).rejects.toMatchObject({
          code: 'providerUnavailable',
        });
      }
      const { _id, redirect } = await core.payments.online(request, GUEST);
      expect([adyen.links.size, redirect]).toEqual([1, [...adyen.links.values()][0]?.url]);
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
    });

    it('M3.3 is asked where no webhook comes: open, pending, then paid, and closed when given up', async () => {
      const { adyen, clock, pay, check, cancel, attempt } = await adyenAccount(databases, {
        hasWebhook: false,
      });
      const first = await pay();
      expect(await check(first._id)).toMatchObject({ status: 'requiresAction' });
      expect(await cancel(first._id)).toMatchObject({ status: 'cancelled' });
      expect(adyen.page(first.redirect ?? '').status).toBe('expired');
      const second = await pay();
      adyen.wait(second.redirect ?? '');
      clock.advance(MINUTE_MS);
      expect(await check(second._id)).toMatchObject({ status: 'processing' });
      adyen.pay(second.redirect ?? '');
      clock.advance(MINUTE_MS);
      expect(await check(second._id)).toMatchObject({ status: 'succeeded' });
      expect(await attempt(first._id)).toMatchObject({ status: 'cancelled' });
    });

    it('what was paid before it was given up or timed out is booked instead', async () => {
      const { adyen, core, clock, pay, cancel, attempt, money } = await adyenAccount(databases);
      const first = await pay({ amount: 1000 });
      adyen.pay(first.redirect ?? '');
      await expect(cancel(first._id)).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'succeeded' }),
      );
      const second = await pay({ amount: 1000 });
      adyen.pay(second.redirect ?? '');
      clock.advance(32 * MINUTE_MS);
      await core.payments.expire();
      expect(await attempt(second._id)).toMatchObject({ status: 'succeeded' });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M3.2 a forged notification is 401 and moves nothing; another mode or merchant is ignored', async () => {
      const { adyen, pay, post, attempt, bill } = await adyenAccount(databases);
      const { _id, redirect = '' } = await pay();
      adyen.pay(redirect);
      const [item = {}] = adyen.takeEvents();
      const forged = rejected('notAuthenticated');
      for (const signing of [
        { key: 'AB'.repeat(32) },
        { password: 'another' },
        { changed: { amount: { value: 1, currency: 'HKD' } } },
        { changed: { additionalData: {} } },
      ])
        await expect(post(item, signing)).rejects.toEqual(forged);
      await post(item, { live: true });
      await post({ ...item, merchantAccountCode: 'SomebodyElse' });
      await post({ ...item, eventCode: 'REPORT_AVAILABLE' });
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
      expect((await bill()).payments).toEqual([]);
      await post({ ...item, amount: { value: 2000, currency: 'USD' } });
      expect(await attempt(_id)).toMatchObject({ status: 'held', incident: 'held' });
    });

    it('M4.2 money given back is accepted, then arrives or comes back; never twice', async () => {
      const { adyen, core, pay, deliver, refund, bill, money, check, clock } = await adyenAccount(databases);
      const { _id, redirect = '' } = await pay();
      adyen.pay(redirect);
      // asked about before the webhook told the payment's own name
      clock.advance(MINUTE_MS);
      expect(await check(_id)).toMatchObject({ status: 'succeeded' });
      await refund(500);
      expect(await core.payments.refund()).toBe(0);
      await deliver();
      clock.advance(MINUTE_MS);
      adyen.fail('lostAnswer');
      expect(await core.payments.refund()).toBe(0);
      clock.advance(MINUTE_MS);
      expect(await core.payments.refund()).toBe(1);
      const statuses = async () => (await bill()).refunds?.map(({ status }) => status);
      expect(await statuses()).toEqual(['pending']);
      const items = await deliver();
      expect(await statuses()).toEqual(['succeeded']);
      expect(await money()).toEqual({ there: 1500, here: 1500 });
      adyen.failRefund(items.find(({ eventCode }) => eventCode === 'REFUND') ?? {});
      await deliver();
      expect(await statuses()).toEqual(['failed']);
      expect((await bill()).bill).toMatchObject({ outstanding: -500 });
    });

    it('M4.4 money given back in the Customer Area is recorded once, and may come back', async () => {
      const { adyen, pay, post, deliver, bill } = await adyenAccount(databases);
      const { redirect = '' } = await pay();
      adyen.pay(redirect);
      const [paid = {}] = await deliver();
      const { pspReference: originalReference, merchantReference } = paid;
      const names = { pspReference: 'refund-by-hand', originalReference, merchantReference };
      const item = { ...names, amount: { value: 700, currency: 'HKD' } };
      const signed = (eventCode: string) => ({
        ...{ ...paid, additionalData: undefined, success: 'true' },
        ...{ ...item, eventCode },
      });
      for (const eventCode of ['REFUND', 'REFUND', 'CANCEL_OR_REFUND']) await post(signed(eventCode));
      expect(await bill()).toMatchObject({
        ...{ status: 'done', bill: { total: 1300, outstanding: 0 } },
        refunds: [{ amount: 700, status: 'succeeded' }],
      });
      await post(signed('REFUND_FAILED'));
      expect(await bill()).toMatchObject({ bill: { outstanding: -700 }, refunds: [{ status: 'failed' }] });
    });

    it('M1.4 a wrong key or merchant account fails its test, in Adyen’s words and without the key', async () => {
      const { accounts, given } = await adyenAccount(databases);
      const errorOf = async (changed: Partial<typeof given>) => {
        const { _id } = await accounts.create({ ...given, ...changed }, aStaffMember('owner'));
        const { status, error = '' } = await accounts.test({ account: _id });
        return [status, error];
      };
      expect(await errorOf({ fields: { merchantAccount: 'SomebodyElse' } })).toEqual([
        ...['failing', 'Invalid Merchant Account'],
      ]);
      const apiKey = 'a-key-of-somebody-else';
      const [status, error] = await errorOf({ secrets: { apiKey } });
      expect([status, error]).toEqual(['failing', 'HTTP Status Response - Unauthorized']);
    });
  });
});
