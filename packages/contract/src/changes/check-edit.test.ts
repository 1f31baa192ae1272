import { expect, it } from 'vitest';
import { checkEdit } from './check-edit.ts';

const isTaken = (path: string, value: unknown) => checkEdit({ list: 'shops', entity: 's1', path, value }).ok;

it('B5.4 texts of receipts have several lines in every language, and no more than a receipt holds', () => {
  expect(isTaken('receiptHead', { en: 'BR 12345678\nTable tax 10%' })).toBe(true);
  expect(isTaken('receiptFoot.cht', '多謝')).toBe(true);
  expect(isTaken('receiptFoot', undefined)).toBe(true);
  expect(isTaken('receiptFoot', { en: 'x'.repeat(401) })).toBe(false);
  expect(isTaken('receiptFoot', 'Thank you')).toBe(false);
});

it('B5.2 rounding of cash has a step above zero, and money paid twice goes back or waits', () => {
  expect(isTaken('cashRound', { step: 5, method: 'nearest' })).toBe(true);
  expect(isTaken('cashRound', { step: 0, method: 'nearest' })).toBe(false);
  expect(isTaken('cashRound', { step: 5, method: 'even' })).toBe(false);
  expect([isTaken('cashRoundFor', 'counter'), isTaken('refundOverpaid', 'ask')]).toEqual([true, true]);
  expect([isTaken('cashRoundFor', 'all'), isTaken('refundOverpaid', 'never')]).toEqual([false, false]);
});
