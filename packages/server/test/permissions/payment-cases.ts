import { randomUUID } from 'node:crypto';
import { COUNTER, FPS, SHOP } from '../kits/small-organisation.ts';
import { type CallCases, ofBill, refusedTo } from './permission-case.ts';

/** Cases of the calls about payments and their accounts. */
export const PAYMENT_CASES = {
  'find payments': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create payments/online': ofBill(() => ({ requestId: randomUUID(), methodRef: COUNTER, amount: 2000 })),
  'create cybersource/redirect/setup': ofBill(() => ({ requestId: randomUUID(), methodRef: 'cybersource' })),
  'create bbposWeb': ofBill(() => ({ requestId: randomUUID(), methodRef: 'bbpos' })),
  'create razerOnline': ofBill(() => ({ requestId: randomUUID(), methodRef: 'razer' })),
  'find paymentProviders': { by: 'open', request: () => ({}) },
  'find paymentAccounts': { by: 'open', request: () => ({}) },
  'create paymentAccounts': {
    by: 'open',
    request: () => ({
      data: {
        name: 'Cards',
        provider: 'stripe',
        mode: 'test',
        fields: {},
        secrets: { secretKey: 'a secret' },
      },
    }),
  },
  'patch paymentAccounts': {
    by: 'open',
    request: async (world) => ({ id: await world.anAccount(), data: { name: 'Cards' } }),
  },
  'remove paymentAccounts': {
    by: 'open',
    request: async (world) => ({ id: await world.anAccount() }),
  },
  'create paymentAccounts/test': {
    by: 'open',
    request: async (world) => ({ data: { account: await world.anAccount() } }),
  },
  'find disputes': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'find taxInvoices': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create taxInvoices/issue': { by: 'shop', request: async (world) => ({ data: await world.anInvoice() }) },
  'create taxInvoices/void': {
    by: 'shop',
    request: async (world) => ({
      data: { requestId: randomUUID(), ...(await world.anInvoice()), reason: 'Wrong' },
    }),
  },
  'create taxInvoices/allowance': {
    by: 'shop',
    request: async (world) => ({
      data: { requestId: randomUUID(), ...(await world.anInvoice()), amount: 100, reason: 'Cold' },
    }),
  },
  'create taxInvoices/check': ofBill(() => ({ wish: { kind: 'paper' } })),
  'find terminals': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create terminals': {
    by: 'open',
    request: async (world) => ({
      data: {
        shop: SHOP,
        name: 'Bar',
        account: await world.anAccount(),
        reader: 'tmr_bar',
        devices: [],
      },
    }),
  },
  'patch terminals': {
    by: 'open',
    request: async (world) => ({ id: await world.aTerminal(), data: { name: 'Bar' } }),
  },
  'remove terminals': { by: 'open', request: async (world) => ({ id: await world.aTerminal() }) },
  'find refunds': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'find payments/savedCards': { by: 'open', request: () => ({}) },
  'remove payments/savedCards': {
    by: 'own',
    request: async (world) => ({ id: await world.aSavedCard() }),
  },
  'create payments/savedCards/setup': {
    by: 'open',
    request: async (world) => ({ data: { requestId: randomUUID(), account: await world.aWorkingAccount() } }),
  },
  'create payments/savedCards/check': {
    by: 'open',
    request: async (world) => ({ data: { account: await world.anAccount(), setup: 'cs_test_1' } }),
  },
  'create payments/refund': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      return { data: { requestId: randomUUID(), session, reason: { code: 'quality' } } };
    },
    // without the approval of somebody who may
    overrides: refusedTo(['waiter']),
  },
  'create payments/check': {
    by: 'bill',
    async request(world, caller) {
      const { payment, ...bill } = await world.aPayment();
      return { data: { payment, session: bill.session, ...world.keyOf(caller, bill) } };
    },
  },
  'create payments/cancel': {
    by: 'bill',
    async request(world, caller) {
      const { payment, ...bill } = await world.aPayment();
      return { data: { payment, session: bill.session, ...world.keyOf(caller, bill) } };
    },
  },
  'create payments/confirm': {
    by: 'shop',
    // one by a bank’s app, which waiters may confirm too
    request: async (world) => ({ data: { payment: (await world.aPayment(FPS)).payment } }),
  },
  'create payments/decide': {
    by: 'shop',
    request: async (world) => ({ data: { payment: (await world.aPayment()).payment, decision: 'book' } }),
  },
  'create payments/rebook': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      const payment = await world.taken(session);
      const approval = { pin: '9999' };
      return { data: { requestId: randomUUID(), payment, to: 'manual', approval } };
    },
  },
  'create payments/take': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      return { data: { requestId: randomUUID(), session, method: 'manual', amount: 2000 } };
    },
  },
} satisfies CallCases;
