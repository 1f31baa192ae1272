import { expect, test } from 'vitest';
import { seatChargeAt } from './seat-charge.ts';

const shop = { _id: 's', currency: 'HKD', timezone: 'Asia/Hong_Kong' };
const dinner = { sectionSettings: [{ from: '18:00', to: '23:00', amountPerPerson: 500 }] };

test('a seat is charged in the hours that charge it', () => {
  expect(seatChargeAt(shop, dinner, Date.parse('2026-03-02T19:00:00+08:00'))).toBe(500);
  expect(seatChargeAt(shop, dinner, Date.parse('2026-03-02T12:00:00+08:00'))).toBe(0);
  expect(seatChargeAt(shop, {}, 0)).toBe(0);
});
