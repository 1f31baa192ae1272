import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SectionSetting, Shop, TaxSetting } from '../model/index.ts';
import {
  aBill,
  aCatalogue,
  aLine,
  anOption,
  aProduct,
  aRule,
  aSection,
  aSession,
  aShop,
  aTax,
  choosing,
  pricedLines,
} from '../testing/builders.ts';
import { priceBill } from './price-bill.ts';

describe('price time', () => {
  const section = {
    _id: 'sec1',
    sectionSettings: [
      { from: '18:00', to: '23:00', percent: 20 },
      { from: '00:00', to: '24:00', percent: 10 },
    ],
  };

  it('P5.1 is now until the session is saved, then its start', () => {
    const at = (overrides: object) => priceBill(aBill({ section, session: aSession(overrides) })).surcharge;
    const startTime = '2026-03-02T18:00:00+08:00';
    expect(at({ startTime })).toBe(100);
    expect(at({ startTime, _id: 'x' })).toBe(200);
    expect(at({ _id: 'x' })).toBe(100);
  });
});

describe('surcharge', () => {
  const surcharges = (setting: Partial<SectionSetting>, overrides: Parameters<typeof aBill>[0]) => {
    const bill = priceBill(aBill({ section: aSection(setting), ...overrides }));
    return [bill.surcharge, ...bill.lines.map((line) => line.surcharge)];
  };

  it('P5.2 rounds up once for all lines of a rate and is shared exactly', () => {
    expect(surcharges({ percent: 10 }, pricedLines(333, 333, 333))).toEqual([100, 34, 33, 33]);
    expect(surcharges({ percent: 10 }, { ...pricedLines(10_100), shop: aShop({ currency: 'JPY' }) })).toEqual(
      [1100, 1100],
    );
  });

  it('P5.2 takes the takeaway rate for a line or a session off the premises', () => {
    const setting = { percent: 10, takeAwayPercent: 4 };
    expect(surcharges(setting, { session: aSession({ products: [aLine({ takeAway: true })] }) })).toEqual([
      40, 40,
    ]);
    expect(surcharges(setting, { session: aSession({ type: 'delivery' }) })).toEqual([40, 40]);
    expect(surcharges(setting, { session: aSession({ type: 'dineInNoTable' }) })).toEqual([100, 100]);
  });

  it("P5.2 a product, an option or a set's parent may be free of it", () => {
    const free = anOption({ _id: 'free', type: 'freeSurcharge' });
    const set = anOption({
      _id: 'set',
      options: [{ _id: 'c2', type: 'product', product: 'p1', price: 500 }],
    });
    const catalogue = aCatalogue([aProduct(), aProduct({ _id: 'p2', freeSurcharge: true })], [free, set]);
    const child = aLine({ id: 'l2', fromProduct: 'l1', fromOption: 'set', fromChoice: 'c2' });
    const billOf = (products: readonly ReturnType<typeof aLine>[]) =>
      surcharges({ percent: 10 }, { catalogue, session: aSession({ products }) });
    expect(billOf([aLine(), child])).toEqual([150, 100, 50]);
    expect(billOf([aLine({ product: 'p2' }), child])).toEqual([0, 0, 0]);
    expect(billOf([aLine({ options: [choosing('free', 'c1')] }), child])).toEqual([0, 0, 0]);
  });

  it('P5.2 is lowered only by rules before the service charge', () => {
    const discounts = [aRule({ discount: 50 })];
    expect(surcharges({ percent: 10 }, { discounts })).toEqual([100, 100]);
    expect(
      surcharges({ percent: 10 }, { discounts: [aRule({ discount: 50, beforeServiceCharge: true })] }),
    ).toEqual([50, 50]);
  });
});

describe('seat charge', () => {
  const setting = { percent: 5, amountPerPerson: 333 };
  const bill = (shop: Partial<Shop>, type: 'dineIn' | 'takeAway') => {
    const session = aSession({ type, tables: [{ item: 't1', capacity: 2 }, { item: 't2' }] });
    return priceBill(aBill({ shop: aShop(shop), section: aSection(setting), session }));
  };

  it('P5.3 is an amount per guest, one at a table without a number, dine-in only', () => {
    expect(bill({}, 'dineIn')).toMatchObject({ seatCharge: 999, surcharge: 50 });
    expect(bill({}, 'takeAway').seatCharge).toBe(0);
  });

  it('P5.3 has a surcharge, rounded up, in a shop that takes one', () => {
    expect(bill({ seatChargeSurcharge: true }, 'dineIn').surcharge).toBe(50 + 50);
  });
});

