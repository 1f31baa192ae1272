import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { fiuuAccount } from '../../../../test/kits/fiuu/fiuu-account.ts';
import { rejected } from '../../../../test/kits/rejected.ts';

const OWNER = aStaffMember('owner');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

eachDatabase((databases) => {
  describe('M5.4 Fiuu', () => {
    it('M2.1 is sent one form under our name, with amount and tips, the language and the ways back', async () => {
      const { account, start, formOf } = await fiuuAccount(databases);
      const { _id, ref, status, isTest } = await start({ tips: 150 });
      expect({ status, isTest }).toEqual({ status: 'requiresAction', isTest: true });
      const { action, fields } = await formOf(_id);
      expect(action).toMatch(/\/RMS\/pay\/Harbour_Dev\/$/);
      const told = `https://order.example/api/payments/webhook/razer/${account._id}`;
      expect(fields).toMatchObject({
        ...{ amount: '21.50', orderid: ref, currency: 'MYR', country: 'MY', langcode: 'cn' },
        ...{ bill_email: 'pay@harbour.example', callbackurl: told, notifyurl: told },
        returnurl: `https://order.example/api/payments/return/razer/${account._id}`,
        cancelurl: `https://order.example/payment/return?session=s1&payment=${_id}&left=1`,
      });
    });

    it('is booked by its notification, once, and a callback is acknowledged', async () => {
      const { fiuu, pay, bill, post, otherNode, money } = await fiuuAccount(databases);
      const { _id, order } = await pay({ tips: 150 });
      fiuu.pay(order);
      const [told = {}] = fiuu.takeEvents();
      expect(await post(told)).toBeUndefined();
      expect(await post({ ...told, nbcb: '1' }, { node: otherNode })).toBe('CBTOKEN:MPSTATOK');
      expect(await bill()).toMatchObject({
        ...{ status: 'done', bill: { outstanding: 0 } },
        payments: [{ _id, amount: 2000, tips: 150 }],
      });
      expect(await money()).toEqual({ there: 2150, here: 2150 });
    });

    it('M2.2 declined, then paid after all; and never undone by what comes late', async () => {
      const { fiuu, pay, post, deliver, attempt, bill } = await fiuuAccount(databases);
      const { _id, order } = await pay();
      fiuu.decline(order);
      const [declined = {}] = await deliver();
      expect(await attempt(_id)).toMatchObject({ status: 'failed', reason: 'declined' });
      expect(await bill()).toMatchObject({ status: 'ongoing' });
      fiuu.pay(order);
      await deliver();
      await post(declined);
      expect(await attempt(_id)).toMatchObject({ status: 'succeeded' });
      expect((await bill()).payments).toHaveLength(1);
    });

    it('M3.3 M3.4 is asked where no notification comes, once a minute at most: pending, then paid, with its card', async () => {
      const { fiuu, clock, core, pay, check, cancel, bill } = await fiuuAccount(databases);
      const { _id, order } = await pay();
      expect(await check(_id)).toMatchObject({ status: 'requiresAction' });
      const asked = fiuu.requests.length;
      clock.advance(30_000);
      await check(_id);
      await core.payments.reconcile();
      expect(fiuu.requests.length).toBe(asked);
      fiuu.wait(order);
      clock.advance(MINUTE_MS);
      expect(await check(_id)).toMatchObject({ status: 'processing' });
      await expect(cancel(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'processing' }));
      fiuu.pay(order);
      clock.advance(31 * MINUTE_MS);
      expect(await core.payments.reconcile()).toBe(1);
      expect(await bill()).toMatchObject({
        payments: [{ amount: 2000, brand: 'Visa', last4: '1111' }],
      });
    });

    it('M2.6 given up, expired, or paid meanwhile: Fiuu is asked first, and what came is booked', async () => {
      const { fiuu, core, clock, pay, start, cancel, attempt, money } = await fiuuAccount(databases);
      const given = await start();
      expect(await cancel(given._id)).toMatchObject({ status: 'cancelled' });
      const late = await pay();
      clock.advance(31 * MINUTE_MS);
      expect(await core.payments.expire()).toBe(1);
      expect(await attempt(late._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
      const paid = await pay({ amount: 1000 });
      const nonsense = ['empty', 'emptyList', 'firewall', 'notFound', 'badRequest'] as const;
      for (const fault of [...nonsense, 'lostAnswer', 'serverError', 'tooMany', 'badSignature'] as const) {
        if (fault === 'badSignature') fiuu.pay(paid.order);
        fiuu.fail(fault);
        await expect(cancel(paid._id)).rejects.toEqual(
          rejected('providerUnavailable', { payment: paid._id }),
        );
      }
      expect(await attempt(paid._id)).toMatchObject({ status: 'requiresAction' });
      await expect(cancel(paid._id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'succeeded' }));
      expect(await money()).toEqual({ there: 1000, here: 1000 });
    });

    it('M2.7 a bank that answers late, after a card has paid the same order: the second payment goes back', async () => {
      const { fiuu, core, pay, bill, deliver, post, otherNode, money } = await fiuuAccount(databases);
      const { order } = await pay();
      fiuu.pay(order);
      await deliver();
      const again = fiuu.payAgain(order);
      await Promise.all([post(again), post(again, { node: otherNode }), post(again)]);
      expect((await bill()).payments.map(({ amount }) => amount)).toEqual([2000, 2000]);
      await core.payments.refund();
      expect([(await bill()).bill.outstanding, (await money()).here]).toEqual([0, 2000]);
      expect([...fiuu.refunds.values()]).toMatchObject([{ payment: again.tranID, amount: 20 }]);
    });

    it('M2.9 told ten times at once on two nodes, reversed and a day late: one payment each', async () => {
      const { clock, core, otherNode, fiuu, pay, bill, post, money } = await fiuuAccount(databases);
      const first = await pay({ amount: 1000 });
      fiuu.wait(first.order);
      fiuu.pay(first.order);
      const events = fiuu.takeEvents().toReversed();
      const nodes = [core, otherNode];
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => n).flatMap((n) =>
          events.map((event) => post(event, { node: nodes[n % 2] })),
        ),
      );
      const second = await pay({ amount: 1000 });
      fiuu.pay(second.order);
      clock.advance(DAY_MS);
      await core.payments.expire();
      for (const event of fiuu.takeEvents()) await post(event);
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 1000 }, { amount: 1000 }] });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.3 started twice under one request: one attempt, and the page takes its form again', async () => {
      const { fiuu, core, call, formOf } = await fiuuAccount(databases);
      const request = call();
      const [one, other] = await Promise.all(
        [1, 2].map(() => core.payments.setUp('razer', request, 'en', GUEST)),
      );
      expect(one?._id).toBe(other?._id);
      for (const id of [one?._id, other?._id]) {
        const { action, fields } = await formOf(id ?? '');
        fiuu.open(action, fields);
      }
      expect(fiuu.orders.size).toBe(1);
    });

    it('M3.2 a forged notification is 401 and moves nothing; another account or order is ignored', async () => {
      const { fiuu, accounts, given, pay, post, attempt, bill } = await fiuuAccount(databases);
      const { _id, order } = await pay();
      fiuu.pay(order);
      const [told = {}] = fiuu.takeEvents();
      const forged = rejected('notAuthenticated');
      const moved = { tranID: `${told.tranID}c`, orderid: order.slice(1) };
      const forgeries: readonly { key?: string; changed?: Record<string, string> }[] = [
        { key: 'a'.repeat(32) },
        { changed: { amount: '1.00' } },
        { changed: { status: '11' } },
        { changed: { currency: 'MY', paydate: `R${told.paydate}` } },
        // a border moved between two fields leaves the same text to hash
        { changed: moved },
        { changed: { skey: '' } },
      ];
      for (const how of forgeries) await expect(post(told, how)).rejects.toEqual(forged);
      await expect(post({ ...told, domain: 'SomebodyElse' })).rejects.toEqual(forged);
      const other = await accounts.create(given, OWNER);
      await post(told, { to: other._id });
      expect(await post({ ...told, orderid: 'OD8842', nbcb: '1' })).toBe('CBTOKEN:MPSTATOK');
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
      expect((await bill()).payments).toEqual([]);
    });

    it('M2.7 another amount or currency is held, and nothing is booked', async () => {
      for (const wrong of [{ amount: '19.99' }, { currency: 'SGD' }]) {
        const { fiuu, pay, bill, attempt, deliver } = await fiuuAccount(databases);
        const { _id, order } = await pay();
        fiuu.pay(order, wrong);
        await deliver();
        expect(await attempt(_id)).toMatchObject({ status: 'held', reason: 'amountMismatch' });
        expect(await bill()).toMatchObject({ status: 'ongoing', payments: [] });
      }
    });

    it('M2.8 names ringgit RM in some channels, and takes whole dong only', async () => {
      const { fiuu, pay, bill, deliver } = await fiuuAccount(databases);
      fiuu.pay((await pay()).order, { currency: 'RM' });
      await deliver();
      expect(await bill()).toMatchObject({ status: 'done' });
      const dong = await fiuuAccount(databases, { currency: 'VND' });
      const { fields } = await dong.formOf((await dong.start({ tips: 10_000 }))._id);
      expect(fields).toMatchObject({ amount: '120', currency: 'VND', country: 'VN' });
    });

    it('M1.4 a wrong merchant or verify key fails its test', async () => {
      const { accounts, given } = await fiuuAccount(databases);
      const statusOf = async (changed: Partial<typeof given>) => {
        const { _id } = await accounts.create({ ...given, ...changed }, OWNER);
        return accounts.test({ account: _id });
      };
      const fields = { ...given.fields, merchantId: 'SomebodyElse' };
      const secrets = { ...given.secrets, verifyKey: 'a'.repeat(32) };
      for (const changed of [{ fields }, { secrets }])
        expect(await statusOf(changed)).toMatchObject({ status: 'failing' });
    });
  });

  describe('M2.5 several guests at Fiuu', () => {
    it('two phones: the second waits or takes over; what was paid before is booked instead', async () => {
      const { fiuu, pay, start, attempt, bill, money } = await fiuuAccount(databases);
      const first = await start();
      await expect(start()).rejects.toMatchObject({ code: 'paymentPending' });
      const second = await pay({ takeOver: true });
      expect(await attempt(first._id)).toMatchObject({ status: 'cancelled' });
      fiuu.pay(second.order);
      await expect(start({ takeOver: true })).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'succeeded' }),
      );
      expect([(await bill()).payments.length, await money()]).toEqual([1, { there: 2000, here: 2000 }]);
    });

    it('M4.4 a share, then money for a bill that is paid: booked as overpaid and given back by itself', async () => {
      const { core, session, fiuu, pay, bill, attempt, deliver, money } = await fiuuAccount(databases);
      const share = await pay({ share: { kind: 'equal', parts: 2, count: 1 }, amount: 1000 });
      fiuu.pay(share.order);
      await deliver();
      const rest = await pay({ amount: 1000 });
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: aStaffMember('cashier'), address: 'test' });
      fiuu.pay(rest.order);
      await deliver();
      expect(await attempt(rest._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      await core.payments.refund();
      expect([(await bill()).bill.outstanding, (await money()).there]).toEqual([0, 1000]);
    });
  });

  describe('M4.2 refunds at Fiuu', () => {
    const paid = async () => {
      const test = await fiuuAccount(databases);
      const { order } = await test.pay();
      test.fiuu.pay(order);
      await test.deliver();
      return test;
    };

    it('in parts, too much, and asked for once when answers are lost', async () => {
      const { core, clock, fiuu, refund, refunds, money } = await paid();
      for (const fault of ['lostAnswer', 'serverError', 'badSignature'] as const) {
        await refund(500);
        // the first request reads the order, the second asks for the money
        fiuu.fail(undefined, fault);
        expect(await core.payments.refund()).toBe(0);
        clock.advance(MINUTE_MS);
        expect(await core.payments.refund()).toBe(1);
        for (const ref of fiuu.refunds.keys()) fiuu.endRefund(ref, 'success');
        clock.advance(DAY_MS);
        await core.payments.refund();
      }
      expect([...fiuu.refunds.values()].map(({ amount }) => amount)).toEqual([5, 5, 5]);
      await expect(refund(501)).rejects.toEqual(rejected('refundExceeds', { left: 500 }));
      expect(await refunds()).toMatchObject(Array(3).fill({ status: 'succeeded' }));
      expect(await money()).toEqual({ there: 500, here: 500 });
    });

    it('accepted, then rejected days later: a counter-entry shows what is owed', async () => {
      const { core, clock, fiuu, refund, bill, money } = await paid();
      await refund(600);
      expect(await core.payments.refund()).toBe(1);
      expect(await bill()).toMatchObject({ bill: { outstanding: 0 }, refunds: [{ status: 'pending' }] });
      for (const ref of fiuu.refunds.keys()) fiuu.endRefund(ref, 'rejected');
      clock.advance(DAY_MS);
      expect(await core.payments.refund()).toBe(1);
      expect(await bill()).toMatchObject({
        ...{ bill: { outstanding: -600 }, refunds: [{ status: 'failed' }] },
      });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M4.3 by FPX the guest’s bank account is needed, so staff give it back', async () => {
      const { core, fiuu, refund, refunds, bill } = await paid();
      fiuu.settings.channel = 'fpx_mb2u';
      await refund(600);
      await core.payments.refund();
      expect(await refunds()).toMatchObject([{ status: 'failed', because: 'needsBank' }]);
      expect(await bill()).toMatchObject({ bill: { outstanding: -600 } });
      expect(fiuu.requests.some(({ path }) => path.endsWith('refundAPI/index.php'))).toBe(false);
    });
  });
});
