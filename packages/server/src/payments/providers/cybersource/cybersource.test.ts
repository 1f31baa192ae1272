import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../../test/kits/calls.ts';
import { cyberSourceAccount } from '../../../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

eachDatabase((databases) => {
  describe('M5.3 CyberSource', () => {
    it('M2.9 M5.3 is asked for amount and tips in one charge under our name, in the guest’s language, and booked with the card', async () => {
      const { cybersource, account, pay, opened, sent, bill, deliver, money } =
        await cyberSourceAccount(databases);
      const { _id, ref, status, redirect, isTest } = await pay({ tips: 150 });
      expect({ status, isTest }).toEqual({ status: 'requiresAction', isTest: true });
      const back = `https://order.example/api/payments/return/cybersource/${account._id}`;
      expect(await opened(redirect, 'zh-hk')).toMatchObject({
        locale: 'zh-hk',
        form: {
          fields: {
            ...{ amount: '21.50', currency: 'HKD', locale: 'zh-hk', transaction_type: 'sale' },
            ...{ reference_number: ref, transaction_uuid: ref, override_custom_receipt_page: back },
            ...{ override_custom_cancel_page: back },
            override_backoffice_post_url: back.replace('/return/', '/webhook/'),
          },
        },
      });
      cybersource.pay(await sent(redirect));
      await deliver();
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ _id, amount: 2000, tips: 150, brand: 'visa', last4: '1111' }],
      });
      expect(await money()).toEqual({ there: 2150, here: 2150 });
    });

    it('M3.1 the browser brings the answer too: booked once, and back to the page of the outcome', async () => {
      const { cybersource, pay, sent, bill, post, bring } = await cyberSourceAccount(databases);
      const { _id, redirect } = await pay();
      const answer = cybersource.pay(await sent(redirect));
      expect(await bring(answer)).toBe(`/payment/return?session=s1&payment=${_id}`);
      await post(answer);
      expect((await bill()).payments).toHaveLength(1);
      expect(await bring({ ...answer, req_amount: '1.00' })).toBe('/payment/return');
    });

    it('M2.4 M2.2 declined, then paid on the same page; brought back by the browser it has ended', async () => {
      const { cybersource, pay, sent, attempt, post, bring, money } = await cyberSourceAccount(databases);
      const first = await pay({ amount: 1000 });
      const page = await sent(first.redirect);
      await post(cybersource.decline(page));
      expect(await attempt(first._id)).toMatchObject({
        status: 'requiresAction',
        lastDecline: expect.any(String),
      });
      await post(cybersource.pay(page));
      expect(await attempt(first._id)).toMatchObject({ status: 'succeeded' });
      const second = await pay({ amount: 1000 });
      const declined = cybersource.decline(await sent(second.redirect));
      await post(declined);
      await bring(declined);
      expect(await attempt(second._id)).toMatchObject({ status: 'failed', reason: 'declined' });
      expect(await money()).toEqual({ there: 1000, here: 1000 });
    });

    it('M3.4 is booked without any answer, when it is asked: open, then paid, with its card', async () => {
      const { core, clock, cybersource, pay, sent, bill, check } = await cyberSourceAccount(databases);
      const { _id, redirect } = await pay();
      expect(await check(_id)).toMatchObject({ status: 'requiresAction', redirect });
      const page = await sent(redirect);
      cybersource.decline(page);
      cybersource.pay(page);
      clock.advance(10_000);
      expect(await core.payments.reconcile()).toBe(1);
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ amount: 2000, brand: 'visa', last4: '1111' }],
      });
    });

    it('M2.3 reviewed there: processing, cannot be given up, and paid or not once it is decided', async () => {
      const { cybersource, pay, sent, attempt, post, cancel, clock, check } =
        await cyberSourceAccount(databases);
      const { _id, redirect } = await pay();
      const page = await sent(redirect);
      await post(cybersource.review(page));
      expect(await attempt(_id)).toMatchObject({ status: 'processing' });
      await expect(cancel(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'processing' }));
      cybersource.pay(page);
      clock.advance(MINUTE_MS);
      expect(await check(_id)).toMatchObject({ status: 'succeeded' });
    });

    it('M2.6 given up there or here, and expired: nothing is booked, and the page opens no more', async () => {
      const { core, clock, cybersource, pay, sent, opened, bring, attempt, cancel, bill } =
        await cyberSourceAccount(databases);
      const first = await pay();
      await bring(cybersource.giveUp(await sent(first.redirect)));
      expect(await attempt(first._id)).toMatchObject({ status: 'cancelled' });
      expect(await opened(first.redirect)).toEqual({
        returnPath: `/payment/return?session=s1&payment=${first._id}`,
      });
      const second = await pay();
      expect(await cancel(second._id)).toMatchObject({ status: 'cancelled' });
      const third = await pay();
      clock.advance(31 * MINUTE_MS);
      expect(await core.payments.expire()).toBe(1);
      expect(await attempt(third._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
      expect(await bill()).toMatchObject({ status: 'ongoing', payments: [] });
    });

    it('M1.5 its form is there at a node that has read no menu yet', async () => {
      const { pay, opened, otherNode } = await cyberSourceAccount(databases);
      const { ref, redirect } = await pay();
      const form = { fields: { reference_number: ref } };
      expect(await opened(redirect, 'en', otherNode)).toMatchObject({ form });
    });

    it('M2.6 paid while it is given up is booked; a lost answer leaves it open', async () => {
      const { cybersource, pay, sent, attempt, cancel, money } = await cyberSourceAccount(databases);
      const { _id, redirect } = await pay();
      cybersource.pay(await sent(redirect));
      for (const fault of ['lostAnswer', 'serverError'] as const) {
        cybersource.fail(fault);
        await expect(cancel(_id)).rejects.toEqual(rejected('providerUnavailable', { payment: _id }));
        expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
      }
      await expect(cancel(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'succeeded' }));
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.2 told ten times at once on two nodes, reversed and a day late', async () => {
      const { clock, core, otherNode, cybersource, pay, sent, post, bill, money } =
        await cyberSourceAccount(databases);
      const first = await pay({ amount: 1000 });
      const page = await sent(first.redirect);
      cybersource.decline(page);
      cybersource.pay(page);
      const answers = cybersource.takeAnswers().toReversed();
      const nodes = [core, otherNode];
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => n).flatMap((n) =>
          answers.map((answer) => post(answer, { node: nodes[n % 2] })),
        ),
      );
      const second = await pay({ amount: 1000 });
      cybersource.pay(await sent(second.redirect));
      clock.advance(DAY_MS);
      await core.payments.expire();
      for (const answer of cybersource.takeAnswers()) await post(answer);
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 1000 }, { amount: 1000 }] });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.1 a repeated start is one attempt with one page; a form sent twice is charged once', async () => {
      const { core, cybersource, call, sent, post, attempt, money } = await cyberSourceAccount(databases);
      const request = call();
      const [first, again] = await Promise.all([1, 2].map(() => core.payments.online(request, GUEST)));
      expect(again?.redirect).toBe(first?.redirect);
      const [one, two] = [await sent(first?.redirect), await sent(again?.redirect)];
      const paid = cybersource.pay(one);
      const duplicate = cybersource.pay(two);
      expect(duplicate).toMatchObject({ decision: 'ERROR', reason_code: '104' });
      // an error says nothing: it is asked about instead
      await post(duplicate);
      expect(await attempt(first?._id ?? '')).toMatchObject({ status: 'requiresAction' });
      await post(paid);
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.5 M2.7 M4.4 a share, two phones, a take-over, and money for a bill that is paid', async () => {
      const { core, session, cybersource, pay, sent, post, attempt, bill, deliver, money } =
        await cyberSourceAccount(databases);
      const share = await pay({ share: { kind: 'equal', parts: 2, count: 1 }, amount: 1000 });
      cybersource.pay(await sent(share.redirect));
      await deliver();
      const first = await pay({ amount: 1000 });
      await expect(pay({ amount: 1000 })).rejects.toMatchObject({ code: 'paymentPending' });
      const page = await sent(first.redirect);
      const second = await pay({ amount: 1000, takeOver: true });
      expect(await attempt(first._id)).toMatchObject({ status: 'cancelled' });
      cybersource.pay(await sent(second.redirect));
      await deliver();
      await expect(pay({ amount: 1000 })).rejects.toMatchObject({ code: 'paymentNotPossible' });
      // the first phone still had the page open
      await post(cybersource.pay(page));
      expect(await attempt(first._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      expect((await bill()).refunds).toMatchObject([{ payment: first._id, amount: 1000, status: 'created' }]);
      await core.payments.refund();
      expect([(await bill()).bill.outstanding, await money()]).toEqual([0, { there: 2000, here: 2000 }]);
      const take = { requestId: randomUUID(), session, method: 'cash' };
      const cashier = { actor: aStaffMember('cashier'), address: 'test' };
      await expect(core.payments.take(take, cashier)).rejects.toMatchObject({ code: 'paymentNotPossible' });
    });

    it('M2.5 taking over what is paid already books it instead', async () => {
      const { cybersource, pay, sent, attempt, money } = await cyberSourceAccount(databases);
      const first = await pay();
      cybersource.pay(await sent(first.redirect));
      await expect(pay({ takeOver: true })).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'succeeded' }),
      );
      expect(await attempt(first._id)).toMatchObject({ status: 'succeeded' });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M1.4 a wrong REST key fails its test, in CyberSource’s words and without the key', async () => {
      const { accounts, given } = await cyberSourceAccount(databases);
      const restSecret = Buffer.from('a key of somebody else').toString('base64');
      const { _id } = await accounts.create(
        { ...given, secrets: { ...given.secrets, restSecret } },
        aStaffMember('owner'),
      );
      const { status, error } = await accounts.test({ account: _id });
      expect([status, error]).toEqual(['failing', 'Authentication Failed']);
    });
  });

  it('M2.8 M5.3 pays whole yen and whole Taiwan dollars as decimal text', async () => {
    for (const [currency, text] of [
      ['JPY', '120'],
      ['TWD', '120.00'],
    ] as const) {
      const { cybersource, pay, sent, bill, deliver } = await cyberSourceAccount(databases, { currency });
      const page = await sent((await pay({ tips: 10_000 })).redirect);
      expect(page.fields.amount).toBe(text);
      cybersource.pay(page);
      await deliver();
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000, tips: 10_000 }] });
    }
  });
});
