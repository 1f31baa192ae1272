import { randomUUID } from 'node:crypto';
import type { CreatePaymentAccount, PayOnline, Shop } from '@comanda/contract';
import { expect } from 'vitest';
import { redact } from '../../../src/boot/redact.ts';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import type { Db } from '../../../src/db/db.ts';
import { createCounter } from '../../../src/payments/providers/counter/index.ts';
import { createStripe } from '../../../src/payments/providers/stripe/index.ts';
import { CARDS, keepingMethods } from '../account-provider.ts';
import { aStaffMember, aTakeAway, GUEST } from '../calls.ts';
import type { TestDatabases } from '../each-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../small-organisation.ts';
import { startCore } from '../test-core.ts';
import { startStripeSimulator } from './stripe-simulator.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');
const address = 'test';

/**
 * Starts two nodes over one database, a Stripe account on the simulator that a test of it has passed, and a takeaway order
 * of 20.00 about to be paid, with the calls to pay it, to give money back and to post what happened at Stripe.
 */
export async function stripeAccount(
  databases: TestDatabases,
  shop: Partial<Shop> = {},
  /** Wraps the database of each node. */
  over: (db: Db) => Db = (db) => db,
) {
  const db = await databases.open();
  const clock = createFakeClock();
  const stripe = await startStripeSimulator({ now: () => clock.now() });
  const logged: unknown[] = [];
  const keep = (data: object) => void logged.push(redact(data));
  const options = {
    clock,
    providers: [createCounter(), createStripe(stripe.address)],
    publicUrl: () => 'https://order.example',
    log: { info: keep, warn: keep, error: keep },
  };
  const { core: first } = await startCore(db, options);
  const { secretKey, webhookSecret } = stripe;
  const given: CreatePaymentAccount = {
    ...{ name: 'Cards', provider: 'stripe', mode: 'test', fields: {} },
    secrets: { secretKey, webhookSecret },
  };
  const account = await first.payments.accounts.create(given, OWNER);
  const organisation = smallOrganisation({
    staff: [],
    shops: [aShop(shop), aShop({ _id: OTHER_SHOP })],
  });
  const paymentMethods = [...organisation.paymentMethods, ...keepingMethods(account._id, 'stripe')];
  await seedOrganisation(db, { ...organisation, paymentMethods }, clock);
  const { core } = await startCore(over(db), options);
  const { core: otherNode } = await startCore(over(db), options);
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
  type Delivery = { secret?: string; at?: number; account?: string; node?: typeof core };
  /** Posts an event to one of the nodes. */
  const post = (event: object, { node = core, account: to = account._id, ...signed }: Delivery = {}) =>
    node.payments.webhook({ provider: 'stripe', account: to, ...stripe.posted({ ...event }, signed) });
  /** Posts everything that has happened at Stripe, in order. */
  const deliver = async () => {
    for (const event of stripe.takeEvents()) await post(event);
  };
  const cancel = (payment: string) => core.payments.cancel({ payment, session, restoreKey }, GUEST);
  const check = (payment: string) => core.payments.check({ payment, session, restoreKey }, GUEST);
  const refund = (amount: number) => {
    const reason = { code: 'quality' } as const;
    return core.ordering.refund({ requestId: randomUUID(), session, amount, reason }, MANAGER, address);
  };
  /** Returns the money that Stripe has, less what it gave back, and the money booked here. */
  const money = async () => ({
    there: [...stripe.charges.values()].reduce((sum, each) => sum + each.amount - each.amount_refunded, 0),
    here: (await bill()).payments.reduce((sum, each) => sum + each.amount + (each.tips ?? 0), 0),
  });
  return {
    ...{ db, clock, stripe, core, otherNode, accounts, account, given, logged, session, restoreKey },
    ...{ call, pay, bill, attempt, attempts, refunds, post, deliver, cancel, check, refund, money },
  };
}
