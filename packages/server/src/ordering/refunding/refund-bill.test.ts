import { randomUUID } from 'node:crypto';
import type { PayOnline, Product, RefundPayment, Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { hostedProvider } from '../../../test/kits/paying.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  aProduct,
  aShop,
  FPS,
  OTHER_SHOP,
  SANDBOX,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { ProviderRefund, ProviderRefundAnswer } from '../../payments/port/payment-provider.ts';
import { createCounter } from '../../payments/providers/counter/index.ts';
import { createLocalQr } from '../../payments/providers/local-qr/index.ts';

const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember('cashier');
const address = 'test';
const reason = { code: 'quality' } as const;
const MINUTE_MS = 60_000;

eachDatabase((databases) => {
  async function started(answers: (ProviderRefundAnswer | Error)[] = [], shop: Partial<Shop> = {}) {
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
      staff: [],
      shops: [aShop({ acceptOnline: true, ...shop }), aShop({ _id: OTHER_SHOP })],
      products: [rice],
    });
    const providers = [createCounter(), createLocalQr(), hosted];
    const test = await seededCore(await databases.open(), { organisation, providers });
    const { core } = test;
    const lines = [aLine(), aLine()];
    const { _id: session, restoreKey } = await core.ordering.create(
      aTakeAway({ products: lines, total: 4000 }),
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
    return { ...test, asked, lines, session, pay, cash, refund, bill, attempts, refunds, stock };
  }

  describe('payments/refund', () => {
    it('M4.1 M4.2 gives lines back to the card: voided, stock back, reserved, then made once', async () => {
      const { core, pay, refund, bill, asked, lines, attempts, refunds, stock } = await started();
      const payment = await pay(4000);
      expect(stock()).toBe(8);
      const given = await refund({ lines: [lines[0]?.id ?? ''] });
      expect(given.refunds).toMatchObject([{ payment, amount: 2000, via: 'original', status: 'created' }]);
      expect(given.session).toMatchObject({ status: 'done', bill: { total: 2000, outstanding: -2000 } });
      expect([await attempts(), stock()]).toMatchObject([[{ status: 'succeeded', refunded: 2000 }], 9]);
      const shown = { payment, method: SANDBOX, amount: 2000, via: 'original' };
      expect((await bill()).refunds).toMatchObject([{ ...shown, status: 'created' }]);
      expect(await Promise.all([core.payments.refund(), core.payments.refund()])).toContain(1);
      expect((await bill()).refunds).toMatchObject([{ ...shown, status: 'succeeded' }]);
      expect(asked).toMatchObject([{ ref: given.refunds[0]?.ref, amount: 2000, payment: { _id: payment } }]);
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ amount: 4000 }, { amount: -2000, refundOf: payment }],
        bill: { paid: 2000, outstanding: 0 },
      });
      expect([await attempts(), await refunds()]).toMatchObject([
        [{ status: 'partlyRefunded' }],
        [{ status: 'succeeded' }],
      ]);
    });

    it('M8.3 gives cash back in coins, all parts together what was paid with its rounding', async () => {
      const shop = { cashRound: { step: 5, method: 'nearest' } } as const;
      const { pay, cash, refund, bill } = await started([], shop);
      await pay(2997);
      const taken = await cash(1003);
      expect(taken).toMatchObject({ amount: 1003, cashRounding: 2 });
      const handed = async (call: Partial<RefundPayment>) =>
        (await refund({ via: 'cash', ...call })).refunds.map(({ amount, cashRounding }) => [
          amount,
          cashRounding,
        ]);
      const preview = await refund({ via: 'cash', amount: 4000, preview: true });
      expect(preview.refunds.map(({ amount, cashRounding = 0 }) => amount + cashRounding).toSorted()).toEqual(
        [...[1005, 2995]],
      );
      const parts = [...(await handed({ amount: 1501 })), ...(await handed({ amount: 2499 }))];
      const sum = (position: number) => parts.reduce((whole, part) => whole + (part[position] ?? 0), 0);
      expect(parts.every(([amount = 0, rounding = 0]) => (amount + rounding) % 5 === 0)).toBe(true);
      expect([sum(0), sum(0) + sum(1)]).toEqual([4000, 4000]);
      const { payments, refunds, bill: money } = await bill();
      expect(money).toMatchObject({ total: 0, paid: 0, outstanding: 0 });
      // 40.02 were received, of which the card's 29.97 went back as 29.95
      expect(payments.reduce((whole, { cashRounding = 0 }) => whole + cashRounding, 0)).toBe(2);
      const ofCash = payments.filter(({ _id, refundOf }) => [_id, refundOf].includes(taken._id));
      expect(ofCash.reduce((whole, { amount, cashRounding = 0 }) => whole + amount + cashRounding, 0)).toBe(
        0,
      );
      const roundings = refunds?.map(({ cashRounding }) => cashRounding);
      expect(roundings?.toSorted()).toEqual(parts.map(([, rounding]) => rounding).toSorted());
    });

    it('M4.1 in parts until nothing is left, by amount, and a repeated request once', async () => {
      const { core, session, pay, refund, bill, attempts } = await started();
      await pay(4000);
      const call = { requestId: randomUUID(), session, reason, amount: 1500 };
      const [one, again] = [
        await core.ordering.refund(call, MANAGER, address),
        await core.ordering.refund(call, MANAGER, address),
      ];
      expect(again).toEqual(one);
      await core.payments.refund();
      await expect(refund({ amount: 2501 })).rejects.toEqual(rejected('refundExceeds', { left: 2500 }));
      await refund({ amount: 2500 });
      await core.payments.refund();
      expect(await bill()).toMatchObject({ status: 'done', bill: { total: 0, paid: 0, outstanding: 0 } });
      expect(await attempts()).toMatchObject([{ status: 'refunded', refunded: 4000 }]);
      await expect(refund()).rejects.toEqual(rejected('refundExceeds', { left: 0 }));
    });

    it('M4.3 newest payment first, and cash is handed over and booked at once', async () => {
      const { clock, pay, cash, refund, bill, asked } = await started();
      const card = await pay(3000);
      clock.advance(MINUTE_MS);
      await cash(1000);
      const { refunds, session } = await refund({ amount: 1500 });
      expect(refunds).toMatchObject([
        { provider: 'cash', amount: 1000, status: 'succeeded' },
        { payment: card, amount: 500, status: 'created' },
      ]);
      expect(session.bill).toMatchObject({ total: 2500, paid: 3000, outstanding: -500 });
      const guests = await bill();
      expect(guests.payments.map(({ amount }) => amount)).toEqual([3000, 1000, -1000]);
      expect(guests.refunds?.toSorted((one, other) => other.amount - one.amount)).toMatchObject([
        { method: 'cash', via: 'cash', amount: 1000, status: 'succeeded' },
        { payment: card, via: 'original', amount: 500, status: 'created' },
      ]);
      expect(asked).toEqual([]);
    });

    it('M4.3 the share that paid for a dish gets it back before any newer payment', async () => {
      const { clock, pay, cash, refund, lines } = await started();
      const [first, second] = lines.map(({ id }) => id);
      const share = { kind: 'lines' as const, lines: [first ?? ''] };
      const own = await pay(2000, SANDBOX, { share });
      clock.advance(MINUTE_MS);
      const { _id: newest } = await cash(2000);
      expect((await refund({ lines: [second ?? ''], preview: true })).refunds).toMatchObject([
        { payment: newest, amount: 2000 },
      ]);
      expect((await refund({ lines: [first ?? ''] })).refunds).toMatchObject([
        { payment: own, amount: 2000 },
      ]);
    });

    it('M4.1 goes back to the payments that are named, and to no others', async () => {
      const { clock, pay, cash, refund } = await started();
      const card = await pay(3000);
      clock.advance(MINUTE_MS);
      await cash(1000);
      const { refunds } = await refund({ amount: 1500, payments: [card] });
      expect(refunds).toMatchObject([{ payment: card, amount: 1500 }]);
      await expect(refund({ amount: 1600, payments: [card] })).rejects.toEqual(
        rejected('refundExceeds', { left: 1500 }),
      );
      await expect(refund({ amount: 100, payments: ['p1'] })).rejects.toEqual(
        rejected('notFound', { payment: 'p1' }),
      );
    });

    it('M4.1 M4.2 gives a tip back beside an amount or alone, and never more than was tipped', async () => {
      const { core, pay, refund, bill, asked, attempts } = await started([
        { status: 'done' },
        { status: 'refused', because: 'tooLate' },
      ]);
      const payment = await pay(4000, SANDBOX, { tips: 600 });
      const beside = await refund({ amount: 1000, tips: 100 });
      expect(beside.refunds).toMatchObject([{ payment, amount: 1000, tips: 100 }]);
      await core.payments.refund();
      expect(asked).toMatchObject([{ amount: 1100 }]);
      expect(await bill()).toMatchObject({
        payments: [
          { amount: 4000, tips: 600 },
          { amount: -1000, tips: -100, refundOf: payment },
        ],
        bill: { total: 3000, outstanding: 0, paymentTips: 500 },
      });
      await expect(refund({ tips: 501 })).rejects.toEqual(
        rejected('refundExceeds', { left: 3000, tips: 500 }),
      );
      await expect(refund({ tips: 500 }, CASHIER)).rejects.toEqual(
        rejected('approvalRequired', { action: 'refund', approvers: [] }),
      );
      // refused there: the tip may be given back another way
      await refund({ tips: 500 });
      expect(await attempts()).toMatchObject([{ refunded: 1000, refundedTips: 600 }]);
      await core.payments.refund();
      expect(await attempts()).toMatchObject([
        { refunded: 1000, refundedTips: 100, incident: 'refundFailed' },
      ]);
      await refund({ tips: 500, via: 'cash' });
      const { bill: money } = await bill();
      expect(money).toMatchObject({ total: 3000, outstanding: 0, paymentTips: 0 });
      await refund({ amount: 3000 });
      await core.payments.refund();
      expect(await attempts()).toMatchObject([{ status: 'refunded', refunded: 4000, refundedTips: 600 }]);
    });

    it('M4.3 a bank’s app takes nothing back: in cash, or at the bank', async () => {
      const { pay, refund } = await started();
      const payment = await pay(4000, FPS);
      await expect(refund({ amount: 100 })).rejects.toEqual(
        rejected('refundNotPossible', { because: 'needsBank', payment }),
      );
      const { refunds, session } = await refund({ amount: 100, via: 'cash' });
      expect(refunds).toMatchObject([{ payment, via: 'cash', status: 'succeeded' }]);
      expect(session.bill).toMatchObject({ total: 3900, paid: 3900, outstanding: 0 });
    });

    it('M4.2 without an answer tries again under the same name; a refusal shows what is owed', async () => {
      const { core, clock, pay, refund, bill, asked, attempts, refunds } = await started([
        new Error('no network'),
        { status: 'refused', because: 'tooLate' },
      ]);
      await pay(4000);
      await refund({ amount: 1000 });
      expect(await core.payments.refund()).toBe(0);
      expect(await core.payments.refund()).toBe(0);
      clock.advance(MINUTE_MS);
      expect(await core.payments.refund()).toBe(1);
      expect(asked.map(({ ref }) => ref)).toEqual([asked[0]?.ref, asked[0]?.ref]);
      expect(await bill()).toMatchObject({
        ...{ bill: { outstanding: -1000 }, payments: [{ amount: 4000 }] },
        refunds: [{ amount: 1000, status: 'failed' }],
      });
      expect(await refunds()).toMatchObject([{ status: 'failed', because: 'tooLate' }]);
      expect(await attempts()).toMatchObject([{ status: 'succeeded', refunded: 0 }]);
    });

    it('T2.3 M4.1 a cashier gives back a surplus, and needs approval for the rest', async () => {
      const { core, session, pay, refund } = await started();
      await pay(4000);
      for (const call of [{ amount: 100 }, {}])
        await expect(refund(call, aStaffMember('waiter'))).rejects.toMatchObject({
          code: 'approvalRequired',
        });
      await expect(refund({ amount: 100 }, CASHIER)).rejects.toMatchObject({ code: 'approvalRequired' });
      await expect(refund({}, aStaffMember('cashier', OTHER_SHOP))).rejects.toEqual(
        rejected('sessionNotFound'),
      );
      const line = (await core.ordering.get(session, undefined, MANAGER)).products[0]?.id ?? '';
      await core.ordering.void({ requestId: randomUUID(), session, lines: [line], reason }, MANAGER);
      expect((await refund({}, CASHIER)).refunds).toMatchObject([{ amount: 2000 }]);
      const { data: audit } = await core.audit.find({ shop: SHOP }, MANAGER);
      const refunded = audit.find(({ action }) => action === 'refundPayment');
      expect(refunded).toMatchObject({ entity: session, reason, staff: { role: 'cashier' } });
    });

    it('M4.1 a preview tells what dishes give with their discounts, and keeps nothing of it', async () => {
      const till = await started();
      const { core, clock, session, pay, cash, refund, bill, asked, lines, attempts, refunds, stock } = till;
      const reduced = { requestId: randomUUID(), session, discounts: [{ percent: 10 }] };
      await core.ordering.discounts(reduced, MANAGER);
      await pay(1500);
      clock.advance(MINUTE_MS);
      await cash(2100);
      const before = [await bill(), await attempts(), stock()];
      const call = { lines: [lines[0]?.id ?? ''], preview: true };
      // whoever may ask for a refund sees it without approval
      for (const actor of [MANAGER, CASHIER, aStaffMember('waiter')]) {
        const told = await refund(call, actor);
        expect(told.session.bill).toMatchObject({ subTotal: 2000, total: 1800, outstanding: -1500 });
        // the guest's own payment first, though it is the older
        expect(told.refunds).toMatchObject([
          { amount: 1500, status: 'created' },
          { provider: 'cash', amount: 300 },
        ]);
      }
      expect([await bill(), await attempts(), stock()]).toEqual(before);
      expect([await refunds(), await core.payments.refund(), asked]).toEqual([[], 0, []]);
      const { data: audit } = await core.audit.find({ shop: SHOP }, MANAGER);
      expect(audit.map(({ action }) => action)).not.toContain('refundPayment');
      // it refuses what the refund would refuse
      await expect(refund({ preview: true })).rejects.toEqual(rejected('refundExceeds', { left: 0 }));
      await expect(refund(call, aStaffMember('manager', OTHER_SHOP))).rejects.toEqual(
        rejected('sessionNotFound'),
      );
      const { preview: _preview, ...given } = call;
      expect((await refund(given)).refunds.map(({ amount }) => amount)).toEqual([1500, 300]);
    });

    it('M4.2 a second refund gives only its own while the first is on its way', async () => {
      const { core, pay, refund, bill, asked } = await started();
      await pay(4000);
      await refund({ amount: 1000 });
      expect((await refund({ amount: 500 })).refunds).toMatchObject([{ amount: 500 }]);
      // nothing is owed beyond what is being given back
      await expect(refund()).rejects.toEqual(rejected('refundExceeds', { left: 0 }));
      await core.payments.refund();
      expect(asked.map(({ amount }) => amount).toSorted()).toEqual([1000, 500]);
      expect(await bill()).toMatchObject({ bill: { total: 2500, paid: 2500, outstanding: 0 } });
    });

    it('M4.1 M4.4 leaves the stock as it is if the dish was eaten', async () => {
      const { pay, refund, lines, stock } = await started();
      await pay(4000);
      await refund({ lines: [lines[0]?.id ?? ''], restock: false });
      expect(stock()).toBe(8);
      await refund({ lines: [lines[1]?.id ?? ''] });
      expect(stock()).toBe(9);
    });

    it('of two tills that give the whole back at once one does', async () => {
      const { pay, refund, attempts } = await started();
      await pay(4000);
      const outcomes = await Promise.allSettled([refund({ amount: 4000 }), refund({ amount: 4000 })]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await attempts()).toMatchObject([{ refunded: 4000 }]);
    });
  });

  it('T3.8 M4.1 declining a paid order gives its money back', async () => {
    const { core, session, pay, cash, bill, asked } = await started();
    const card = await pay(3000, SANDBOX, { tips: 300 });
    await cash(1000);
    await core.ordering.decline({ requestId: randomUUID(), session, reason }, CASHIER);
    await core.payments.refund();
    expect(asked).toMatchObject([{ amount: 3300, payment: { _id: card } }]);
    // nobody is there to hand the cash over: it stays as change due
    expect(await bill()).toMatchObject({
      ...{ status: 'done', acceptance: 'declined' },
      bill: { total: 0, paid: 1000, outstanding: -1000 },
    });
  });
});
