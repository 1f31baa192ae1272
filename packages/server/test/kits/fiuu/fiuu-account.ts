import { randomUUID } from 'node:crypto';
import type { CreatePaymentAccount, PayOnline, Shop } from '@comanda/contract';
import { expect } from 'vitest';
import { redact } from '../../../src/boot/redact.ts';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import { createFiuu } from '../../../src/payments/providers/fiuu/index.ts';
import { accountMethod, CARDS } from '../account-provider.ts';
import { aStaffMember, aTakeAway, GUEST } from '../calls.ts';
import type { TestDatabases } from '../each-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../small-organisation.ts';
import { startCore } from '../test-core.ts';
import { startFiuuSimulator } from './fiuu-simulator.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');

/**
 * Starts two nodes over one database, an account at Fiuu on the simulator that a test of it has passed, and a takeaway
 * order of 20.00 about to be paid, with the calls to pay it, to give money back and to post what happened at Fiuu.
 */
export async function fiuuAccount(databases: TestDatabases, shop: Partial<Shop> = { currency: 'MYR' }) {
  const db = await databases.open();
  const clock = createFakeClock();
  const fiuu = await startFiuuSimulator();
  const provider = createFiuu(fiuu.hosts);
  const logged: unknown[] = [];
  const keep = (data: object) => void logged.push(redact(data));
  const log = { info: keep, warn: keep, error: keep };
  const options = { clock, log, providers: [provider], publicUrl: () => 'https://order.example' };
  const { core: first } = await startCore(db, options);
  const { merchantId, verifyKey, secretKey } = fiuu;
  const given: CreatePaymentAccount = {
    ...{ name: 'FPX and cards', provider: 'razer', mode: 'test' },
    fields: { merchantId, payerEmail: 'pay@harbour.example', payerMobile: '60312345678' },
    secrets: { verifyKey, secretKey },
  };
  const account = await first.payments.accounts.create(given, OWNER);
  const organisation = smallOrganisation({ staff: [], shops: [aShop(shop), aShop({ _id: OTHER_SHOP })] });
  const method = accountMethod(account._id, { provider: 'razer' });
  const paymentMethods = [...organisation.paymentMethods, method];
  await seedOrganisation(db, { ...organisation, paymentMethods }, clock);
  const { core } = await startCore(db, options);
  const { core: otherNode } = await startCore(db, options);
  const { accounts } = core.payments;
  expect(await accounts.test({ account: account._id })).toMatchObject({ status: 'working' });
  const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
  const call = (more: Partial<PayOnline> = {}): PayOnline => ({
    ...{ requestId: randomUUID(), session, restoreKey, methodRef: CARDS, amount: 2000 },
    returnPath: '/payment/return?session=s1',
    ...more,
  });
  const start = (more: Partial<PayOnline> = {}) => core.payments.setUp('razer', call(more), 'zh-hk', GUEST);
  const bill = () => core.ordering.get(session, restoreKey, GUEST);
  const attempt = async (id: string) =>
    (await core.payments.find({ shop: SHOP, limit: 50 }, MANAGER)).data.find(({ _id }) => _id === id);
  /** Starts an attempt and opens Fiuu's page with its form. */
  const pay = async (more: Partial<PayOnline> = {}) => {
    const started = await start(more);
    const { action, fields } = await formOf(started._id);
    fiuu.open(action, fields);
    return { ...started, order: started.ref ?? '' };
  };
  /** Returns the form of an attempt as its page has it. */
  const formOf = async (id: string) => {
    const paid = await attempt(id);
    const opened = { _id: account._id, mode: 'test' as const, fields: given.fields, secrets: given.secrets };
    const [menuShop] = organisation.shops;
    if (paid === undefined || menuShop === undefined || provider.form === undefined)
      throw new Error('no form');
    const now = new Date(clock.now()).toISOString();
    const context = { publicUrl: 'https://order.example', locale: 'zh-hk', method, shop: menuShop, now };
    return provider.form(paid, { ...context, account: opened });
  };
  type Delivery = { key?: string; changed?: Record<string, string>; to?: string; node?: typeof core };
  /** Posts a notification to one of the nodes; returns the answer. */
  const post = (
    told: Readonly<Record<string, string>>,
    { node = core, to = account._id, ...how }: Delivery = {},
  ) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return node.payments.webhook({
      ...{ provider: 'razer', account: to, headers },
      rawBody: fiuu.posted(told, how),
    });
  };
  /** Posts everything that has happened at Fiuu, in order; returns it. */
  const deliver = async () => {
    const events = fiuu.takeEvents();
    for (const event of events) await post(event);
    return events;
  };
  const cancel = (payment: string) => core.payments.cancel({ payment, session, restoreKey }, GUEST);
  const check = (payment: string) => core.payments.check({ payment, session, restoreKey }, GUEST);
  const refund = (amount: number) => {
    const reason = { code: 'quality' } as const;
    return core.ordering.refund({ requestId: randomUUID(), session, amount, reason }, MANAGER, 'test');
  };
  const refunds = async () => (await core.payments.findRefunds({ shop: SHOP, limit: 50 }, MANAGER)).data;
  /** Returns the money that Fiuu has, less what it gives back, and the money booked here. */
  const money = async () => ({
    there: fiuu.money(),
    here: (await bill()).payments.reduce((sum, each) => sum + each.amount + (each.tips ?? 0), 0),
  });
  return {
    ...{ db, clock, fiuu, core, otherNode, accounts, account, given, logged, session },
    ...{ call, start, pay, formOf, bill, attempt, post, deliver, cancel, check, refund, refunds, money },
  };
}
