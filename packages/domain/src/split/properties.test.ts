import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillInput, priceBill } from '../bill/index.ts';
import { SEEDED, scaledBill, scenes } from '../testing/scenes.ts';
import { equalPartsLeft, shareOf } from './share-of.ts';
import { SHARE_PART_NAMES, type ShareParts, sumOfParts } from './share-parts.ts';
import { splitBill } from './split-bill.ts';
import type { ShareRequest, SplitPayment, SplitSession } from './split-session.ts';
import { partsOfBill } from './split-units.ts';

type Drawn = { readonly session: SplitSession; readonly step: number };

/** Guests at the table, and the orderer and sharers of each line. */
const tables = fc.record({
  guests: fc.integer({ min: 1, max: 20 }),
  orderers: fc.array(fc.option(fc.nat(19), { nil: undefined }), { minLength: 16, maxLength: 16 }),
  sharers: fc.array(fc.array(fc.nat(19), { maxLength: 4 }), { minLength: 16, maxLength: 16 }),
  step: fc.constantFrom(1, 100),
});

const drawn: fc.Arbitrary<Drawn> = fc.tuple(scenes, tables).map(([scene, table]) => {
  const input = table.step === 1 ? scene : scaledBill(scene, table.step);
  return { session: sessionOf(input, table), step: table.step };
});

type Table = typeof tables extends fc.Arbitrary<infer Value> ? Value : never;

function sessionOf(input: BillInput, { guests, orderers, sharers }: Table): SplitSession {
  const bill = priceBill({ ...input, session: { ...input.session, payments: [] } });
  const number = (drawnNumber: number) => (drawnNumber % guests) + 1;
  const products = input.session.products.map(({ id, fromProduct }, at) => {
    const orderer = orderers[at % orderers.length];
    return {
      id,
      fromProduct,
      ...(orderer !== undefined && { guest: number(orderer) }),
      sharedBy: (sharers[at % sharers.length] ?? []).map(number),
    };
  });
  const joined = Array.from({ length: guests }, (_, at) => ({ guest: at + 1 }));
  return { bill, products, guests: joined, payments: [] };
}

function paidWith(session: SplitSession, payments: readonly SplitPayment[]): SplitSession {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return { ...session, payments, bill: { ...session.bill, outstanding: session.bill.total - paid } };
}

