import { expect, test } from 'vitest';
import { shownCode } from './shown-code.ts';

test('codes are shown, internal ids are not', () => {
  expect(shownCode('WELCOME10')).toBe('WELCOME10');
  expect(shownCode('CAKE-7Q4M-9XK2')).toBe('CAKE-7Q4M-9XK2');
  expect(shownCode('0mhx3k2abQx7_Zr-2mVt0pLsW9ykUaA')).toBeUndefined();
  expect(shownCode('mei-milk-tea')).toBeUndefined();
  expect(shownCode(undefined)).toBeUndefined();
});
