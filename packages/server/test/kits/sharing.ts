import { randomUUID } from 'node:crypto';
import type { PaymentShare, PayOnline, Shop } from '@comanda/contract';
import { instantOf } from '../../src/lib/clock.ts';
import { createCounter } from '../../src/payments/providers/counter/counter.ts';
import { aLine, anOrder, aStaffMember, GUEST } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { hostedProvider } from './paying.ts';
import { aShop, OTHER_SHOP, SANDBOX, SHOP, smallOrganisation, TABLE } from './small-organisation.ts';
import { seededCore } from './test-core.ts';

export type Phone = { readonly _id: string; readonly restoreKey: string; readonly guest: number };

/**
 * Starts a core with a table whose guests share their bill: rice is 22.00 there, tea 16.50 (ten per cent
 * surcharge included).
 */
export async function sharing(databases: TestDatabases, shop: Partial<Shop> = {}) {
  const organisation = smallOrganisation({ staff: [], shops: [aShop(shop), aShop({ _id: OTHER_SHOP })] });
  const start = async () => ({ status: 'requiresAction', redirect: 'https://pay.example' }) as const;
  const providers = [createCounter(), hostedProvider(start)];
  const test = await seededCore(await databases.open(), { organisation, providers });
  const { core, clock } = test;

  async function join(restoreKey?: string): Promise<Phone> {
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const call = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()), restoreKey };
    const held = await core.ordering.createOrResume(call, GUEST);
    if (held === null) throw new Error('no bill at the table');
    return held;
  }

  async function order({ _id, restoreKey }: Phone, product: 'rice' | 'tea'): Promise<string> {
    const line = aLine({ product });
    const total = product === 'rice' ? 2200 : 1650;
    await core.ordering.order(anOrder(_id, { restoreKey, cart: [line], total }), GUEST);
    return line.id;
  }

  const call = (phone: Phone, share: PaymentShare | undefined, amount: number): PayOnline => ({
    requestId: randomUUID(),
    session: phone._id,
    restoreKey: phone.restoreKey,
    methodRef: SANDBOX,
    amount,
    share,
  });
  const pay = (
    phone: Phone,
    share: PaymentShare | undefined,
    amount: number,
    more: Partial<PayOnline> = {},
  ) => core.payments.online({ ...call(phone, share, amount), ...more }, GUEST);
  const report = (attempt: string, amount: number, status = 'paid') =>
    core.payments.webhook({
      provider: 'sandbox',
      rawBody: JSON.stringify({ id: randomUUID(), attempt, status, amount, currency: 'HKD' }),
      headers: { signed: 'yes' },
    });
  /** Pays a share and reports its success. */
  async function paid(phone: Phone, share: PaymentShare | undefined, amount: number): Promise<void> {
    const { _id } = await pay(phone, share, amount);
    await report(_id, amount);
  }
  const bill = ({ _id, restoreKey }: Phone) => core.ordering.get(_id, restoreKey, GUEST);
  const confirm = (payment: string) => core.payments.confirm({ payment }, aStaffMember());
  return { ...test, join, order, call, pay, report, paid, bill, confirm };
}

/** A share of a bill by lines, by guests or by equal parts. */
export const lines = (...ids: string[]): PaymentShare => ({ kind: 'lines', lines: ids });
export const guests = (...numbers: number[]): PaymentShare => ({ kind: 'guest', guests: numbers });
export const equal = (parts: number, count = 1): PaymentShare => ({ kind: 'equal', parts, count });
