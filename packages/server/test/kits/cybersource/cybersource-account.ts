import { randomUUID } from 'node:crypto';
import type { CreatePaymentAccount, PayOnline, Shop } from '@comanda/contract';
import { expect } from 'vitest';
import { redact } from '../../../src/boot/redact.ts';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import { createCounter } from '../../../src/payments/providers/counter/index.ts';
import { createCyberSource } from '../../../src/payments/providers/cybersource/index.ts';
import { CARDS, keepingMethods } from '../account-provider.ts';
import { aStaffMember, aTakeAway, GUEST } from '../calls.ts';
import type { TestDatabases } from '../each-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../small-organisation.ts';
import { startCore } from '../test-core.ts';
import { postedBody, startCyberSourceSimulator } from './cybersource-simulator.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');

/**
 * Starts two nodes over one database, a CyberSource account on the simulator that a test of it has passed, and a takeaway
 * order of 20.00 about to be paid, with the calls to pay it, to give money back and to post CyberSource's answers.
 */
export async function cyberSourceAccount(databases: TestDatabases, shop: Partial<Shop> = {}) {
  const db = await databases.open();
  const clock = createFakeClock();
  const cybersource = await startCyberSourceSimulator({ now: () => clock.now() });
  const logged: unknown[] = [];
  const keep = (data: object) => void logged.push(redact(data));
  const options = {
    clock,
    providers: [createCounter(), createCyberSource(cybersource.address, () => clock.now())],
    publicUrl: () => 'https://order.example',
    log: { info: keep, warn: keep, error: keep },
  };
  const { core: first } = await startCore(db, options);
  const { profileId, accessKey, merchantId, restKeyId, secretKey, restSecret } = cybersource;
  const given: CreatePaymentAccount = {
    ...{ name: 'Cards', provider: 'cybersource', mode: 'test' },
    fields: { profileId, accessKey, merchantId, restKeyId },
    secrets: { secretKey, restSecret },
  };
  const account = await first.payments.accounts.create(given, OWNER);
  const organisation = smallOrganisation({ staff: [], shops: [aShop(shop), aShop({ _id: OTHER_SHOP })] });
  const methods = keepingMethods(account._id, 'cybersource');
  await seedOrganisation(
    db,
    { ...organisation, paymentMethods: [...organisation.paymentMethods, ...methods] },
    clock,
  );
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
  const pay = (more: Partial<PayOnline> = {}) => core.payments.online(call(more), GUEST);
  const bill = () => core.ordering.get(session, restoreKey, GUEST);
  const attempts = async () => (await core.payments.find({ shop: SHOP, limit: 50 }, MANAGER)).data;
  const attempt = async (id: string) => (await attempts()).find(({ _id }) => _id === id);
  const refunds = async () => (await core.payments.findRefunds({ shop: SHOP, limit: 50 }, MANAGER)).data;
  /** Opens our page of an attempt and returns what it leads to. */
  const opened = (redirect = '', usual: 'en' | 'zh-hk' | 'zh-cn' = 'en', node = core) => {
    const { pathname, searchParams } = new URL(redirect);
    const id = pathname.split('/').at(-1) ?? '';
    return node.payments.cardPage({ id, token: searchParams.get('t') ?? '', usual });
  };
  /** Sends the form of an attempt's page to CyberSource, as the guest's browser does; returns the page that opens. */
  const sent = async (redirect: string | undefined) => {
    const page = await opened(redirect);
    if (!('form' in page)) throw new Error('the attempt has ended');
    return cybersource.open(page.form);
  };
  type Delivery = { readonly account?: string; readonly node?: typeof core };
  const request = (fields: Readonly<Record<string, string>>, to = account._id) => ({
    ...{ provider: 'cybersource', account: to, rawBody: postedBody(fields) },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  /** Posts an answer to one of the nodes, as CyberSource's server does. */
  const post = (fields: Readonly<Record<string, string>>, { node = core, account: to }: Delivery = {}) =>
    node.payments.webhook(request(fields, to));
  /** Posts an answer as the guest's browser does. */
  const bring = (fields: Readonly<Record<string, string>>) => core.payments.returned(request(fields));
  /** Posts everything that has happened at CyberSource, in order. */
  const deliver = async () => {
    for (const fields of cybersource.takeAnswers()) await post(fields);
  };
  const cancel = (payment: string) => core.payments.cancel({ payment, session, restoreKey }, GUEST);
  const check = (payment: string) => core.payments.check({ payment, session, restoreKey }, GUEST);
  const refund = (amount: number) => {
    const reason = { code: 'quality' } as const;
    return core.ordering.refund({ requestId: randomUUID(), session, amount, reason }, MANAGER, 'test');
  };
  /** Returns the money that CyberSource has, less what it gave back, and the money booked here. */
  const money = async () => ({
    there: [...cybersource.charges.values()].reduce(
      (sum, each) => sum + Math.round(Number(each.amount) * 100) - each.refunded,
      0,
    ),
    here: (await bill()).payments.reduce((sum, each) => sum + each.amount + (each.tips ?? 0), 0),
  });
  return {
    ...{ db, clock, cybersource, core, otherNode, accounts, account, given, logged, session, restoreKey },
    ...{ call, pay, bill, attempt, attempts, refunds, opened, sent, post, bring, deliver },
    ...{ cancel, check, refund, money },
  };
}
