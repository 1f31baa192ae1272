import type { Section, Shop, TableSession } from '@comanda/contract';
import { expect, test } from 'vitest';
import { aBill, anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { servicePercent } from './service-percent.ts';

const shop = { timezone: 'Asia/Hong_Kong', currency: 'HKD' } as Shop;
const charging = (percent: number, takeAwayPercent = 5): Pick<Section, 'sectionSettings'> => ({
  sectionSettings: [{ from: '00:00', to: '24:00', percent, takeAwayPercent }],
});
const billed = (id: string, lineTotal: number, surcharge: number, discount = 0) => ({
  id,
  unitPrice: lineTotal,
  lineTotal,
  discount,
  surcharge,
});
const eaten = (changes: Partial<TableSession> = {}) =>
  anOrder({
    type: 'dineIn',
    products: [aPlacedLine({ id: 'a' }), aPlacedLine({ id: 'b' })],
    bill: aBill({ lines: [billed('a', 4000, 400), billed('b', 2000, 200)], surcharge: 600 }),
    ...changes,
  });

test("returns the section's percentage at that hour", () => {
  expect(servicePercent(eaten(), shop, charging(10))).toBe(10);
});

test('returns it with a discount taken off before the charge', () => {
  const bill = aBill({ lines: [billed('a', 4000, 360, 400)], surcharge: 360 });
  expect(servicePercent(eaten({ bill }), shop, charging(10))).toBe(10);
});

test('is undefined for lines at different rates, or without a charge', () => {
  const products = [aPlacedLine({ id: 'a' }), aPlacedLine({ id: 'b', takeAway: true })];
  const bill = aBill({ lines: [billed('a', 4000, 400), billed('b', 2000, 100)], surcharge: 500 });
  expect(servicePercent(eaten({ products, bill }), shop, charging(10))).toBeUndefined();
  expect(servicePercent(eaten({ bill: aBill() }), shop, charging(10))).toBeUndefined();
});

test("is undefined if the section's rate has changed since", () => {
  const bill = aBill({ lines: [billed('a', 100_000, 10_000)], surcharge: 10_000 });
  expect(servicePercent(eaten({ bill }), shop, charging(15))).toBeUndefined();
  expect(servicePercent(eaten({ bill }), shop, charging(5))).toBeUndefined();
});