describe('tax', () => {
  const amounts = (taxes: readonly TaxSetting[], overrides: Parameters<typeof aBill>[0] = {}) =>
    priceBill(aBill({ taxes, ...overrides })).taxes.map((tax) => tax.amount);

  it('P5.4 is 5.63 for 12 % included in 52.50, and does not change the total', () => {
    const bill = priceBill(aBill({ ...pricedLines(5250), taxes: [aTax({ percent: 12, included: true })] }));
    expect(bill.taxes).toEqual([{ tax: 't1', amount: 563, included: true }]);
    expect(bill.total).toBe(5250);
  });

  it('P5.4 adds a tax on the exact net of the included ones', () => {
    const taxes = [aTax({ percent: 12, included: true }), aTax({ _id: 't2', percent: 8 })];
    expect(amounts(taxes, pricedLines(5250))).toEqual([563, 375]);
  });

  it('P5.4 sums the nets of different included taxes before it rounds once', () => {
    const ofFirst = { conditions: [{ for: 'product', product: ['p1'] }] } as const;
    const taxes = [
      aTax({ _id: 'a', percent: 10, included: true, ...ofFirst }),
      aTax({ _id: 'b', percent: 5 }),
    ];
    // 105 ÷ 1.1 + 101 = 196.4545…, of which 5 % are 9.8227.
    expect(amounts(taxes, pricedLines(105, 101))).toEqual([10, 10]);
  });

  it.each([
    ['floor', 12],
    ['ceil', 13],
    [undefined, 13],
  ])('P5.4 rounds by the shop: %s', (taxRoundMethod, expected) => {
    expect(amounts([aTax({ percent: 5 })], { ...pricedLines(250), shop: aShop({ taxRoundMethod }) })).toEqual(
      [expected],
    );
  });

  it('P5.4 selects line by line: exclusions first, then any product condition', () => {
    const product = { for: 'product', product: ['p1', 'p2'] } as const;
    const exclude = { for: 'exclude', product: ['p2'] } as const;
    expect(amounts([aTax({ conditions: [product, exclude] })], pricedLines(1000, 2000, 4000))).toEqual([100]);
    expect(amounts([aTax({ conditions: [{ for: 'order', minTotal: 1 }] })], pricedLines(1000, 2000))).toEqual(
      [300],
    );
  });

  it('P5.4 covers surcharge, seat charge and its surcharge as the tax is set', () => {
    const section = aSection({ percent: 10, amountPerPerson: 500 });
    const shop = aShop({ seatChargeSurcharge: true });
    const session = aSession({ tables: [{ item: 't1' }] });
    const taxed = (tax: Partial<TaxSetting>) => amounts([aTax(tax)], { section, shop, session });
    expect(taxed({})).toEqual([100]);
    expect(taxed({ includeServiceCharge: true })).toEqual([110]);
    expect(taxed({ includeAmountPerPerson: true })).toEqual([150]);
    expect(taxed({ includeServiceCharge: true, includeAmountPerPerson: true })).toEqual([165]);
  });

  it('P5.4 is listed by priority, also at 0, but not if it does not apply or is waived', () => {
    const listed = (taxes: readonly TaxSetting[]) =>
      priceBill(aBill({ taxes, discounts: [aRule()] })).taxes.map((tax) => tax.tax);
    const none = { conditions: [{ for: 'exclude' as const }] };
    expect(
      listed([aTax({ _id: 'b' }), aTax({ _id: 'a' }), aTax({ _id: 'z', priority: -1, ...none })]),
    ).toEqual(['z', 'a', 'b']);
    expect(listed([aTax({ status: 'inactive' })])).toEqual([]);
    expect(listed([aTax({ shops: ['s2'] })])).toEqual([]);
    expect(listed([aTax({ sections: ['sec9'] })])).toEqual([]);
    expect(listed([aTax({ orderType: ['takeAway'] })])).toEqual([]);
    expect(listed([aTax({ rules: ['r1'] })])).toEqual([]);
  });
});

