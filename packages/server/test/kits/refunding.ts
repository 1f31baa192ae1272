import { randomUUID } from 'node:crypto';
import type { Organisation, PayOnline, Product, RefundPayment, Shop } from '@comanda/contract';
import type { Db } from '../../src/db/db.ts';
import type { ProviderRefund, ProviderRefundAnswer } from '../../src/payments/port/payment-provider.ts';
import { createCounter } from '../../src/payments/providers/counter/index.ts';
import { createLocalQr } from '../../src/payments/providers/local-qr/index.ts';
import { aLine, aStaffMember, aTakeAway, GUEST } from './calls.ts';
import { hostedProvider } from './paying.ts';
import { aProduct, aShop, OTHER_SHOP, SANDBOX, SHOP, smallOrganisation } from './small-organisation.ts';
import { seededCore } from './test-core.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const address = 'test';
const reason = { code: 'quality' } as const;

/**
 * Starts a shop with an order of two rice, HK$40.00, unless other `lines` are given, and the calls that pay it and give its money back: `pay` pays online
 * and reports its success, `cash` at the till. The provider answers refunds with `answers` in turn, then with success.
 */
export async function refunding(
  db: Db,
  answers: (ProviderRefundAnswer | Error)[] = [],
  shop: Partial<Shop> = {},
  lines = [aLine(), aLine()],
  {
    total = 2000 * lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...more
  }: Partial<Organisation> & { readonly total?: number } = {},
) {
  const asked: ProviderRefund[] = [];
  const hosted = {
    ...hostedProvider(async () => ({ status: 'requiresAction' })),
    refund: async (refund: ProviderRefund) => {
      asked.push(refund);
      const answer = answers.shift() ?? { status: 'done' as const };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const rice: Product = aProduct('rice', { price: 2000, stock: { quantity: 10 } });
  const organisation = smallOrganisation({
    staff: [{ _id: 'm1', name: 'Man', role: 'manager', shops: [SHOP], pin: '4444' }],
    shops: [aShop({ acceptOnline: true, ...shop }), aShop({ _id: OTHER_SHOP })],
    products: [rice],
    ...more,
  });
  const providers = [createCounter(), createLocalQr(), hosted];
  const test = await seededCore(db, { organisation, providers });
  const { core } = test;
  const { _id: session, restoreKey } = await core.ordering.create(
    aTakeAway({ products: lines, total }),
    GUEST,
  );
  /** Pays a part online and reports its success. */
  const pay = async (amount: number, methodRef = SANDBOX, more: Partial<PayOnline> = {}) => {
    const call = { requestId: randomUUID(), session, restoreKey, methodRef, amount, ...more };
    const { _id: attempt } = await core.payments.online(call, GUEST);
    const came = amount + (more.tips ?? 0);
    const event = { id: randomUUID(), attempt, status: 'paid', amount: came, currency: 'HKD' };
    if (methodRef === SANDBOX)
      await core.payments.webhook({
        provider: 'sandbox',
        rawBody: JSON.stringify(event),
        headers: { signed: 'yes' },
      });
    else await core.payments.confirm({ payment: attempt }, CASHIER);
    return attempt;
  };
  const cash = (amount: number) =>
    core.payments.take(
      { requestId: randomUUID(), session, method: 'cash', amount },
      { actor: CASHIER, address },
    );
  const refund = (call: Partial<RefundPayment> = {}, actor = MANAGER) =>
    core.ordering.refund({ requestId: randomUUID(), session, reason, ...call }, actor, address);
  const bill = () => core.ordering.get(session, restoreKey, GUEST);
  const attempts = async () => (await core.payments.find({ shop: SHOP, limit: 50 }, MANAGER)).data;
  const refunds = async () => (await core.payments.findRefunds({ shop: SHOP, limit: 50 }, MANAGER)).data;
  const stock = () => core.catalogue.menu(SHOP).get('products', 'rice')?.stock?.quantity;
  return { ...test, asked, lines, session, restoreKey, pay, cash, refund, bill, attempts, refunds, stock };
}
