import { randomUUID } from 'node:crypto';
import type { CreatePaymentAccount, SetUpPayment, Shop } from '@comanda/contract';
import { expect } from 'vitest';
import { redact } from '../../../src/boot/redact.ts';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import type { Actor } from '../../../src/core/actor.ts';
import { createStripeTerminal } from '../../../src/payments/providers/stripe-terminal/index.ts';
import { accountMethod, CARDS } from '../account-provider.ts';
import { aStaffMember, aTakeAway, GUEST } from '../calls.ts';
import type { TestDatabases } from '../each-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../small-organisation.ts';
import { startStripeSimulator } from '../stripe/stripe-simulator.ts';
import { startCore } from '../test-core.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');
/** Returns a cashier at a paired device. */
export function cashierAt(device: string, shop = SHOP): Actor {
  const actor = aStaffMember('cashier');
  return actor.kind === 'staff' ? { ...actor, shop, device } : actor;
}

/** A cashier at the till that the first terminal belongs to. */
export const CASHIER = cashierAt('till1');
export const KIOSK: Actor = { kind: 'device', device: 'kiosk1', shop: SHOP, mode: 'kiosk' };
export const OTHER_KIOSK: Actor = { ...KIOSK, device: 'kiosk2' };

/**
 * Starts two nodes over one database, an account for terminals on the simulator that a test of it has passed, two of its
 * readers as terminals of the shop (the till's and the kiosk's), and a takeaway order of 20.00 about to be paid.
 */
export async function terminalAccount(databases: TestDatabases, shop: Partial<Shop> = { currency: 'SGD' }) {
  const db = await databases.open();
  const clock = createFakeClock();
  const stripe = await startStripeSimulator({ now: () => clock.now() });
  const providers = [createStripeTerminal(stripe.address)];
  const logged: unknown[] = [];
  const keep = (data: object) => void logged.push(redact(data));
  const log = { info: keep, warn: keep, error: keep };
  const options = { clock, log, providers, publicUrl: () => '' };
  const { core: first } = await startCore(db, options);
  const { secretKey, webhookSecret } = stripe;
  const given: CreatePaymentAccount = {
    ...{ name: 'Terminals', provider: 'bbpos', mode: 'test', fields: {} },
    secrets: { secretKey, webhookSecret },
  };
  const account = await first.payments.accounts.create(given, OWNER);
  const organisation = smallOrganisation({ staff: [], shops: [aShop(shop), aShop({ _id: OTHER_SHOP })] });
  const method = accountMethod(account._id, { provider: 'bbpos' });
  const paymentMethods = [...organisation.paymentMethods, method];
  await seedOrganisation(db, { ...organisation, paymentMethods }, clock);
  const { core } = await startCore(db, options);
  const { core: otherNode } = await startCore(db, options);
  expect(await core.payments.accounts.test({ account: account._id })).toMatchObject({ status: 'working' });
  const { terminals } = core.payments;
  const [reader, kioskReader] = [stripe.addReader(), stripe.addReader()];
  const added = { shop: SHOP, account: account._id };
  const till = await terminals.create({ ...added, name: 'Till', reader, devices: ['till1'] }, OWNER);
  const kioskTerminal = { ...added, name: 'Kiosk', reader: kioskReader, devices: ['kiosk1'] };
  const kiosk = await terminals.create(kioskTerminal, OWNER);
  const anOrder = async () => {
    const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
    const call = (more: Partial<SetUpPayment> = {}): SetUpPayment => ({
      ...{ requestId: randomUUID(), session, methodRef: CARDS, amount: 2000 },
      ...more,
    });
    const pay = (more: Partial<SetUpPayment> = {}, actor = CASHIER) =>
      core.payments.setUp(
        'bbpos',
        call({ ...(actor.kind === 'device' && { restoreKey }), ...more }),
        'en',
        actor,
      );
    const bill = () => core.ordering.get(session, restoreKey, GUEST);
    return { session, restoreKey, call, pay, bill };
  };
  const order = await anOrder();
  const { session, bill } = order;
  const attempt = async (id: string) =>
    (await core.payments.find({ shop: SHOP, limit: 50 }, MANAGER)).data.find(({ _id }) => _id === id);
  type Delivery = { secret?: string; account?: string; node?: typeof core };
  /** Posts an event to one of the nodes. */
  const post = (event: object, { node = core, account: to = account._id, ...signed }: Delivery = {}) =>
    node.payments.webhook({ provider: 'bbpos', account: to, ...stripe.posted({ ...event }, signed) });
  /** Posts everything that has happened at Stripe, in order. */
  const deliver = async () => {
    for (const event of stripe.takeEvents()) await post(event);
  };
  const cancel = (payment: string) => core.payments.cancel({ payment, session }, CASHIER);
  const check = (payment: string) => {
    clock.advance(5_000);
    return core.payments.check({ payment, session }, CASHIER);
  };
  const refund = (amount: number) => {
    const reason = { code: 'quality' } as const;
    return core.ordering.refund({ requestId: randomUUID(), session, amount, reason }, MANAGER, 'test');
  };
  /** Returns the money that Stripe has, less what it gave back, and the money booked here. */
  const money = async () => ({
    there: [...stripe.charges.values()].reduce((sum, each) => sum + each.amount - each.amount_refunded, 0),
    here: (await bill()).payments.reduce((sum, each) => sum + each.amount + (each.tips ?? 0), 0),
  });
  return {
    ...{
      db,
      clock,
      stripe,
      core,
      otherNode,
      account,
      given,
      logged,
      terminals,
      till,
      kiosk,
      reader,
      kioskReader,
    },
    ...{ anOrder, ...order, attempt, post, deliver, cancel, check, refund, money },
  };
}
