import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillInput, priceBill } from '../bill/index.ts';
import type { CartLine } from '../model/index.ts';
import { stepOf } from '../money/index.ts';
import { aBill, aCatalogue, aLine, aProduct, aSession } from '../testing/builders.ts';
import { SEEDED, scenes } from '../testing/scenes.ts';
import { manualReduction } from '../till/index.ts';
import { type PriceChange, withPriceChanges, withPricesByHand } from './prices-by-hand.ts';

const changes = fc.oneof(
  fc.record({ manualPrice: fc.nat(30_000), reason: fc.constant({ kind: 'price' as const }) }),
  fc.record({
    reason: fc.record({ kind: fc.constant('discount' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  }),
  fc.record({ reason: fc.constant({ kind: 'comp' as const }) }),
  fc.constant({}),
);
const acts = fc.array(fc.tuple(fc.nat(20), changes), { maxLength: 8 });

function contextOf(input: BillInput) {
  return { ...input, step: stepOf(input.shop) };
}

/** Returns the bill after prices were set by hand, one after another. */
function after(input: BillInput, given: readonly (readonly [number, PriceChange])[]): BillInput {
  const products = given.reduce<readonly CartLine[]>((lines, [at, change]) => {
    const line = lines[at % Math.max(1, lines.length)];
    return line === undefined
      ? lines
      : withPriceChanges(lines, new Map([[line.id, change]]), contextOf(input));
  }, input.session.products);
  return { ...input, session: { ...input.session, products } };
}

describe('prices set by hand (till T4.4)', () => {
  it('T4.4 leave every bill the sum of its parts, and give back what they took', () => {
    fc.assert(
      fc.property(scenes, acts, (input, given) => {
        const changed = after(input, given);
        const bill = priceBill(changed);
        expect(bill.subTotal).toBe(bill.lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
        expect(bill.lines.every(({ lineTotal, discount }) => lineTotal >= discount && discount >= 0)).toBe(
          true,
        );
        const comps = changed.session.products.filter(({ reason }) => reason?.kind === 'comp');
        const free = new Set(comps.map(({ id }) => id));
        for (const line of bill.lines) if (free.has(line.id)) expect(line.unitPrice).toBe(0);
        expect(manualReduction(changed).takenOff).toBeGreaterThanOrEqual(0);
        const everyLine = input.session.products.map((_line, index) => [index, {}] as const);
        const plain = input.session.products.map(({ openKey: _key, ...line }) => line);
        expect(priceBill(after(changed, everyLine))).toEqual(
          priceBill({ ...input, session: { ...input.session, products: plain } }),
        );
      }),
      SEEDED,
    );
  });

  it('T4.4 are a percentage less half a step up, of the dish with its options', () => {
    const input = aBill({ catalogue: aCatalogue([aProduct({ price: 1005 })]) });
    const percent = (value: number) =>
      priceBill(after(input, [[0, { reason: { kind: 'discount', percent: value } }]])).lines[0]?.unitPrice;
    expect([10, 50, 99.99, 100].map(percent)).toEqual([904, 502, 0, 0]);
  });

  it('T4.4 T2.4 count what is taken off an entered price, not the price itself', () => {
    const catalogue = aCatalogue([aProduct({ price: 9000, openPrice: true })]);
    const entered = aBill({ catalogue, session: aSession({ products: [aLine({ manualPrice: 5000 })] }) });
    const products = withPricesByHand(entered.session.products, contextOf(entered));
    const input = { ...entered, session: { ...entered.session, products } };
    expect(products[0]).toMatchObject({ openPrice: 5000, openKey: -4000 });
    expect(manualReduction(input)).toEqual({ takenOff: 0, subTotal: 5000 });
    const less = after(input, [[0, { reason: { kind: 'discount', percent: 10 } }]]);
    expect(manualReduction(less)).toEqual({ takenOff: 500, subTotal: 5000 });
  });
});
