import { randomUUID } from 'node:crypto';
import type {
  CreatePaymentAccount,
  InvoiceWish,
  Organisation,
  PaymentMethod,
  TaxInvoice,
} from '@comanda/contract';
import { expect } from 'vitest';
import { redact } from '../../../src/boot/redact.ts';
import { seedOrganisation } from '../../../src/boot/seed.ts';
import type { Db } from '../../../src/db/db.ts';
import { createEcpay } from '../../../src/invoices/ecpay/index.ts';
import { createCounter } from '../../../src/payments/providers/counter/counter.ts';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../calls.ts';
import { createFakeClock } from '../fake-clock.ts';
import { hostedProvider } from '../paying.ts';
import { aProduct, aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../small-organisation.ts';
import { startCore } from '../test-core.ts';
import { startEcpaySimulator } from './ecpay-simulator.ts';

export const TAX_METHOD = 'taiwanTax1';
const WORDS = { en: 'Tax invoice', cht: '電子發票', chs: '电子发票' };
const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const reason = { code: 'quality' } as const;

/** Returns the method by which a shop asks for tax invoices of an account. */
export function taxMethod(account: string): PaymentMethod {
  return {
    _id: TAX_METHOD,
    shop: SHOP,
    name: WORDS,
    provider: 'ecpay',
    kind: 'taiwanTax',
    online: true,
    account,
  };
}

/**
 * Starts two nodes over a database, with a shop in Taiwan whose invoices the simulator issues: rice at NT$120 and tea at
 * NT$35. `sell` sells at the till, `order` places an order that guests pay, `only` returns the invoice there is.
 */
export async function invoicing(
  db: Db,
  given: { readonly numbers?: number; readonly at?: string; readonly users?: Organisation['users'] } = {},
) {
  const clock = createFakeClock(given.at === undefined ? undefined : Date.parse(given.at));
  const ecpay = await startEcpaySimulator({ ...given, now: () => clock.now() });
  const logged: unknown[] = [];
  const keep = (data: object) => void logged.push(redact(data));
  const options = {
    clock,
    log: { info: keep, warn: keep, error: keep },
    providers: [createCounter(), hostedProvider(async () => ({ status: 'requiresAction' }))],
    invoicing: [createEcpay({ address: ecpay.address, now: () => clock.now() })],
  };
  const { core: first } = await startCore(db, options);
  const call: CreatePaymentAccount = {
    ...{ name: 'Invoices', provider: 'ecpay', mode: 'test' },
    fields: { merchantId: ecpay.merchantId },
    secrets: { hashKey: ecpay.hashKey, hashIv: ecpay.hashIv },
  };
  const account = await first.payments.accounts.create(call, OWNER);
  const shop = {
    currency: 'TWD',
    currencyStep: 100,
    timezone: 'Asia/Taipei',
    phone: '02-2345 6789',
  } as const;
  const organisation = smallOrganisation({
    staff: [],
    users: given.users ?? [],
    shops: [aShop(shop), aShop({ _id: OTHER_SHOP })],
    products: [aProduct('rice', { price: 12_000 }), aProduct('tea', { price: 3_500 })],
  });
  const paymentMethods = [...organisation.paymentMethods, taxMethod(account._id)];
  await seedOrganisation(db, { ...organisation, paymentMethods }, clock);
  const { core, events } = await startCore(db, options);
  const { core: otherNode } = await startCore(db, options);
  expect(await core.payments.accounts.test({ account: account._id })).toMatchObject({ status: 'working' });

  /** Sells rice and tea, NT$155, at the till. */
  const sell = async (invoiceWish?: InvoiceWish) => {
    const requestId = randomUUID();
    const products = [aLine(), aLine({ product: 'tea' })];
    const payment = { method: 'cash', ...(invoiceWish && { invoiceWish }) };
    const order = { ...aTakeAway({ products, total: 15_500 }), requestId, payment };
    return core.ordering.sell(order, { actor: CASHIER, address: 'test' });
  };
  const order = () => core.ordering.create(aTakeAway({ products: [aLine(), aLine()], total: 24_000 }), GUEST);
  const invoices = async () => (await core.taxInvoices.find({ shop: SHOP, limit: 50 }, CASHIER)).data;
  const only = async (): Promise<TaxInvoice> => {
    const [invoice, ...more] = await invoices();
    if (invoice === undefined || more.length > 0) throw new Error('there is not one invoice');
    return invoice;
  };
  const bill = (session: string) => core.ordering.get(session, undefined, MANAGER);
  const refund = (session: string, call: object) =>
    core.ordering.refund({ requestId: randomUUID(), session, reason, ...call }, MANAGER, 'test');
  const calls = { sell, order, invoices, only, bill, refund };
  return { clock, ecpay, core, otherNode, events, logged, account, ...calls };
}
