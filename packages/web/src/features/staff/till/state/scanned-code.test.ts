import { expect, test } from 'vitest';
import { isCouponCode, isMemberCode } from './scanned-code.ts';

test.each([
  ['user-mei.mi9k2x1c.AbCdEfGhIjKlMnOpQrStUv', 'member'],
  ['WELCOME10', 'coupon'],
  ['CAKE-7Q4M-9XK2', 'coupon'],
  ['4891234567890', 'coupon'],
  ['https://shop.example/record/1#receipt=x', 'neither'],
  ['user-mei.mi9k2x1c.short', 'neither'],
])('T3.3 %s may be the code of: %s', (text, kind) => {
  expect(isMemberCode(text)).toBe(kind === 'member');
  expect(isCouponCode(text)).toBe(kind === 'coupon');
});
