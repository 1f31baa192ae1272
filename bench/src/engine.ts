import { performance } from 'node:perf_hooks';
import { demoOrganisation } from '@comanda/demo';
import { type CartLine, createCatalogue, priceBill } from '@comanda/domain';
import { type Bench, median, rounded } from './report.ts';

const RUNS = 2000;
const LINES = 40;

/** A large table's bill: 40 lines with options, 3 taxes. */
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
      taxes: [
        { _id: 'vat', status: 'active', percent: 5, included: true },
        { _id: 'city', status: 'active', percent: 1.25, includeServiceCharge: true },
        { _id: 'seat', status: 'active', percent: 6, includeAmountPerPerson: true },
      ],
    };
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now();
      priceBill(input);
      times.push(performance.now() - from);
    }
    return {
      bench: 'engine',
      unit: 'ms',
      value: rounded(median(times.slice(RUNS / 2))),
      target: 1,
      bound: 'atMost',
      lines: LINES,
      taxes: 3,
    };
  },
};