describe('total', () => {
  const totalOf = (price: number, shop: Partial<Shop>) => {
    const { total, rounding } = priceBill(aBill({ ...pricedLines(price), shop: aShop(shop) }));
    return [total, rounding];
  };

  it.each([
    ['floor', 1010, 0, 1010, -9],
    ['round', 1010, 0, 1020, 1],
    ['no', 1010, 0, 1019, 0],
    [undefined, 1010, 0, 1020, 1],
  ])(
    'P5.5 is rounded to a multiple of the factor by %s',
    (priceRoundMethod, even, nothing, odd, difference) => {
      const shop = { priceRoundFactor: 10, priceRoundMethod };
      expect(totalOf(1010, shop)).toEqual([even, nothing]);
      expect(totalOf(1019, shop)).toEqual([odd, difference]);
    },
  );

  it('P5.5 includes tips and adjusts, is never below 0, and excludes tips of payments', () => {
    const session = aSession({ tips: 100, adjusts: -300, payments: [{ amount: 1000, tips: 50 }] });
    expect(priceBill(aBill({ session }))).toMatchObject({
      total: 800,
      paid: 1000,
      paymentTips: 50,
      outstanding: -200,
    });
    expect(priceBill(aBill({ session: aSession({ adjusts: -5000 }) })).total).toBe(0);
  });
});

describe('every bill', () => {
  const SEEDED = { seed: 20260302, numRuns: 150 };
  const line = fc.record({
    price: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    takeAway: fc.boolean(),
  });
  const scene = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    percent: fc.integer({ min: 0, max: 300_000 }).map((units) => units / 10_000),
    tax: fc.integer({ min: 0, max: 300_000 }).map((units) => units / 10_000),
    discount: fc.integer({ min: 0, max: 100 }),
    included: fc.boolean(),
  });
  type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;
  const billOf = ({ lines, percent, tax, discount, included }: Scene) => {
    const products = lines.map(({ price }, index) => aProduct({ _id: `p${index}`, price }));
    const cart = lines.map(({ quantity, takeAway }, index) =>
      aLine({ id: `l${index}`, product: `p${index}`, quantity, takeAway }),
    );
    return aBill({
      section: aSection({ percent, takeAwayPercent: 3 }),
      session: aSession({ products: cart }),
      catalogue: aCatalogue(products),
      discounts: [aRule({ discount }), aRule({ _id: 'r2', discountType: 'pickNMaxPrice', discount: 1 })],
      taxes: [aTax({ percent: tax, included, includeServiceCharge: true })],
    });
  };

  it('P1.5 P5.5 adds up, and nothing is negative', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const bill = priceBill(billOf(drawn));
        const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
        expect(sum(bill.lines.map((entry) => entry.lineTotal))).toBe(bill.subTotal);
        expect(sum(bill.lines.map((entry) => entry.surcharge))).toBe(bill.surcharge);
        expect(sum(bill.lines.map((entry) => entry.discount))).toBe(
          sum(bill.discounts.map((entry) => entry.amount)),
        );
        for (const entry of bill.lines) {
          expect(
            Math.min(entry.discount, entry.surcharge, entry.lineTotal - entry.discount),
          ).toBeGreaterThanOrEqual(0);
        }
        const added = sum(bill.taxes.map((tax) => (tax.included ? 0 : tax.amount)));
        const discount = sum(bill.discounts.map((entry) => entry.amount));
        expect(bill.total - bill.rounding).toBe(bill.subTotal - discount + bill.surcharge + added);
      }),
      SEEDED,
    );
  });

  it('P5.2 P5.4 does not depend on the ids of lines, nor its total on their order', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const input = billOf({ ...drawn, discount: 0 });
        const plain = { ...input, discounts: [] };
        const { products } = plain.session;
        const renamed = products.map((entry) => ({ ...entry, id: `x-${entry.id}` })).reverse();
        const other = priceBill({ ...plain, session: { ...plain.session, products: renamed } });
        expect(other.total).toBe(priceBill(plain).total);
      }),
      SEEDED,
    );
  });
});
