import { randomUUID } from 'node:crypto';
import type { Organisation, PayOnline, TableSession } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { startNodes } from '../../test/kits/nodes.ts';
import { EXPIRES_AFTER, hostedProvider } from '../../test/kits/paying.ts';
import { aCoupon, aCouponRule } from '../../test/kits/promotions.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { lines } from '../../test/kits/sharing.ts';
import {
  aShop,
  COUNTER,
  OTHER_SHOP,
  SANDBOX,
  SHOP,
  smallOrganisation,
} from '../../test/kits/small-organisation.ts';
import type { Core } from '../composition/create-core.ts';
import type { Db } from '../db/db.ts';
import type { PaymentProvider } from './port/payment-provider.ts';
import { createCounter } from './providers/counter/counter.ts';

const TRIES = 5;
const MANAGER = aStaffMember('manager');
const CASHIER = aStaffMember();
const WRONG = { code: 'wrongOrder' } as const;

eachDatabase((databases) => {
  /** Returns takeaway bills of two rice (40.00), reached through two nodes where the database has room for two. */
  async function started(
    more: Partial<Organisation> = {},
    start: PaymentProvider['start'] = async () => ({ status: 'requiresAction' }),
    over?: (db: Db) => Db,
  ) {
    const organisation = smallOrganisation({ staff: [], ...more });
    const providers = [createCounter(), hostedProvider(start)];
    const nodes = await startNodes(databases, { organisation, providers, over });
    const [core, other = core] = nodes.cores;

    async function aBill() {
      const products = [aLine(), aLine()];
      const created = await core.ordering.create(aTakeAway({ products, total: 4000 }), GUEST);
      const { _id: session, restoreKey } = created;
      const pay = (amount: number, more: Partial<PayOnline> = {}, at: Core = core) => {
        const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount };
        return at.payments.online({ ...call, ...more }, GUEST);
      };
      const reason = WRONG;
      return {
        session,
        restoreKey,
        lines: products.map(({ id }) => id),
        pay,
        void: (more: { readonly lines?: string[] } = {}, at: Core = core) =>
          at.ordering.void({ requestId: randomUUID(), session, reason, ...more }, MANAGER),
        now: () => core.ordering.get(session, restoreKey, GUEST),
      };
    }
    const confirm = (payment: string, at: Core = core) => at.payments.confirm({ payment }, CASHIER);
    const report = (attempt: string, amount: number, at: Core = core) =>
      at.payments.webhook({
        provider: 'sandbox',
        rawBody: JSON.stringify({ id: randomUUID(), attempt, status: 'paid', amount, currency: 'HKD' }),
        headers: { signed: 'yes' },
      });
    const attempt = async (id: string) =>
      (await core.payments.find({ shop: SHOP, limit: 100 }, CASHIER)).data.find(({ _id }) => _id === id);
    return { ...nodes, core, other, aBill, confirm, report, attempt };
  }

  describe('concurrent calls on one bill', () => {
    it('O1.1 O1.3 of counter payments for the same amount one is booked', async () => {
      const { core, other, aBill, confirm } = await started();
      for (let round = 0; round < TRIES; round += 1) {
        const bill = await aBill();
        const waiting = await Promise.all([1, 2, 3, 4].map(() => bill.pay(4000)));
        const outcomes = await Promise.allSettled(
          waiting.map(({ _id }, index) => confirm(_id, index % 2 === 0 ? core : other)),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(outcome.reason).toEqual(rejected('paymentNotPossible'));
        expect(await bill.now()).toMatchObject({
          status: 'done',
          payments: [{ amount: 4000 }],
          bill: { paid: 4000, outstanding: 0 },
        });
      }
    });

    it('O1.1 O1.2 a bill is paid at the counter or voided, never both', async () => {
      const { other, aBill, confirm } = await started();
      for (let round = 0; round < TRIES; round += 1) {
        const bill = await aBill();
        const { _id } = await bill.pay(4000);
        await Promise.allSettled(
          round % 2 === 0 ? [confirm(_id), bill.void({}, other)] : [bill.void({}, other), confirm(_id)],
        );
        const { status, bill: money, payments } = await bill.now();
        const seen = { status, paid: money.paid, outstanding: money.outstanding, payments: payments.length };
        expect([
          { status: 'done', paid: 4000, outstanding: 0, payments: 1 },
          { status: 'void', paid: 0, outstanding: 0, payments: 0 },
        ]).toContainEqual(seen);
      }
    });

    it('O1.1 O1.4 a counter payment is confirmed or cancelled, never both', async () => {
      const { other, aBill, confirm, attempt } = await started();
      for (let round = 0; round < TRIES; round += 1) {
        const bill = await aBill();
        const { _id: payment } = await bill.pay(4000);
        const { session, restoreKey } = bill;
        const [confirmed, cancelled] = await Promise.allSettled([
          confirm(payment),
          other.payments.cancel({ payment, session, restoreKey }, GUEST),
        ]);
        expect([confirmed.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const isPaid = confirmed.status === 'fulfilled';
        expect(await attempt(payment)).toMatchObject({ status: isPaid ? 'succeeded' : 'cancelled' });
        expect((await bill.now()).bill.paid).toBe(isPaid ? 4000 : 0);
      }
    });
  });

  describe('a counter payment', () => {
    it('O1.4 that was cancelled is never booked; money that a provider collected is', async () => {
      const { aBill, confirm, report, attempt } = await started();
      const bill = await aBill();
      const [atCounter, hosted] = [await bill.pay(4000), await bill.pay(4000, { methodRef: SANDBOX })];
      await bill.void();
      await expect(confirm(atCounter._id)).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'cancelled' }),
      );
      await report(hosted._id, 4000);
      expect(await attempt(hosted._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      expect(await bill.now()).toMatchObject({
        status: 'void',
        payments: [{ _id: hosted._id }],
        bill: { paid: 4000, outstanding: -4000 },
      });
    });

    it('O1.3 is cancelled once it exceeds the outstanding amount', async () => {
      const { aBill, confirm, attempt } = await started();
      const bill = await aBill();
      const [whole, part, rest] = [await bill.pay(4000), await bill.pay(1500), await bill.pay(2500)];
      await confirm(part._id);
      expect(await attempt(whole._id)).toMatchObject({ status: 'cancelled', reason: 'cancelled' });
      expect(await bill.now()).toMatchObject({
        status: 'ongoing',
        bill: { outstanding: 2500 },
        pendingPayments: [{ _id: rest._id }],
      });
      await confirm(rest._id);
      expect(await bill.now()).toMatchObject({ status: 'done', bill: { outstanding: 0 } });
    });

    it('O1.3 is cancelled when a dish it pays for is voided', async () => {
      const { core, aBill, attempt } = await started();
      const bill = await aBill();
      const [one = '', two = ''] = bill.lines;
      await core.ordering.order(anOrder(bill.session, { restoreKey: bill.restoreKey }), GUEST);
      const share = (line: string) => ({ share: lines(line) });
      const [own, others] = [await bill.pay(2000, share(one)), await bill.pay(2000, share(two))];
      await bill.void({ lines: [one] });
      expect(await attempt(own._id)).toMatchObject({ status: 'cancelled' });
      expect((await bill.now()).pendingPayments).toMatchObject([{ _id: others._id }]);
    });

    it('O1.2 O1.3 is cancelled once nothing is outstanding, and cannot be confirmed afterwards', async () => {
      const { core, aBill, confirm } = await started();
      const bill = await aBill();
      const { _id } = await bill.pay(4000);
      await bill.void({ lines: bill.lines });
      const { session, restoreKey } = bill;
      const asked = await core.ordering.updatePayment({ session, restoreKey }, GUEST);
      expect(asked).toMatchObject({ status: 'done', bill: { total: 0 } });
      expect(asked).not.toHaveProperty('pendingPayments');
      await expect(confirm(_id)).rejects.toEqual(rejected('paymentNotPossible'));
      expect(await bill.now()).toMatchObject({ payments: [], bill: { paid: 0, outstanding: 0 } });
    });
  });

  describe('a bill that is paid or being paid', () => {
    it('O1.2 O1.3 is cancelled when an order with a coupon leaves nothing outstanding', async () => {
      const shops = [aShop({ payment: { takeAway: 'before' } }), aShop({ _id: OTHER_SHOP })];
      const { core, aBill, confirm } = await started({
        shops,
        orderDiscounts: [aCouponRule('free', { discountType: 'percent', discount: 100 })],
        userCoupons: [aCoupon('FREE', 'free')],
      });
      const { session, restoreKey, pay, now } = await aBill();
      const { _id } = await pay(4000);
      const more = anOrder(session, { restoreKey, coupons: ['FREE'], total: -4000 });
      const placed = await core.ordering.order(more, GUEST);
      expect(placed).toMatchObject({ status: 'done', bill: { total: 0, outstanding: 0 } });
      expect(placed).not.toHaveProperty('pendingPayments');
      await expect(confirm(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'cancelled' }));
      expect((await now()).payments).toEqual([]);
    });

    it('O1.6 cannot fall below what is paid, except by voiding', async () => {
      const { sections } = smallOrganisation();
      const { core, aBill, confirm } = await started({
        sections: sections.map((section, index) => ({
          ...section,
          sectionSettings: [{ from: '00:00', to: '24:00', takeAwayPercent: index === 0 ? 0 : -10 }],
        })),
        orderDiscounts: [aCouponRule('free', { discountType: 'percent', discount: 100 })],
        userCoupons: [aCoupon('FREE', 'free')],
      });
      const bill = await aBill();
      const { session, restoreKey, lines } = bill;
      const { _id } = await bill.pay(3900);
      await confirm(_id);
      const move = core.ordering.changeSection({ session, restoreKey, section: 'section2' }, MANAGER);
      await expect(move).rejects.toEqual(rejected('wouldOverpay', { outstanding: -300 }));
      const more = anOrder(session, { restoreKey, coupons: ['FREE'], total: -4000 });
      await expect(core.ordering.order(more, GUEST)).rejects.toEqual(
        rejected('wouldOverpay', { outstanding: -3900 }),
      );
      expect(await bill.now()).toMatchObject({ status: 'ongoing', bill: { outstanding: 100 } });
      expect(await bill.void({ lines: lines.slice(0, 1) })).toMatchObject({ bill: { outstanding: -1900 } });
    });

    it('O1.5 cannot change section, whose surcharge is part of the amount', async () => {
      const { core, aBill } = await started();
      const bill = await aBill();
      const { _id: payment } = await bill.pay(4000);
      const { session, restoreKey } = bill;
      const move = () => core.ordering.changeSection({ session, restoreKey, section: 'section2' }, GUEST);
      await expect(move()).rejects.toEqual(rejected('paymentNotPossible'));
      await core.payments.cancel({ payment, session, restoreKey }, GUEST);
      expect(await move()).toMatchObject({ section: 'section2' } satisfies Partial<TableSession>);
    });

    it('O1.1 does not time out if it started while overdue attempts were collected', async () => {
      const published = Promise.withResolvers<string>();
      const waiting = Promise.withResolvers<void>();
      const looked = Promise.withResolvers<void>();
      const start: PaymentProvider['start'] = async ({ _id }) => {
        published.resolve(_id);
        await waiting.promise;
        return { status: 'requiresAction' };
      };
      let afterOverdue = async () => {};
      const { core, clock, aBill, attempt } = await started({}, start, (db) => ({
        ...db,
        read: {
          ...db.read,
          query: async (build) => {
            const rows = await db.read.query(build);
            await afterOverdue();
            return rows;
          },
        },
      }));
      const bill = await aBill();
      const paying = bill.pay(4000, { methodRef: SANDBOX });
      const payment = await published.promise;
      clock.advance(EXPIRES_AFTER);
      afterOverdue = async () => {
        afterOverdue = async () => {};
        waiting.resolve();
        await paying;
        looked.resolve();
      };
      expect(await core.payments.expire()).toBe(0);
      await looked.promise;
      expect(await attempt(payment)).toMatchObject({ status: 'requiresAction' });
      clock.advance(EXPIRES_AFTER);
      expect(await core.payments.expire()).toBe(1);
    });
  });
});
