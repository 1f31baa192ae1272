import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { InvoiceWish } from '@comanda/contract';
import { expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { invoicing } from '../../test/kits/ecpay/invoicing.ts';
import { unzipped } from '../../test/kits/export-files.ts';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { COUNTER } from '../../test/kits/small-organisation.ts';
import type { Actor } from '../core/actor.ts';
import { writeExport } from '../exports/write-export.ts';

const USER = 'user-7';
const MEMBER: Actor = { kind: 'member', user: USER };
const CASHIER = aStaffMember('cashier');
const DAY_MS = 86_400_000;
const EMAIL = 'mei@example.com';
const CARRIER = '/ABC1234';
const BUYER = '10458570';

eachDatabase((databases) => {
  /** Starts with an invoice of a member that was issued to a barcode, and one that waits for its number. */
  async function started() {
    const db = await databases.open();
    const profile = { _id: USER, name: 'Mei Wong', email: EMAIL, status: 'active' } as const;
    const test = await invoicing(db, { users: [{ ...profile, password: 'Right-Horse-1' }] });
    const { core, clock } = test;
    const buy = async (invoiceWish: InvoiceWish) => {
      const products = [aLine(), aLine()];
      const { _id: session } = await core.ordering.create(aTakeAway({ products, total: 24_000 }), MEMBER);
      const call = { requestId: randomUUID(), session, methodRef: COUNTER, amount: 24_000, invoiceWish };
      const { _id: payment } = await core.payments.online(call, MEMBER);
      await core.payments.confirm({ payment }, CASHIER);
      return session;
    };
    const issued = await buy({ kind: 'mobile', carrier: CARRIER, email: EMAIL, businessNumber: BUYER });
    await core.taxInvoices.run();
    const waiting = await buy({ kind: 'provider', email: EMAIL });
    clock.advance(DAY_MS);
    /** Returns the text of the owners’ export of everything. */
    const exported = async () => {
      const folder = temporaryFolder('comanda-wishes-');
      const given = { db, uploads: join(folder, 'none'), version: '1.2.3', now: new Date(clock.now()) };
      const file = join(folder, 'all.zip');
      await writeExport({ ...given, file, onProgress: async () => undefined });
      return Buffer.concat([...(await unzipped(file)).values()]).toString();
    };
    const erase = () =>
      core.privacy.erase({ requestId: randomUUID(), user: USER }, aStaffMember('owner'), 'a');
    const invoiceOf = async (session: string) =>
      (await test.invoices()).find((invoice) => invoice.session === session);
    return { ...test, issued, waiting, exported, erase, invoiceOf };
  }

  it('B8.6 erases carrier and e-mail address of tax invoices; numbers, amounts and tax numbers stay', async () => {
    const { core, ecpay, issued, waiting, exported, erase, invoiceOf } = await started();
    const before = await invoiceOf(issued);
    const all = await exported();
    expect([CARRIER, EMAIL, ecpay.hashKey, ecpay.hashIv].map((text) => all.includes(text))).toEqual([
      ...[true, true, false, false],
    ]);
    await erase();

    const left = await exported();
    const { number = '', ref = '' } = before ?? {};
    expect([CARRIER, EMAIL].map((text) => left.includes(text))).toEqual([false, false]);
    expect([number, ref, BUYER].map((text) => left.includes(text))).toEqual([true, true, true]);
    expect(await invoiceOf(issued)).toEqual({ ...before, wish: { kind: 'mobile', businessNumber: BUYER } });
    expect((await core.ordering.get(issued, undefined, CASHIER)).taxInvoices).toMatchObject([
      { status: 'issued', number, businessNumber: BUYER, amount: 24_000 },
    ]);
    // the tax office has its invoice all the same
    expect(await invoiceOf(waiting)).toMatchObject({ status: 'wanted', wish: { kind: 'paper' } });
    await core.taxInvoices.run();
    expect(await invoiceOf(waiting)).toMatchObject({ status: 'issued', amount: 24_000 });
    expect(ecpay.callsOf('Issue').at(-1)).toMatchObject({ CarrierType: '', Print: '1' });
  });

  it('B8.6 erases nothing more of tax invoices when it is asked again', async () => {
    const { issued, waiting, erase, invoiceOf } = await started();
    const read = async () => [await invoiceOf(issued), await invoiceOf(waiting)];
    await erase();
    const erased = await read();
    await erase();
    expect(await read()).toEqual(erased);
  });
});
