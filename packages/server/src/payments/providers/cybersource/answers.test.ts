import { describe, expect, it } from 'vitest';
import { cyberSourceAccount } from '../../../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';

const FORGED = rejected('notAuthenticated');

eachDatabase((databases) => {
  describe('M3.2 answers of CyberSource that are not believed', () => {
    it('M5.3 forged: another key, another value, a name that is not signed, our own request', async () => {
      const { cybersource, pay, opened, sent, bill, post } = await cyberSourceAccount(databases);
      const { redirect } = await pay();
      const page = await opened(redirect);
      const before = await bill();
      const answer = cybersource.pay(await sent(redirect));
      const { signature, signed_field_names: names = '', ...plain } = answer;
      const forgeries: Readonly<Record<string, string>>[] = [
        cybersource.signedAnswer(plain, 'a key of somebody else'),
        { ...answer, req_amount: '0.01' },
        { ...answer, signature: `${signature}x` },
        plain,
        // signed, but not what counts
        ...['decision', 'reason_code', 'transaction_id', 'req_reference_number', 'req_amount'].map((name) => {
          const { [name]: left = '', ...others } = plain;
          return { ...cybersource.signedAnswer(others, cybersource.secretKey), [name]: left };
        }),
        { ...answer, signed_field_names: names.replace(',signed_field_names', '') },
      ];
      if ('form' in page) {
        // what anybody can read on our own page, with a decision put beside it
        const told = { decision: 'ACCEPT', reason_code: '100', transaction_id: '7' };
        forgeries.push(page.form.fields, { ...page.form.fields, ...told });
      }
      for (const forgery of forgeries) await expect(post(forgery)).rejects.toEqual(FORGED);
      expect(await bill()).toEqual(before);
    });

    it('M5.3 forged: a declined answer read as another by the commas in what the guest typed', async () => {
      const { cybersource, pay, sent, post, attempt } = await cyberSourceAccount(databases);
      const { _id, redirect } = await pay();
      const declined = cybersource.decline(await sent(redirect));
      const typed = { req_bill_to_forename: 'A,decision=ACCEPT,reason_code=100' };
      const { signature: _signature, signed_field_names: _names, ...plain } = declined;
      await expect(
        post(cybersource.signedAnswer({ ...plain, ...typed }, cybersource.secretKey)),
      ).rejects.toEqual(FORGED);
      const harmless = { req_bill_to_address_line1: 'Flat 1, 2 Sai Wan Terrace, Hong Kong' };
      await post(cybersource.signedAnswer({ ...plain, ...harmless }, cybersource.secretKey));
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction', lastDecline: expect.any(String) });
    });

    it('ignores another profile, another account and orders that are none of ours', async () => {
      const { core, accounts, account, given, cybersource, pay, sent, bill, post } =
        await cyberSourceAccount(databases);
      const { redirect } = await pay();
      const before = await bill();
      const {
        signature: _signature,
        signed_field_names: _names,
        ...plain
      } = cybersource.pay(await sent(redirect));
      const signed = (more: Readonly<Record<string, string>>) =>
        cybersource.signedAnswer({ ...plain, ...more }, cybersource.secretKey);
      await post(signed({ req_access_key: 'of-another-profile' }));
      await post(signed({ req_reference_number: 'c000000000000000000000000' }));
      await post(signed({ decision: 'SOMETHING_NEW' }));
      const { _id: other } = await accounts.create(given, { kind: 'system' });
      await post(signed({}), { account: other });
      await expect(post(signed({}), { account: 'nobody' })).rejects.toEqual(rejected('notFound'));
      expect(await bill()).toEqual(before);
      expect(await core.payments.returned({ provider: 'cybersource', rawBody: '', headers: {} })).toBe(
        '/payment/return',
      );
      expect(account._id).not.toBe(other);
    });

    it('M2.7 another amount, another currency or a part of it is held, and nothing is booked', async () => {
      const { cybersource, pay, sent, attempt, post } = await cyberSourceAccount(databases);
      const part = await pay({ amount: 500 });
      await post(cybersource.payPart(await sent(part.redirect), '3.00'));
      expect(await attempt(part._id)).toMatchObject({
        status: 'held',
        received: { amount: 300, currency: 'HKD' },
      });
      for (const wrong of [{ amount: '19.99' }, { currency: 'USD' }]) {
        const test = await cyberSourceAccount(databases);
        const { _id, redirect } = await test.pay();
        await test.post(test.cybersource.pay(await test.sent(redirect), wrong));
        expect(await test.attempt(_id)).toMatchObject({ status: 'held', reason: 'amountMismatch' });
        expect(await test.bill()).toMatchObject({ status: 'ongoing', payments: [] });
      }
    });

    it('M1.3 M1.5 no secret, page token or signature is in the database, the audit log or the log', async () => {
      const { db, core, cybersource, accounts, pay, sent, post, bring, cancel, logged, attempts } =
        await cyberSourceAccount(databases);
      const { _id, redirect = '' } = await pay();
      const answer = cybersource.pay(await sent(redirect));
      cybersource.fail('lostAnswer', 'serverError');
      await cancel(_id).catch(() => undefined);
      await post({ ...answer, signature: 'x' }).catch(() => undefined);
      await bring({ ...answer, signature: 'x' });
      await bring(answer);
      const tables = [
        'payment_accounts',
        'payment_attempts',
        'provider_events',
        'outbox',
        'idempotency',
      ] as const;
      const rows = await Promise.all(
        tables.map((table) => db.read.query((q) => q.selectFrom(table).selectAll())),
      );
      const { data: audit } = await core.audit.find({ shop: 'shop1' }, { kind: 'system' });
      const everything = JSON.stringify([rows, audit, logged, await accounts.find(), await attempts()]);
      const token = new URL(redirect).searchParams.get('t') ?? '';
      expect(token).toMatch(/^[\w-]{22}$/);
      for (const secret of [cybersource.secretKey, cybersource.restSecret, token, answer.signature ?? ''])
        expect(everything).not.toContain(secret);
      // thirteen to nineteen digits that pass for a card's number
      expect(everything).not.toMatch(/(?<![\w-])[3-6]\d{12,18}(?![\w-])/);
      expect(logged.length).toBeGreaterThan(0);
    });
  });
});
