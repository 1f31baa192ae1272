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

it('M7.7 a tax register number has capitals, digits and hyphens, and may be taken away', () => {
  const taken = ['W10-1808-32000001', '201912345K', 'M2-1234567-8', undefined];
  expect(taken.map((number) => isTaken('salesTaxNumber', number))).toEqual([true, true, true, true]);
  const refused = ['', 'M2', 'm2-1234567-8', 'M2 1234567 8', '-12345678', 'X'.repeat(25), 1_234_567_890];
  expect(refused.filter((number) => isTaken('salesTaxNumber', number))).toEqual([]);
});

it('B5.2 rounding of cash has a step above zero, and money paid twice goes back or waits', () => {
  expect(isTaken('cashRound', { step: 5, method: 'nearest' })).toBe(true);
  expect(isTaken('cashRound', { step: 0, method: 'nearest' })).toBe(false);
  expect(isTaken('cashRound', { step: 5, method: 'even' })).toBe(false);
  expect([isTaken('cashRoundFor', 'counter'), isTaken('refundOverpaid', 'ask')]).toEqual([true, true]);
  expect([isTaken('cashRoundFor', 'all'), isTaken('refundOverpaid', 'never')]).toEqual([false, false]);
});

it('B3.2 a document is taken away with what it was, its texts completed, and never without', () => {
  const level = { _id: 'gold', name: { en: 'Gold' }, orderDiscount: 0.9 };
  const away = { list: 'vipLevels', entity: 'gold', path: '' } as const;
  const name = { en: 'Gold', chs: '', cht: '' };
  expect(checkEdit({ ...away, was: level })).toEqual({
    ok: true,
    edit: { ...away, was: { ...level, name } },
  });
  const refused = [{}, { was: 'Gold' }, { was: { ...level, _id: 'silver' } }];
  expect(refused.filter((was) => checkEdit({ ...away, ...was }).ok)).toEqual([]);
});
