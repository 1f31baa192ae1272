import { randomUUID } from 'node:crypto';
import type { PaymentAccount, Terminal } from '@comanda/contract';
import { storeInvoice } from '../kits/ecpay/store-invoice.ts';
import { SHOP } from '../kits/small-organisation.ts';
import { anOrder, aPayment, type Cases, create, find, ofSession, setUp } from './case-kit.ts';
import type { TestOrganisation } from './organisation.ts';

const ISSUED = { status: 'issued', number: 'AB12345678', issuedAt: '2026-03-02T04:00:00.000Z' } as const;

/** Stores a tax invoice of a new order. */
async function anInvoice(organisation: TestOrganisation, more: Parameters<typeof storeInvoice>[2] = {}) {
  const { _id: session } = await anOrder(organisation);
  return { session, invoice: await storeInvoice(organisation.edge.db, session, more) };
}

/** Creates an account at a provider of the tests. */
async function anAccount(organisation: TestOrganisation): Promise<PaymentAccount> {
  const account = { name: 'Cards', provider: 'stripe', mode: 'test', fields: {} };
  return create(organisation, 'paymentAccounts', { ...account, secrets: { secretKey: 'a secret' } }, 'owner');
}

/** Creates a card terminal of the shop. */
async function aTerminal(organisation: TestOrganisation): Promise<Terminal> {
  const { _id: account } = await anAccount(organisation);
  const terminal = { shop: SHOP, name: 'Bar', account, reader: 'tmr_bar', devices: [] };
  return create(organisation, 'terminals', terminal, 'owner');
}

/** Cases of the calls about payments, refunds, tax invoices, accounts at providers and terminals. */
export const PAYMENT_CASES: Cases = {
  'create payments/online': async (organisation) => {
    const { restoreKey: _key, ...attempt } = await aPayment(organisation);
    return attempt;
  },
  'create cybersource/redirect/setup': setUp('cybersource/redirect/setup', 'cybersource'),
  'create bbposWeb': setUp('bbposWeb', 'bbpos'),
  'create razerOnline': setUp('razerOnline', 'razer'),
  'find payments': async (organisation) =>
    ofSession(organisation, 'payments', 'cashier', (await aPayment(organisation)).session),
  'find refunds': find('refunds', { shop: SHOP }, 'cashier'),
  'find disputes': find('disputes', { shop: SHOP }, 'owner'),
  'find taxInvoices': async (organisation) => {
    const { session } = await anInvoice(organisation);
    return ofSession(organisation, 'taxInvoices', 'cashier', session);
  },
  'create taxInvoices/issue': async (organisation) => {
    const { invoice } = await anInvoice(organisation);
    return create(organisation, 'taxInvoices/issue', { invoice, paperNumber: 'AB12345678' }, 'cashier');
  },
  'create taxInvoices/void': async (organisation) => {
    const { invoice } = await anInvoice(organisation, ISSUED);
    const call = { requestId: randomUUID(), invoice, reason: 'Wrong number' };
    return create(organisation, 'taxInvoices/void', call, 'owner');
  },
  'create taxInvoices/allowance': async (organisation) => {
    const { invoice } = await anInvoice(organisation, ISSUED);
    const call = { requestId: randomUUID(), invoice, amount: 500, reason: 'Cold' };
    return create(organisation, 'taxInvoices/allowance', call, 'owner');
  },
  'create taxInvoices/check': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    const wish = { kind: 'mobile', carrier: '/ABC1234' };
    return create(organisation, 'taxInvoices/check', { session, restoreKey, wish });
  },
  'create payments/refund': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    const taken = { requestId: randomUUID(), session, method: 'cash' };
    await create(organisation, 'payments/take', taken, 'cashier');
    const call = { requestId: randomUUID(), session, amount: 100, reason: { code: 'quality' } };
    return create(organisation, 'payments/refund', call, 'owner');
  },
  'create payments/check': async (organisation) => {
    const { _id: payment, session, restoreKey } = await aPayment(organisation);
    return create(organisation, 'payments/check', { payment, session, restoreKey });
  },
  'find paymentProviders': async (organisation) =>
    (await organisation.as('owner', 'paymentProviders')).find({ query: {} }),
  'find paymentAccounts': async (organisation) => {
    const { _id } = await anAccount(organisation);
    return (await organisation.as('owner', 'paymentAccounts')).find({ query: { _id } });
  },
  'create paymentAccounts': anAccount,
  'patch paymentAccounts': async (organisation) => {
    const { _id } = await anAccount(organisation);
    return (await organisation.as('owner', 'paymentAccounts')).patch(_id, { mode: 'live' });
  },
  'remove paymentAccounts': async (organisation) => {
    const { _id } = await anAccount(organisation);
    return (await organisation.as('owner', 'paymentAccounts')).remove(_id);
  },
  'create paymentAccounts/test': async (organisation) =>
    create(organisation, 'paymentAccounts/test', { account: (await anAccount(organisation))._id }, 'owner'),
  'find terminals': async (organisation) => {
    await aTerminal(organisation);
    return (await organisation.as('owner', 'terminals')).find({ query: { shop: SHOP } });
  },
  'create terminals': aTerminal,
  'patch terminals': async (organisation) => {
    const { _id } = await aTerminal(organisation);
    return (await organisation.as('owner', 'terminals')).patch(_id, { name: 'Bar' });
  },
  'remove terminals': async (organisation) => {
    const { _id } = await aTerminal(organisation);
    return (await organisation.as('owner', 'terminals')).remove(_id);
  },
  'create payments/cancel': async (organisation) => {
    const { _id: payment, session, restoreKey } = await aPayment(organisation);
    return create(organisation, 'payments/cancel', { payment, session, restoreKey });
  },
  'create payments/confirm': async (organisation) =>
    create(organisation, 'payments/confirm', { payment: (await aPayment(organisation))._id }, 'cashier'),
  'create payments/decide': async (organisation) => {
    const { _id: payment } = await aPayment(organisation);
    await create(organisation, 'payments/confirm', { payment }, 'cashier');
    return create(organisation, 'payments/decide', { payment, decision: 'book' }, 'owner');
  },
  'create payments/rebook': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    const taken = { requestId: randomUUID(), session, method: 'cash', amount: 1800 };
    const { _id: payment } = await create<{ _id: string }>(organisation, 'payments/take', taken, 'cashier');
    return create(
      organisation,
      'payments/rebook',
      { requestId: randomUUID(), payment, to: 'manual' },
      'owner',
    );
  },
  'create payments/take': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    const call = { requestId: randomUUID(), session, method: 'cash', amount: 1800, tendered: 2000 };
    return create(organisation, 'payments/take', call, 'cashier');
  },
};
