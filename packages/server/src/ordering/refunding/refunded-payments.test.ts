import type { RefundPayment } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { refunding } from '../../../test/kits/refunding.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { FPS, SANDBOX } from '../../../test/kits/small-organisation.ts';

const MINUTE_MS = 60_000;
/** Answers of the provider, and fields of the shop. */
type Given = [answers?: Parameters<typeof refunding>[1], shop?: Parameters<typeof refunding>[2]];

eachDatabase((databases) => {
  const started = async (...given: Given) => refunding(await databases.open(), ...given);

  describe('payments that are given back', () => {
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

    it('M4.1 gives back of each named payment what was chosen, and the rest of those without an amount', async () => {
      const { clock, pay, cash, refund, bill, core } = await started();
      const card = await pay(2000);
      clock.advance(MINUTE_MS);
      const { _id: first } = await cash(1000);
      const { _id: second } = await cash(1000);
      const of = (payment: string, amount: number) => ({ payment, amount });
      const exceeds = (data: object) => rejected('refundExceeds', data);
      const payments = [of(card, 700), of(first, 300), second];
      for (const preview of [true, false]) {
        const { refunds } = await refund({ amount: 1500, payments, preview });
        const given = refunds.map(({ payment, amount }) => [payment, amount]).toSorted();
        expect(given).toEqual(
          [
            [card, 700],
            [first, 300],
            [second, 500],
          ].toSorted(),
        );
      }
      await core.payments.refund();
      expect((await bill()).bill).toMatchObject({ total: 2500, paid: 2500, outstanding: 0 });
      // more of one than it has, more in all than is given back, and less
      await expect(refund({ amount: 1000, payments: [of(first, 800), card] })).rejects.toEqual(
        exceeds({ left: 700, payment: first }),
      );
      await expect(refund({ amount: 500, payments: [of(card, 600)] })).rejects.toEqual(
        exceeds({ left: 500 }),
      );
      await expect(refund({ amount: 500, payments: [of(card, 400)] })).rejects.toEqual(
        exceeds({ left: 400 }),
      );
      await expect(refund({ amount: 500, payments: [of('p1', 500)] })).rejects.toEqual(
        rejected('notFound', { payment: 'p1' }),
      );
      expect((await bill()).bill).toMatchObject({ total: 2500, paid: 2500 });
      const last = await refund({ amount: 1300, payments: [of(card, 1300)], via: 'other' });
      expect(last.refunds).toMatchObject([
        { payment: card, amount: 1300, via: 'other', status: 'succeeded' },
      ]);
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
  });
});
