import { expect, test } from 'vitest';
import { fullPhone } from './full-phone.ts';

test('T9.3 a telephone number is completed with the country of the shop', () => {
  const inHongKong = (typed: string) => fullPhone(typed, { currency: 'HKD' });
  expect(inHongKong('5555010')).toBeUndefined();
  expect(inHongKong('55550101')).toBe('+85255550101');
  expect(inHongKong('85255550101')).toBe('+85255550101');
  expect(fullPhone('0912345678', { currency: 'TWD' })).toBe('+886912345678');
  expect(fullPhone('15551234567', { currency: 'USD' })).toBe('+15551234567');
  expect(fullPhone('155512', { currency: 'USD' })).toBeUndefined();
});
