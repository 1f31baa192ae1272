import { performance } from 'node:perf_hooks';
import { demoOrganisation } from '@comanda/demo';
import { type CartLine, createCatalogue, type DiscountRule, explainBill } from '@comanda/domain';
import { type Bench, median, rounded } from './report.ts';

const RUNS = 2000;
const LINES = 40;
const RULES = 30;

const EFFECTS = [
  { for: 'product', discountType: 'percent', discount: 5 },
  { for: 'product', discountType: 'percentPre', discount: 3 },
  { for: 'product', discountType: 'amount', discount: 100 },
  { for: 'order', discountType: 'amount', discount: 200 },
  { for: 'product', discountType: 'pickNMaxPrice', discount: 1, repeat: true },
] as const;

/** Rules of every kind, each over some of the categories; some do not reach their minimum. */
function someRules(categories: readonly string[]): readonly DiscountRule[] {
  return Array.from({ length: RULES }, (_, index) => ({
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

/** A large table's bill with the reason of every amount: 40 lines with options, 30 rules, 3 taxes. */
export const engine: Bench = {
  name: 'engine',
  async measure() {
    const { products, productOptions, shops, sections } = demoOrganisation();
    const [shop] = shops;
    if (!shop) throw new Error('the demo has no shop');
    const section = sections.find((each) => each.shops.includes(shop._id) && each.sectionSettings);
    const catalogue = createCatalogue({ products, productOptions });
    const sold = products.filter((product) => product.shops?.includes(shop._id) ?? true);
    const lines: readonly CartLine[] = sold.slice(0, LINES).map((product, index) => ({
      id: `line-${index}`,
      product: product._id,
      quantity: 1 + (index % 3),
      options: (product.options ?? []).flatMap((id) => {
        const option = productOptions.find(({ _id }) => _id === id);
        const choice = option?.options.find(({ type }) => type !== 'product');
        return choice ? [{ option: id, selections: [{ _id: choice._id, quantity: 1 }] }] : [];
      }),
    }));
    const input = {
      now: '2026-03-02T12:30:00+08:00',
      shop,
      section,
      session: { type: 'dineIn' as const, tables: [{ item: 't1', capacity: 4 }], products: lines },
      catalogue,
      discounts: someRules([...new Set(sold.map(({ category }) => category))]),
      taxes: [
        { _id: 'vat', status: 'active', percent: 5, included: true },
        { _id: 'city', status: 'active', percent: 1.25, includeServiceCharge: true },
        { _id: 'seat', status: 'active', percent: 6, includeAmountPerPerson: true },
      ],
    };
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now();
      explainBill(input);
      times.push(performance.now() - from);
    }
    return {
      bench: 'engine',
      unit: 'ms',
      value: rounded(median(times.slice(RUNS / 2))),
      target: 1,
      bound: 'atMost',
      lines: LINES,
      rules: RULES,
      taxes: 3,
    };
  },
};
