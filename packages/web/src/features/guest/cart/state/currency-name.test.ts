import { expect, test } from 'vitest';
import { currencyName } from './currency-name.ts';

test.each([
  ['HKD', 'en-HK', 'Hong Kong dollars'],
  ['HKD', 'zh-Hant-HK', '港元'],
  ['TWD', 'zh-Hans-CN', '新台币'],
  ['RM', 'en-HK', 'Malaysian ringgits'],
  ['no code', 'en-HK', 'no code'],
])('%s in %s is %s', (currency, locale, name) => {
  expect(currencyName(currency, locale)).toBe(name);
});
