import { randomUUID } from 'node:crypto';
import type { CreatePaymentAccount, PayOnline } from '@comanda/contract';
import { expect } from 'vitest';
import { redact } from '../../../src/boot/redact.ts';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import { createAdyen } from '../../../src/payments/providers/adyen/index.ts';
import { accountMethod, CARDS } from '../account-provider.ts';
import { aStaffMember, aTakeAway, GUEST } from '../calls.ts';
import type { TestDatabases } from '../each-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { SHOP, smallOrganisation } from '../small-organisation.ts';
import { startCore } from '../test-core.ts';
import { type Signing, startAdyenSimulator } from './adyen-simulator.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');

/**
 * Starts two nodes over one database, an Adyen account on the simulator that a test of it has passed, and a takeaway order
 * of 20.00 about to be paid, with the calls to pay it, to give money back and to post what happened at Adyen.
 */
export async function adyenAccount(databases: TestDatabases, { hasWebhook = true } = {}) {
  const db = await databases.open();
  const clock = createFakeClock();
  const adyen = await startAdyenSimulator({ now: () => clock.now() });
  const logged: unknown[] = [];
  const keep = (data: object) => void logged.push(redact(data));
  const options = {
    log: { info: keep, warn: keep, error: keep },
    clock,
    providers: [createAdyen(adyen.address)],
    publicUrl: () => 'https://order.example',
  };
  const { core: first } = await startCore(db, options);
  const { apiKey, hmacKey, merchantAccount, webhookUser, webhookPassword } = adyen;
  const given: CreatePaymentAccount = {
    ...{ name: 'Cards', provider: 'adyen', mode: 'test' },
    fields: { merchantAccount, ...(hasWebhook && { webhookUser }) },
    secrets: { apiKey, ...(hasWebhook && { hmacKey, webhookPassword }) },
  };
  const account = await first.payments.accounts.create(given, OWNER);
  const organisation = smallOrganisation({ staff: [] });
  const method = accountMethod(account._id, { provider: 'adyen' });
  await seedOrganisation(
    db,
    { ...organisation, paymentMethods: [...organisation.paymentMethods, method] },
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
  const attempt = async (id: string) =>
    (await core.payments.find({ shop: SHOP, limit: 50 }, MANAGER)).data.find(({ _id }) => _id === id);
  /** Posts a notification to one of the nodes. */
  const post = (
    item: Record<string, unknown>,
    { node = core, to = account._id, ...signed }: Signing & { node?: typeof core; to?: string } = {},
  ) => {
    const request = { provider: 'adyen', account: to, ...adyen.posted(item, signed) };
    return node.payments.webhook(request);
  };
  /** Posts everything that has happened at Adyen, in order; returns it. */
  const deliver = async () => {
    const items = adyen.takeEvents();
    for (const item of items) await post(item);
    return items;
  };
  const cancel = (payment: string) => core.payments.cancel({ payment, session, restoreKey }, GUEST);
  const check = (payment: string) => core.payments.check({ payment, session, restoreKey }, GUEST);
  const refund = (amount: number) => {
    const reason = { code: 'quality' } as const;
    return core.ordering.refund({ requestId: randomUUID(), session, amount, reason }, MANAGER, 'test');
  };
  /** Returns the money that Adyen has, less what it gave back, and the money booked here. */
  const money = async () => ({
    there: [...adyen.charges.values()].reduce((sum, each) => sum + each.amount.value - each.refunded, 0),
    here: (await bill()).payments.reduce((sum, each) => sum + each.amount + (each.tips ?? 0), 0),
  });
  return {
    ...{ db, clock, adyen, core, otherNode, accounts, account, given, logged, session },
    ...{ call, pay, bill, attempt, post, deliver, cancel, check, refund, money },
  };
}
