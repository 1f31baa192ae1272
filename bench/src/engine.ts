import { performance } from 'node:perf_hooks';
import { demoOrganisation } from '@comanda/demo';
import {
  type BillInput,
  type CartLine,
  createCatalogue,
  type DiscountRule,
  explainBill,
} from '@comanda/domain';
import { type Bench, median, rounded } from './report.ts';

const RUNS = 1000;
const LINES = 40;
const RULES = 30;
/** Factor between the bills that show how the cost grows. */
const TIMES = 4;

const EFFECTS = [
  { for: 'product', discountType: 'percent', discount: 5 },
  { for: 'product', discountType: 'percentPre', discount: 3 },
  { for: 'product', discountType: 'amount', discount: 100 },
  { for: 'order', discountType: 'amount', discount: 200 },
  { for: 'product', discountType: 'pickNMaxPrice', discount: 1, repeat: true },
] as const;

/** Rules of every kind, each over some of the categories; some do not reach their minimum. */
function someRules(count: number, categories: readonly string[]): readonly DiscountRule[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `rule-${index}`,
    type: 'discount' as const,
    priority: index % 7,
    ...(EFFECTS[index % EFFECTS.length] ?? EFFECTS[0]),
    conditions: [
      {
        for: 'product' as const,
        category: categories.filter((_category, place) => place % 5 === index % 5),
        minTotal: (index % 6) * 5000,
        minQty: index % 4,
      },
    ],
  }));
}

/** Creates a bill of the demo's shop: so many lines with options, so many rules, 3 taxes. */
function aBill(lineCount: number, ruleCount: number): BillInput {
  const { products, productOptions, shops, sections } = demoOrganisation();
  const [shop] = shops;
  if (!shop) throw new Error('the demo has no shop');
  const section = sections.find((each) => each.shops.includes(shop._id) && each.sectionSettings);
  const sold = products.filter((product) => product.shops?.includes(shop._id) ?? true).slice(0, LINES);
  const lines = Array.from({ length: lineCount }, (_, index): CartLine => {
    const product = sold[index % sold.length];
    return {
      id: `line-${index}`,
      product: product?._id,
      quantity: 1 + (index % 3),
      options: (product?.options ?? []).flatMap((id) => {
        const option = productOptions.find(({ _id }) => _id === id);
        const choice = option?.options.find(({ type }) => type !== 'product');
        return choice ? [{ option: id, selections: [{ _id: choice._id, quantity: 1 }] }] : [];
      }),
    };
  });
  return {
    now: '2026-03-02T12:30:00+08:00',
    shop,
    section,
    session: { type: 'dineIn', tables: [{ item: 't1', capacity: 4 }], products: lines },
    catalogue: createCatalogue({ products, productOptions }),
    discounts: someRules(ruleCount, [...new Set(sold.map(({ category }) => category))]),
    taxes: [
      { _id: 'vat', status: 'active', percent: 5, included: true },
      { _id: 'city', status: 'active', percent: 1.25, includeServiceCharge: true },
      { _id: 'seat', status: 'active', percent: 6, includeAmountPerPerson: true },
    ],
  };
}

/** Milliseconds that a bill with the reason of every amount takes, once the engine is warm. */
function timeOf(input: BillInput): number {
  const times = Array.from({ length: RUNS }, () => {
    const from = performance.now();
    explainBill(input);
    return performance.now() - from;
  });
  return median(times.slice(RUNS / 2));
}

/**
 * A large table's bill with the reason of every amount: 40 lines with options, 30 rules, 3 taxes. `moreLines` and
 * `moreRules` say how the cost grows with four times as many: 4 is in proportion.
 */
export const engine: Bench = {
  name: 'engine',
  async measure() {
    const value = timeOf(aBill(LINES, RULES));
    return {
      bench: 'engine',
      unit: 'ms',
      value: rounded(value),
      target: 1,
      bound: 'atMost',
      lines: LINES,
      rules: RULES,
      taxes: 3,
      moreLines: rounded(timeOf(aBill(LINES * TIMES, RULES)) / value),
      moreRules: rounded(timeOf(aBill(LINES, RULES * TIMES)) / value),
    };
  },
};
