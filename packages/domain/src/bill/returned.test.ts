import { describe, expect, it } from 'vitest';
import { explainBill } from '../explanation/index.ts';
import { aBill, aSection, aSession, aShop, aTax, pricedLines } from '../testing/builders.ts';
import { priceBill } from './price-bill.ts';

const SERVICE = aSection({ percent: 10 });

describe('an amount given back after payment', () => {
  it('P11.1 lowers dishes, service and an added tax in proportion', () => {
    const bill = aBill({
      ...pricedLines(6000, 4000),
      section: SERVICE,
      taxes: [aTax({ percent: 10, includeServiceCharge: true })],
    });
    const sold = priceBill(bill);
    // 100.00 of dishes, 10.00 service, 11.00 tax
    expect([sold.surcharge, sold.taxes[0]?.amount, sold.total]).toEqual([1000, 1100, 12_100]);
    const left = priceBill({ ...bill, session: { ...bill.session, returned: 6050 } });
    expect(left).toMatchObject({
      ...{ subTotal: 10_000, surcharge: 500, returned: 6050, total: 6050, outstanding: 6050 },
      lines: [
        { lineTotal: 6000, returned: 3000 },
        { lineTotal: 4000, returned: 2000 },
      ],
      taxes: [{ amount: 550 }],
    });
  });

  it('P11.1 takes an included tax out of what is left, and of nothing takes none', () => {
    const bill = aBill({ ...pricedLines(10_500), taxes: [aTax({ percent: 5, included: true })] });
    const taxAfter = (returned: number) =>
      priceBill({ ...bill, session: { ...bill.session, returned } }).taxes[0]?.amount;
    expect([0, 5250, 10_500].map(taxAfter)).toEqual([500, 250, 0]);
  });

  it('P11.1 leaves three thirds as one whole', () => {
    const bill = aBill({ ...pricedLines(3333, 3333, 3334), taxes: [aTax({ percent: 7 })] });
    const { total } = priceBill(bill);
    const thirds = [1, 2, 3].map((part) => Math.round((total * part) / 3));
    const last = thirds
      .map((returned) => priceBill({ ...bill, session: { ...bill.session, returned } }))
      .at(-1);
    expect(last).toEqual(priceBill({ ...bill, session: { ...bill.session, returned: total } }));
    expect(last).toMatchObject({ total: 0, taxes: [{ amount: 0 }] });
  });

  it('P11.1 is at most the total, so a later void of a dish reckons it again', () => {
    const bill = aBill(pricedLines(2000));
    const left = priceBill({ ...bill, session: { ...bill.session, returned: 9900 } });
    expect(left).toMatchObject({ returned: 2000, total: 0 });
  });

  it('P11.2 an adjustment after payment is a row and a step of its own', () => {
    const bill = aBill({ ...pricedLines(2000), shop: aShop({}) });
    const session = { ...aSession(bill.session), afterPayment: -300, returned: 700 };
    const explained = explainBill({ ...bill, session });
    expect(explained.bill).toMatchObject({ adjusts: 0, afterPayment: -300, returned: 700, total: 1000 });
    const steps = explained.explanation.order.map(({ key, effect }) => [key, effect]);
    expect(steps).toContainEqual(['orderAfterPayment', -300]);
    expect(steps).toContainEqual(['orderReturned', -700]);
  });

  it('P1.1 P1.5 P11.1 is exact on a bill of 10^13 hundredths', () => {
    const bill = aBill({
      ...pricedLines(6_000_000_000_001, 3_999_999_999_999),
      section: SERVICE,
      taxes: [aTax({ percent: 8.25, includeServiceCharge: true })],
    });
    const sold = priceBill(bill);
    const tax = 907_500_000_000;
    expect([sold.surcharge, sold.taxes[0]?.amount, sold.total]).toEqual([
      ...[1_000_000_000_000, tax, 11_000_000_000_000 + tax],
    ]);
    const half = sold.total / 2;
    const left = priceBill({ ...bill, session: { ...bill.session, returned: half } });
    expect(left).toMatchObject({ total: half, surcharge: 500_000_000_000, taxes: [{ amount: tax / 2 }] });
    expect(left.lines.map(({ returned }) => returned)).toEqual([3_000_000_000_001, 1_999_999_999_999]);
  });
});