/** Returns the payment for a requested share, as the server books it. */
function paymentOf(session: SplitSession, step: number, share: ShareRequest | undefined): SplitPayment {
  const wanted = shareOf(session, step, share);
  if ('refusal' in wanted) throw new Error(wanted.refusal.code);
  const { amount, lines } = wanted.share;
  return { amount, share, lines };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function expectWhole(session: SplitSession, shares: readonly ShareParts[]): void {
  const bill = partsOfBill(session);
  for (const name of SHARE_PART_NAMES)
    expect(sumOf(shares.map((parts) => parts[name])), name).toBe(bill[name]);
  expect(sumOf(shares.map(sumOfParts))).toBe(session.bill.total);
}

describe('any bill, split among any guests', () => {
  it('P10.1 P10.3 P10.4 the shares of dishes and of guests sum to the bill in every part', () => {
    fc.assert(
      fc.property(drawn, ({ session, step }) => {
        const { dishes, guests } = splitBill(session, step);
        for (const shares of [dishes, guests]) {
          // A bill may be of nothing but a seat charge.
          if (shares.length === 0) continue;
          expectWhole(
            session,
            shares.map(({ parts }) => parts),
          );
          expect(sumOf(shares.map(({ amount }) => amount))).toBe(session.bill.outstanding);
          expect(new Set(shares.map(({ carried }) => carried))).toEqual(new Set([0]));
        }
      }),
      SEEDED,
    );
  });

  it('P10.5 equal shares sum to the bill in every part and are coins that differ by one at most', () => {
    fc.assert(
      fc.property(
        drawn,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(1, 10, 50),
        ({ session, step }, parts, coins) => {
          if (session.bill.total === 0) return;
          const coin = step * coins;
          const { payments, shares } = payInParts(session, { step, coin }, parts);
          const amounts = payments.map(({ amount }) => amount);
          if (amounts.length === parts) expectWhole(session, shares);
          expect(sumOf(amounts)).toBe(session.bill.total);
          expect(amounts.filter((amount) => amount % coin !== 0).length).toBeLessThanOrEqual(1);
          expect(
            Math.max(...amounts) - (amounts.length < parts ? 0 : Math.min(...amounts)),
          ).toBeLessThanOrEqual(coin);
        },
      ),
      SEEDED,
    );
  });

  it('P1.2 P10.1 no amount is negative, and every amount is a multiple of the step', () => {
    fc.assert(
      fc.property(drawn, ({ session, step }) => {
        const { dishes, guests } = splitBill(session, step);
        for (const { parts, amount } of [...dishes, ...guests]) {
          const { adjusts, rounding, ...others } = parts;
          expect(Math.min(amount, ...Object.values(others))).toBeGreaterThanOrEqual(0);
          expect([...Object.values(parts), amount].filter((each) => each % step !== 0)).toEqual([]);
        }
      }),
      SEEDED,
    );
  });

  it('P10.6 in any order and manner of payment nothing is left and no amount is negative', () => {
    fc.assert(
      fc.property(drawn, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), ({ session, step }, dice) => {
        let now = session;
        for (const die of dice) {
          if (now.bill.outstanding === 0) break;
          const wanted = shareOf(now, step, requestOf(now, die));
          if ('refusal' in wanted) continue;
          expect(wanted.share.amount).toBeGreaterThan(0);
          expect(wanted.share.amount).toBeLessThanOrEqual(now.bill.outstanding);
          now = paidWith(now, [...now.payments, paymentOf(now, step, requestOf(now, die))]);
        }
        if (now.bill.outstanding > 0) now = paidWith(now, [...now.payments, paymentOf(now, step, undefined)]);
        expect(now.bill.outstanding).toBe(0);
      }),
      SEEDED,
    );
  });

  it('P10.4 P10.6 the order of payment does not change a guest’s amount', () => {
    fc.assert(
      fc.property(drawn, fc.integer(), ({ session, step }, seed) => {
        const told = new Map(splitBill(session, step).guests.map(({ guest, amount }) => [guest, amount]));
        let now = session;
        for (const guest of shuffled([...told.keys()], seed)) {
          const amount = told.get(guest) ?? 0;
          const share = { kind: 'guest', guests: [guest] } as const;
          if (amount === 0) continue;
          const payment = paymentOf(now, step, share);
          expect(payment.amount).toBe(amount);
          now = paidWith(now, [...now.payments, payment]);
        }
        expect(now.bill.outstanding).toBe(0);
      }),
      SEEDED,
    );
  });

  it('P10.6 a pending share is reserved, and released if the payment fails', () => {
    fc.assert(
      fc.property(drawn, fc.nat(), ({ session, step }, die) => {
        const before = splitBill(session, step);
        const wanted = shareOf(session, step, requestOf(session, die));
        if ('refusal' in wanted) return;
        const pending = [paymentOf(session, step, requestOf(session, die))];
        const meanwhile = { ...session, pendingPayments: pending };
        expect(splitBill(meanwhile, step).open).toBe(before.open - wanted.share.amount);
        const { dishes } = splitBill(meanwhile, step);
        expect(sumOf(dishes.map(({ amount }) => amount))).toBeLessThanOrEqual(
          before.open - wanted.share.amount,
        );
        expect(splitBill({ ...meanwhile, pendingPayments: [] }, step)).toEqual(before);
      }),
      SEEDED,
    );
  });
});

function payInParts(
  session: SplitSession,
  { step, coin }: { readonly step: number; readonly coin: number },
  parts: number,
) {
  const payments: SplitPayment[] = [];
  const shares: ShareParts[] = [];
  let now = session;
  while (now.bill.outstanding > 0 && equalPartsLeft(now, parts) > 0) {
    const share = { kind: 'equal', parts, count: 1 } as const;
    const wanted = shareOf(now, step, share, coin);
    if ('refusal' in wanted) throw new Error(wanted.refusal.code);
    expect(wanted.share.carried).toBe(0);
    payments.push({ amount: wanted.share.amount, share, lines: wanted.share.lines });
    shares.push(wanted.share.parts);
    now = paidWith(session, payments);
  }
  return { payments, shares };
}

/** Returns a request that the number selects. */
function requestOf({ guests = [], products }: SplitSession, die: number): ShareRequest | undefined {
  const parts = (die % 7) + 1;
  switch (die % 4) {
    case 0:
      return { kind: 'guest', guests: [((die >> 2) % guests.length) + 1, ((die >> 5) % guests.length) + 1] };
    case 1:
      return { kind: 'lines', lines: products.filter((_, at) => (die >> (at + 2)) & 1).map(({ id }) => id) };
    case 2:
      return { kind: 'equal', parts, count: ((die >> 5) % parts) + 1 };
    default:
      return undefined;
  }
}

function shuffled<Value>(values: readonly Value[], seed: number): readonly Value[] {
  return values
    .map((value, at) => ({ value, rank: Math.imul(seed ^ at, 2_654_435_761) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}
