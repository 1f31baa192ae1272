import { describe, expect, it } from 'vitest';
import { share } from '../money/index.ts';
import { aBill, aShop, aTax, pricedLines } from '../testing/builders.ts';
import { priceBill } from './price-bill.ts';

describe('published figures', () => {
  it.each([
    ['Square, catalogue API, TaxInclusionType', 100, 10, 91, 9],
    ['Everest, sales price inclusive of tax', 11_000, 10, 10_000, 1000],
    ['Zuora, rounding rule for inclusive tax mode, rounding the tax', 299, 4, 287, 12],
    ['worked by hand', 5250, 12, 4687, 563],
  ])('P5.4 %s: of %i at %d %% included, %i are net and %i tax', (_, price, percent, net, tax) => {
    const bill = priceBill(aBill({ ...pricedLines(price), taxes: [aTax({ percent, included: true })] }));
    expect([bill.total - (bill.taxes[0]?.amount ?? 0), bill.taxes[0]?.amount]).toEqual([net, tax]);
  });

  it.each([
    ['Everest, tax column of sales documents', 11_000, 10, 1100, 12_100],
    ['Square, catalogue API, TaxInclusionType', 100, 10, 10, 110],
  ])('P5.4 %s: on %i at %d %% added, %i are tax, %i the total', (_, price, percent, tax, total) => {
    const bill = priceBill(aBill({ ...pricedLines(price), taxes: [aTax({ percent })] }));
    expect([bill.taxes[0]?.amount, bill.total]).toEqual([tax, total]);
  });

  it.each([
    ['dinero.js, discussion 423', 51_998, 10, [...Array(8).fill(5200), 5199, 5199]],
    ['Fowler, Patterns of Enterprise Application Architecture, Money', 5, 2, [3, 2]],
    ['worked by hand', 1000, 3, [334, 333, 333]],
  ])('P1.5 %s: %i in %i equal parts', (_, amount, count, parts) => {
    expect(share(amount, Array(count).fill(1), 1)).toEqual(parts);
  });

  it.each([
    ['Oracle Xstore, currency rounding', 16_144, 'round', 16_145],
    ['Oracle Xstore, currency rounding', 23_651, 'round', 23_650],
    ['worked by hand', 1992, 'ceil', 1995],
    ['worked by hand', 1992, 'floor', 1990],
  ])('P5.5 %s: %i to 0.05 by %s is %i', (_, price, priceRoundMethod, total) => {
    const shop = aShop({ priceRoundFactor: 5, priceRoundMethod });
    expect(priceBill(aBill({ ...pricedLines(price), shop })).total).toBe(total);
  });
});
