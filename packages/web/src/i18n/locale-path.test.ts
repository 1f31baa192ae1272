import { expect, test } from 'vitest';
import { retryWithoutLocale } from './locale-path.ts';

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
