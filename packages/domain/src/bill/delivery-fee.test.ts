import { describe, expect, it } from 'vitest';
import { explainBill } from '../explanation/index.ts';
import type { DeliveryZone } from '../model/index.ts';
import { aBill, aLine, aMember, aRule, aSection, aSession, aTax } from '../testing/builders.ts';
import { dishesTotal } from './delivery-fee.ts';
import { priceBill } from './price-bill.ts';

const ZONE: DeliveryZone = { _id: 'z1', name: 'Harbour', fee: 1500 };
const delivered = (overrides: Parameters<typeof aBill>[0] = {}) =>
  aBill({ zone: ZONE, session: aSession({ type: 'delivery' }), ...overrides });

describe('the delivery fee', () => {
  it('P5.6 is part of the total, and only of a bill that is delivered', () => {
    expect(priceBill(delivered())).toMatchObject({ subTotal: 1000, deliveryFee: 1500, total: 2500 });
    for (const type of ['dineIn', 'dineInNoTable', 'takeAway'] as const)
      expect(priceBill(delivered({ session: aSession({ type }) }))).not.toHaveProperty('deliveryFee');
    expect(priceBill(delivered({ zone: undefined }))).not.toHaveProperty('deliveryFee');
  });

  it.each([
    [1001, 1500],
    [1000, 0],
    [999, 0],
  ])('P5.6 dishes of 1000, free from %i: %i', (freeFrom, fee) => {
    expect(priceBill(delivered({ zone: { ...ZONE, freeFrom } })).deliveryFee).toBe(fee);
  });

  it('P5.6 depends on the dishes after all discounts only', () => {
    const zone = { ...ZONE, freeFrom: 900 };
    const feeOf = (overrides: Parameters<typeof aBill>[0]) =>
      priceBill(delivered({ zone, ...overrides })).deliveryFee;
    expect(feeOf({ discounts: [aRule({ discount: 10 })] })).toBe(0);
    expect(feeOf({ discounts: [aRule({ discount: 11 })] })).toBe(1500);
    expect(feeOf({ discounts: [aRule({ discount: 5 })], user: aMember() })).toBe(1500);
    const tipped = {
      session: aSession({ type: 'delivery', tips: 500 }),
      discounts: [aRule({ discount: 11 })],
    };
    expect(feeOf({ ...tipped, section: aSection({ takeAwayPercent: 50 }), taxes: [aTax()] })).toBe(1500);
  });

  it('P5.6 takes no surcharge and no discount', () => {
    const bill = priceBill(
      delivered({ section: aSection({ takeAwayPercent: 10 }), discounts: [aRule({ discount: 50 })] }),
    );
    expect(bill).toMatchObject({ surcharge: 100, deliveryFee: 1500, total: 500 + 100 + 1500 });
  });

  it('P5.6 is 0 when no dish is left', () => {
    const session = aSession({ type: 'delivery', products: [aLine({ status: 'cancel' })] });
    expect(priceBill(delivered({ session }))).toMatchObject({ deliveryFee: 0, total: 0 });
  });

  it('P5.4 P5.6 a tax covers it with the service charge', () => {
    const taxOf = (tax: Parameters<typeof aTax>[0]) => priceBill(delivered({ taxes: [aTax(tax)] })).taxes[0];
    expect(taxOf({})).toMatchObject({ amount: 100 });
    expect(taxOf({ includeServiceCharge: true })).toMatchObject({ amount: 250 });
    expect(taxOf({ includeServiceCharge: true, included: true })).toMatchObject({ amount: 227 });
    const ofOthers = { conditions: [{ for: 'product' as const, product: ['p9'] }] };
    expect(taxOf({ includeServiceCharge: true, ...ofOthers })).toMatchObject({ amount: 150 });
    expect(taxOf({ includeAmountPerPerson: true, ...ofOthers })).toMatchObject({ amount: 0 });
  });

  it('P5.6 P6.1 is explained, also when it is free', () => {
    const stepOf = (zone: DeliveryZone) =>
      explainBill(delivered({ zone })).explanation.order.find(({ key }) => key.startsWith('orderDelivery'));
    expect(stepOf(ZONE)).toEqual({
      key: 'orderDelivery',
      params: { zone: 'z1', name: 'Harbour' },
      before: 1000,
      effect: 1500,
      after: 2500,
    });
    expect(stepOf({ ...ZONE, freeFrom: 800 })).toMatchObject({
      key: 'orderDeliveryFree',
      params: { zone: 'z1', name: 'Harbour', fee: 1500, freeFrom: 800 },
      effect: 0,
    });
    expect(stepOf({ ...ZONE, fee: 0 })).toBeUndefined();
  });

  it('sums the dishes after discounts', () => {
    expect(dishesTotal(priceBill(delivered({ discounts: [aRule()], user: aMember() })))).toBe(810);
  });
});
