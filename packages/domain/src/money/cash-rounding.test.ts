import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashRound } from '../model/index.ts';
import { cashRefundRounding, cashRounding, cashRoundOf, roundedCash } from './cash-rounding.ts';
import { share } from './share.ts';

const SEEDED = { seed: 20260302, numRuns: 500 };
const FIVE: CashRound = { step: 5, method: 'nearest' };
const rounds = fc.record({
  step: fc.constantFrom(1, 5, 10, 25, 50, 100),
  method: fc.constantFrom('nearest', 'down', 'up'),
}) satisfies fc.Arbitrary<CashRound>;
const shops = rounds.map((cashRound) => ({ cashRound }));

function roundingOf(given: ReturnType<typeof cashRounding>): number {
  if ('rounding' in given) return given.rounding;
  throw new Error(`Off the step of ${given.offStep}.`);
}

describe('cash rounding', () => {
  it.each([
    [1000, 1000, 1000, 1000],
    [1002, 1000, 1000, 1005],
    [1003, 1005, 1000, 1005],
    [1004, 1005, 1000, 1005],
    [2, 0, 0, 5],
  ])('M8.1 of %i is %i to the nearest, %i down, %i up', (amount, nearest, down, up) => {
    const to = (method: CashRound['method']) => roundedCash(amount, { step: 5, method });
    expect([to('nearest'), to('down'), to('up')]).toEqual([nearest, down, up]);
  });

  it('M8.2 is for cash and the counter, and for all that staff take where a shop says so', () => {
    const of = (provider: string, shop = {}) => cashRoundOf({ cashRound: FIVE, ...shop }, provider);
    expect(['cash', 'counter', 'manual', 'stripe', 'qr'].map((provider) => of(provider))).toEqual([
      ...[FIVE, FIVE, undefined, undefined, undefined],
    ]);
    expect(of('manual', { cashRoundFor: 'counter' })).toEqual(FIVE);
    expect(of('stripe', { cashRoundFor: 'counter' })).toBeUndefined();
    expect(cashRoundOf({}, 'cash')).toBeUndefined();
  });

  it('M8.1 other cash is a multiple of the step; what is no cash pays the cent', () => {
    const part = { amount: 1003, tips: 0, isSettling: false };
    expect(cashRounding({ cashRound: FIVE }, 'cash', part)).toEqual({ offStep: 5 });
    expect(cashRounding({ cashRound: FIVE }, 'cash', { ...part, tips: 2 })).toEqual({ rounding: 0 });
    const everything = { cashRound: FIVE, cashRoundFor: 'counter' } as const;
    expect(cashRounding(everything, 'manual', part)).toEqual({ rounding: 0 });
    expect(cashRounding({ cashRound: FIVE }, 'manual', { ...part, isSettling: true })).toEqual({
      rounding: 0,
    });
    expect(cashRounding({}, 'cash', part)).toEqual({ rounding: 0 });
  });

  it('M8.1 whatever is paid in parts, the payments make the bill and the drawer has coins only', () => {
    const property = fc.property(
      shops,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.record({ percent: fc.integer({ min: 1, max: 60 }), isCash: fc.boolean() }), {
        maxLength: 5,
      }),
      fc.integer({ min: 0, max: 500 }),
      (shop, total, parts, tips) => {
        const { step } = shop.cashRound;
        let open = total;
        let drawer = 0;
        const payments: { readonly amount: number; readonly rounding: number }[] = [];
        const take = (amount: number, provider: string, isSettling: boolean, tip = 0) => {
          const rounding = roundingOf(cashRounding(shop, provider, { amount, tips: tip, isSettling }));
          payments.push({ amount, rounding });
          if (provider === 'cash') drawer += amount + tip + rounding;
          expect(provider === 'cash' ? (amount + tip + rounding) % step : rounding).toBe(0);
          open -= amount;
        };
        for (const { percent, isCash } of parts) {
          const amount = Math.floor((open * percent) / 100);
          take(isCash ? amount - (amount % step) : amount, isCash ? 'cash' : 'manual', false);
        }
        take(open, 'cash', true, tips);
        expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(open).toBe(0);
        expect(drawer % step).toBe(0);
        expect(payments.every(({ rounding }) => Math.abs(rounding) < step)).toBe(true);
      },
    );
    fc.assert(property, SEEDED);
  });
});

describe('cash given back', () => {
  it('M8.3 all of it gives what was paid; of parts the last has the rest', () => {
    const shop = { cashRound: FIVE };
    const whole = { amount: 1003, rounding: 2, refunded: 0, refundedRounding: 0 };
    expect(cashRefundRounding(shop, { ...whole, part: 1003 })).toBe(2);
    expect(cashRefundRounding(shop, { ...whole, part: 501 })).toBe(-1);
    const rest = { ...whole, refunded: 501, refundedRounding: -1, part: 502 };
    expect(cashRefundRounding(shop, rest)).toBe(3);
    // a card's payment is given back in coins, too
    expect(cashRefundRounding(shop, { ...whole, rounding: 0, part: 1003 })).toBe(2);
    // the shop has stopped rounding since
    expect(cashRefundRounding({}, { ...whole, part: 500 })).toBe(0);
    expect(cashRefundRounding({}, { ...whole, refunded: 500, part: 503 })).toBe(2);
  });

  it('M8.3 n parts give back exactly what was paid, each in coins', () => {
    const property = fc.property(
      shops,
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }),
      (shop, amount, weights) => {
        const taken = { amount, tips: 0, isSettling: true };
        const rounding = roundingOf(cashRounding(shop, 'cash', taken));
        let refunded = 0;
        let refundedRounding = 0;
        for (const part of share(amount, weights, 1)) {
          const payment = { amount, rounding, refunded, refundedRounding };
          const beside = cashRefundRounding(shop, { ...payment, part });
          expect(part + beside).toBeGreaterThanOrEqual(0);
          expect((part + beside) % shop.cashRound.step).toBe(0);
          refunded += part;
          refundedRounding += beside;
        }
        expect(refunded).toBe(amount);
        expect(refunded + refundedRounding).toBe(amount + rounding);
      },
    );
    fc.assert(property, SEEDED);
  });

  it('M8.3 every amount to 10.00, by every step and method: the bill never moves', () => {
    for (const step of [5, 10, 25, 50, 100])
      for (const method of ['nearest', 'down', 'up'] as const)
        for (let amount = 0; amount <= 1000; amount += 1) {
          const shop = { cashRound: { step, method } };
          const rounding = roundingOf(cashRounding(shop, 'cash', { amount, tips: 0, isSettling: true }));
          if ((amount + rounding) % step !== 0 || Math.abs(rounding) >= step) throw new Error(String(amount));
          const whole = { amount, rounding, refunded: 0, refundedRounding: 0, part: amount };
          if (cashRefundRounding(shop, whole) !== rounding) throw new Error(`${amount} ${step} ${method}`);
        }
  });
});
