import { expect, it } from 'vitest';
import { aStaffMember } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { SHOP } from '../../../../test/kits/small-organisation.ts';
import { stripeAccount } from '../../../../test/kits/stripe/stripe-account.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  it('M1.3 M5.1 no secret is in an answer, the database, the audit log or the log', async () => {
    const { db, core, stripe, accounts, account, pay, post, logged, attempts, cancel } =
      await stripeAccount(databases);
    const { _id } = await pay();
    stripe.fail('noConnection', 'serverError');
    await cancel(_id).catch(() => undefined);
    await cancel(_id).catch(() => undefined);
    await post({}, { secret: 'whsec_somebody_elses' }).catch(() => undefined);
    await accounts.change(account._id, { secrets: { secretKey: 'sk_test_revoked0000' } }, OWNER);
    await accounts.test({ account: account._id });
    const tables = ['payment_accounts', 'payment_attempts', 'provider_events', 'refunds'] as const;
    const rows = await Promise.all(
      tables.map((table) => db.read.query((q) => q.selectFrom(table).selectAll())),
    );
    const { data: audit } = await core.audit.find({ shop: SHOP }, MANAGER);
    const inspected = logged.map((each) =>
      Object.values(each as object).map((value) => Object.entries(value ?? {})),
    );
    const everything = JSON.stringify([
      await accounts.find(),
      rows,
      audit,
      logged,
      inspected,
      await attempts(),
    ]);
    for (const secret of [stripe.secretKey, stripe.webhookSecret, 'sk_test_revoked0000'])
      expect(everything).not.toContain(secret);
    expect(logged.length).toBeGreaterThan(0);
  });
});
