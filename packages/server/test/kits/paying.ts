import { randomUUID } from 'node:crypto';
import type { PayOnline, Shop } from '@comanda/contract';
import type { PaymentProvider, ProviderEvent } from '../../src/payments/port/payment-provider.ts';
import { createCounter } from '../../src/payments/providers/counter/counter.ts';
import { createLocalQr } from '../../src/payments/providers/local-qr/index.ts';
import { aStaffMember, aTakeAway, GUEST } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { silentLog } from './silent-log.ts';
import { aShop, OTHER_SHOP, SANDBOX, SHOP, smallOrganisation } from './small-organisation.ts';
import { seededCore } from './test-core.ts';

/** Expiry of a payment attempt in milliseconds. */
export const EXPIRES_AFTER = 30 * 60_000;

/** Creates a provider with plain JSON webhooks; `signed` stands for a valid signature. */
export function hostedProvider(start: PaymentProvider['start']): PaymentProvider {
  return {
    name: 'sandbox',
    expiresAfter: EXPIRES_AFTER,
    start,
    parse: ({ rawBody, headers: { signed } }) =>
      signed === 'yes'
        ? { kind: 'events', events: [JSON.parse(rawBody) as ProviderEvent] }
        : { kind: 'forged' },
  };
}

/** The body of a webhook of the test's provider, with the event's id. */
type TestReport = {
  readonly id?: string;
  readonly status?: ProviderEvent['status'];
  readonly amount?: number;
  readonly currency?: string;
};

/** Starts a core with a takeaway order of 20.00 about to be paid, and the calls to pay it. */
export async function paying(
  databases: TestDatabases,
  given: { readonly shop?: Partial<Shop> } & Partial<
    Pick<PaymentProvider, 'start' | 'refund' | 'refundStatus'>
  > = {},
) {
  const { start = async () => ({ status: 'requiresAction', redirect: 'https://pay.example' }) } = given;
  const { shop: _shop, start: _start, ...refunding } = given;
  const errors: object[] = [];
  const log = { ...silentLog, error: (data: object) => void errors.push(data) };
  const organisation = smallOrganisation({
    staff: [],
    shops: [aShop(given.shop), aShop({ _id: OTHER_SHOP })],
  });
  const providers = [createCounter(), createLocalQr(), { ...hostedProvider(start), ...refunding }];
  const db = await databases.open();
  const test = await seededCore(db, { organisation, providers, log });
  const { core } = test;
  const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
  const call = (overrides: Partial<PayOnline> = {}): PayOnline => ({
    requestId: randomUUID(),
    session,
    restoreKey,
    methodRef: SANDBOX,
    amount: 2000,
    ...overrides,
  });
  const pay = (overrides: Partial<PayOnline> = {}) => core.payments.online(call(overrides), GUEST);
  const report = (attempt: string, overrides: TestReport = {}) =>
    core.payments.webhook({
      provider: 'sandbox',
      rawBody: JSON.stringify({
        ...{ id: randomUUID(), attempt, status: 'paid', amount: 2000, currency: 'HKD' },
        ...overrides,
      }),
      headers: { signed: 'yes' },
    });
  const bill = () => core.ordering.get(session, restoreKey, GUEST);
  const attempt = async (id: string) =>
    (await core.payments.find({ shop: SHOP, limit: 10 }, aStaffMember())).data.find(({ _id }) => _id === id);
  return { ...test, db, errors, session, restoreKey, call, pay, report, bill, attempt };
}
