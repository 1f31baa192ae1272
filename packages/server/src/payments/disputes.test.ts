import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../test/kits/adyen/adyen-account.ts';
import { aStaffMember } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { addMailedStaff } from '../../test/kits/mailed-staff.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../test/kits/small-organisation.ts';
import { stripeAccount } from '../../test/kits/stripe/stripe-account.ts';
import { terminalAccount } from '../../test/kits/stripe-terminal/terminal-account.ts';

const MANAGER = aStaffMember('manager');
const DUE = '2026-04-01T23:59:59.000Z';

eachDatabase((databases) => {
  describe('M4.5 disputed payments', () => {
    it('M4.5 at Stripe: recorded by its payment, mailed to the owner once, and decided; the bill stays', async () => {
      const { db, core, stripe, pay, deliver, post, bill, money } = await stripeAccount(databases);
      await addMailedStaff(db);
      const { _id: payment, redirect = '' } = await pay({ tips: 150 });
      stripe.pay(redirect);
      await deliver();
      const before = await bill();
      const [charge] = stripe.charges.values();
      const dispute = {
        ...{ id: 'dp_1', object: 'dispute', charge: charge?.id, payment_intent: charge?.payment_intent },
        ...{ amount: 2150, currency: 'hkd', reason: 'fraudulent', metadata: {} },
        evidence_details: { due_by: Date.parse(DUE) / 1000 },
      };
      const tell = (type: string, status: string, more: object = {}) =>
        post(stripe.happen(`charge.dispute.${type}`, { ...dispute, status, ...more }));
      const list = async () => (await core.payments.findDisputes({ shop: SHOP, limit: 10 }, MANAGER)).data;
      await tell('created', 'warning_needs_response');
      expect(await list()).toEqual([]);
      await tell('created', 'needs_response');
      await tell('updated', 'under_review');
      expect(await list()).toMatchObject([
        {
          ...{ payment, status: 'opened', amount: 2150, currency: 'HKD', reason: 'fraudulent', dueAt: DUE },
          providerRef: 'dp_1',
        },
      ]);
      const mails = await core.mails.find('https://rice.example');
      expect(mails.map(({ to }) => to)).toEqual(['owner@rice.example']);
      expect(mails[0]?.text).toContain('2026-04-01');
      await tell('closed', 'lost');
      // told late, and about a payment that is none of ours
      await tell('updated', 'under_review');
      await tell('created', 'needs_response', { payment_intent: 'pi_somebody_elses', id: 'dp_2' });
      expect(await list()).toMatchObject([{ status: 'lost' }]);
      expect(await bill()).toEqual(before);
      expect(await money()).toEqual({ there: 2150, here: 2150 });
    });

    it('M4.5 at Adyen: opened, won, and taken a second time', async () => {
      const { core, adyen, pay, deliver, post, bill } = await adyenAccount(databases);
      const { _id: payment, redirect = '', ref } = await pay();
      adyen.pay(redirect);
      const [item = {}] = await deliver();
      const before = await bill();
      const tell = (eventCode: string, more: object = {}) =>
        post({
          ...{ eventCode, pspReference: 'D1', originalReference: item.pspReference },
          ...{ merchantReference: ref, merchantAccountCode: adyen.merchantAccount, success: 'true' },
          ...{ amount: { value: 2000, currency: 'HKD' }, reason: 'Other Fraud - CNP', ...more },
        });
      const list = async () => (await core.payments.findDisputes({ shop: SHOP, limit: 10 }, MANAGER)).data;
      const due = { additionalData: { disputeStatus: 'Undefended', defensePeriodEndsAt: DUE } };
      await tell('NOTIFICATION_OF_CHARGEBACK', due);
      await tell('CHARGEBACK', due);
      expect(await list()).toMatchObject([
        { payment, status: 'opened', amount: 2000, reason: 'Other Fraud - CNP', dueAt: DUE },
      ]);
      await tell('CHARGEBACK_REVERSED');
      expect(await list()).toMatchObject([{ status: 'won' }]);
      await tell('SECOND_CHARGEBACK');
      await tell('ISSUER_RESPONSE_TIMEFRAME_EXPIRED');
      expect(await list()).toMatchObject([{ status: 'lost' }]);
      // another dispute of the same payment, of which the guest's bank only asks at first
      await tell('REQUEST_FOR_INFORMATION', { pspReference: 'D2' });
      await tell('DISPUTE_DEFENSE_PERIOD_ENDED', { pspReference: 'D2' });
      const all = (await list()).map(({ providerRef, status }) => [providerRef, status]);
      expect(all.toSorted()).toEqual([
        ['D1', 'lost'],
        ['D2', 'lost'],
      ]);
      expect(await bill()).toEqual(before);
    });

    it('M4.5 of a card that was held to a terminal: recorded and mailed once, by Stripe’s name of the payment', async () => {
      const { db, core, stripe, till, pay, deliver, post, bill } = await terminalAccount(databases);
      await addMailedStaff(db);
      const { _id: payment } = await pay();
      stripe.tap(till.reader);
      await deliver();
      const before = await bill();
      const [charge] = stripe.charges.values();
      const dispute = {
        ...{ id: 'dp_1', object: 'dispute', charge: charge?.id, payment_intent: charge?.payment_intent },
        ...{ amount: 2000, currency: 'sgd', reason: 'product_not_received', metadata: {} },
        evidence_details: { due_by: Date.parse(DUE) / 1000 },
      };
      const tell = (type: string, status: string) =>
        post(stripe.happen(`charge.dispute.${type}`, { ...dispute, status }));
      const list = async () => (await core.payments.findDisputes({ shop: SHOP, limit: 10 }, MANAGER)).data;
      await tell('created', 'needs_response');
      await tell('created', 'needs_response');
      expect(await list()).toMatchObject([{ payment, provider: 'bbpos', status: 'opened', dueAt: DUE }]);
      expect(await core.mails.find('https://rice.example')).toHaveLength(1);
      await tell('closed', 'won');
      expect(await list()).toMatchObject([{ status: 'won' }]);
      expect(await bill()).toEqual(before);
    });

    it('are listed for the management of their shop only', async () => {
      const { core } = await adyenAccount(databases);
      const list = (shop: string, actor = MANAGER) => core.payments.findDisputes({ shop }, actor);
      expect(await list(SHOP)).toMatchObject({ data: [] });
      await expect(list(OTHER_SHOP)).rejects.toEqual(rejected('forbidden'));
    });
  });
});
