import { expect, it } from 'vitest';
import { looksLikePhone } from './looks-like-phone.ts';

it.each([
  ['2345 6789', true],
  ['+852 2345-6789', true],
  ['(02) 2345 6789 ext. 12', true],
  ['１８２３', true],
  ['12', false],
  ['abc', false],
  ['-', false],
  ['<b>2345 6789</b>', false],
  ['1'.repeat(21), false],
])('B5.4 %s is a telephone number: %s', (text, is) => expect(looksLikePhone(text)).toBe(is));
