import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../test/kits/adyen/adyen-account.ts';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { cyberSourceAccount } from '../../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { invoicing } from '../../../test/kits/ecpay/invoicing.ts';
import { unzipped } from '../../../test/kits/export-files.ts';
import { fiuuAccount } from '../../../test/kits/fiuu/fiuu-account.ts';
import { temporaryFolder } from '../../../test/kits/reaper.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import { stripeAccount } from '../../../test/kits/stripe/stripe-account.ts';
import { terminalAccount } from '../../../test/kits/stripe-terminal/terminal-account.ts';
import type { Db } from '../../db/db.ts';
import { writeExport } from '../../exports/write-export.ts';

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
  async stripe(databases: TestDatabases) {
    const test = await stripeAccount(databases);
    const { _id, redirect = '' } = await test.pay({ savedInfo: true });
    test.stripe.fail('serverError');
    await test.cancel(_id).catch(() => undefined);
    test.stripe.pay(redirect);
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

/** A number that may be a card's: they have 13 to 19 digits and begin with 2 to 6. */
const CARD_LIKE = /(?<!\w)[2-6]\d{12,18}(?!\w)/g;

/** Returns true for digits whose check digit is right (Luhn). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the fields of what was logged, those that JSON leaves out included. */
const inspect = (logged: readonly unknown[]) =>
  logged.map((each) => Object.values(each as object).map((value) => Object.entries(value ?? {})));

/** Holds texts against the secrets of an account and against card numbers. */
function expectClean(everything: string, secrets: readonly string[]): void {
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(everything).not.toContain(secret);
  expect((everything.match(CARD_LIKE) ?? []).filter(isCardNumber)).toEqual([]);
}

/** Returns all that an export of everything has, as text (office B8.5). */
async function exportOf(db: Db): Promise<string> {
  const folder = temporaryFolder('comanda-secrets-');
  const file = join(folder, 'everything.zip');
  const onProgress = async () => undefined;
  try {
    await writeExport({ db, uploads: folder, file, version: '1', now: new Date(), onProgress });
    return [...(await unzipped(file)).values()].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
  describe('M1.3 M11.5 no secret and no card number is in the database, an export, the log, the audit log, an event or an answer', () => {
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
      // events wait in the outbox, a table
      const dump = await dumpOf(db);
      expect(dump).toContain(account._id);
      const exported = await exportOf(db);
      expect(exported).toContain(account._id);
      expectClean(
        dump + exported + JSON.stringify([answers, logged, inspect(logged)]),
        Object.values<string>(given.secrets),
      );
    });

    it('of ECPay, whose invoices are issued, lost and taken back', async () => {
      const db = await databases.open();
      const { core, ecpay, clock, logged, events, account, sell, invoices } = await invoicing(db);
      ecpay.faults.push({ call: 'Issue', fault: 'lostAnswer' });
      await sell();
      await core.taxInvoices.run();
      clock.advance(60_000);
      await core.taxInvoices.run();
      expect(await invoices()).toMatchObject([{ status: 'issued' }]);
      await core.payments.accounts.test({ account: account._id });
      const answers = [
        await core.payments.accounts.find(),
        await invoices(),
        await core.audit.find({ shop: SHOP }, OWNER),
      ];
      const everything = JSON.stringify([answers, events, logged, inspect(logged)]);
      expectClean((await dumpOf(db)) + (await exportOf(db)) + everything, [ecpay.hashKey, ecpay.hashIv]);
    });
  });

  it('M11.5 a card number among them would be found', () => {
    const found = '{"name":"4111111111111111"}'.match(CARD_LIKE) ?? [];
    expect(found.filter(isCardNumber)).toEqual(['4111111111111111']);
    expect(isCardNumber('4111111111111112')).toBe(false);
  });
});
