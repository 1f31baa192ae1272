import { expect, test } from 'vitest';
import { retryWithoutLocale, splitLocale } from './locale-path.ts';

test.each([
  ['/zh-hk/browse', 'zh-hk', '/browse'],
  ['/zh-CN/products/p1', 'zh-cn', '/products/p1'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/zh-hk//elsewhere.test/x', 'zh-hk', '/elsewhere.test/x'],
  ['/browse', undefined, '/browse'],
  ['/', undefined, '/'],
])('%s is %s and %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual(locale === undefined ? { path } : { locale, path });
});

test.each([
  ['/zh-hk/browse', '/browse'],
  ['/fr/products/p1', '/products/p1'],
  ['/zh-Hant-TW/order', '/order'],
  ['/fr//elsewhere.test/x', '/elsewhere.test/x'],
  ['/fr', undefined],
  ['/fr/', undefined],
  ['/nowhere', undefined],
  ['/nowhere/else', undefined],
  ['/12/browse', undefined],
])('%s, which leads nowhere, is tried as %s', (pathname, retry) => {
  expect(retryWithoutLocale(pathname)).toBe(retry);
});
