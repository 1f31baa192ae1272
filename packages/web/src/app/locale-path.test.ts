import { expect, test } from 'vitest';
import { splitLocale } from './locale-path.ts';

test.each([
  ['/zh-hk/browse', 'zh-hk', '/browse'],
  ['/zh-CN/products/p1', 'zh-cn', '/products/p1'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/browse', undefined, '/browse'],
  ['/', undefined, '/'],
])('%s is %s and %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual(locale === undefined ? { path } : { locale, path });
});
