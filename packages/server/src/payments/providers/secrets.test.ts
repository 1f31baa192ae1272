import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../test/kits/adyen/adyen-account.ts';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { cyberSourceAccount } from '../../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { fiuuAccount } from '../../../test/kits/fiuu/fiuu-account.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import { terminalAccount } from '../../../test/kits/stripe-terminal/terminal-account.ts';
import type { Db } from '../../db/db.ts';

const [OWNER, MANAGER] = [aStaffMember('owner'), aStaffMember('manager')];

/** Pays with an account of the provider, and has a call fail. */
const RUNS = {
  async adyen(databases: TestDatabases) {
    const test = await adyenAccount(databases);
    const { _id, redirect = '' } = await test.pay();
    test.adyen.fail('serverError');
    await test.cancel(_id).catch(() => undefined);
    test.adyen.pay(redirect);
    await test.deliver();
    return test;
  },
  async cybersource(databases: TestDatabases) {
    const test = await cyberSourceAccount(databases);
    const { redirect } = await test.pay();
    test.cybersource.pay(await test.sent(redirect));
    await test.deliver();
    return test;
  },
  async fiuu(databases: TestDatabases) {
    const test = await fiuuAccount(databases);
    const { order } = await test.pay();
    await test.post({ orderid: order }).catch(() => undefined);
    test.fiuu.pay(order);
    await test.deliver();
    return test;
  },
  async 'terminal at the till'(databases: TestDatabases) {
    const test = await terminalAccount(databases);
    const { _id } = await test.pay();
    test.stripe.fail('serverError');
    await test.cancel(_id).catch(() => undefined);
    test.stripe.tap(test.reader);
    await test.deliver();
    return { ...test, given: { secrets: { key: test.stripe.secretKey, hook: test.stripe.webhookSecret } } };
  },
};

/** Returns every row of every table as text. */
async function dumpOf(db: Db): Promise<string> {
  const names =
    db.kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  const tables = await db.read.query((q) => ({ compile: () => names.compile(q) }));
  const rows = [];
  for (const { name } of tables)
    rows.push(
      await db.read.query((q) => ({ compile: () => sql`select * from ${sql.table(name)}`.compile(q) })),
    );
  return JSON.stringify(rows);
}

eachDatabase((databases) => {
  describe('M1.3 no secret of an account is in the database, the log, the audit log or an answer', () => {
    it.each(Object.entries(RUNS))('of %s', async (_name, run) => {
      const { db, core, given, logged, account, bill } = await run(databases);
      const { accounts } = core.payments;
      expect(await bill()).toMatchObject({ payments: [{ amount: 2000 }] });
      await accounts.test({ account: account._id });
      const query = { shop: SHOP, limit: 50 };
      const answers = [
        await accounts.find(),
        await core.payments.find(query, MANAGER),
        await core.audit.find({ shop: SHOP }, OWNER),
        await bill(),
      ];
      const inspected = logged.map((each) =>
        Object.values(each as object).map((value) => Object.entries(value ?? {})),
      );
      const dump = await dumpOf(db);
      expect(dump).toContain(account._id);
      const everything = dump + JSON.stringify([answers, logged, inspected]);
      const secrets = Object.values(given.secrets);
      expect(secrets.length).toBeGreaterThan(1);
      for (const secret of secrets) expect(everything).not.toContain(secret);
    });
  });
});
