import { expect, test } from 'vitest';
import { languagesValue } from './languages-value.ts';

test('B5.4 a shop that offers all languages in their usual order names none, and no list is empty', () => {
  expect(languagesValue(['en', 'zh-hk', 'zh-cn'])).toBeUndefined();
  expect(languagesValue([])).toBeUndefined();
  expect(languagesValue(['zh-hk', 'en', 'zh-cn'])).toEqual(['zh-hk', 'en', 'zh-cn']);
  expect(languagesValue(['zh-hk'])).toEqual(['zh-hk']);
});
