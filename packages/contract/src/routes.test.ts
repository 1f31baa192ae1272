import { describe, expect, it } from 'vitest';
import { createRouteTest, ROUTES } from './routes.ts';

const isRouted = createRouteTest(['en', 'zh-hk', 'zh-cn']);
/** The routes as the specification lists them (§2), with something in the place of their parameters. */
const PATHS = [
  '/',
  '/browse',
  '/cart',
  '/closed',
  '/coupon',
  '/member',
  '/noshop',
  '/order',
  '/previousOrder',
  '/record',
  '/sessionNotFound',
  '/shops',
  '/t',
  '/tableRecord',
  '/tnc',
  '/member/edit',
  '/member/forgotPassword',
  '/member/login',
  '/member/qrCode',
  '/member/register',
  '/member/resetPassword',
  '/payment/card/a',
  '/payment/card/a/b.c',
  '/payment/card',
  '/payment/a/b',
  '/payment',
  '/o',
  '/o/abc',
  '/order/1',
  '/products',
  '/products/dish-1.2',
  '/record/abc',
  '/t/abc',
  '/t/abc/0',
  '/posHome',
];

describe('a path', () => {
  it.each(PATHS)('%s is a page, with a locale before it and without one', (path) => {
    for (const locale of ['', '/en', '/zh-hk', '/zh-cn', '/ZH-HK', '/fr', '/zh-Hant-TW']) {
      const isPage = isRouted(`${locale}${path}`);
      expect(isPage, locale).toBe(path !== '/' || !['/fr', '/zh-Hant-TW'].includes(locale));
    }
    expect(isRouted(`${path}/`.replace('//', '/'))).toBe(true);
    expect(isRouted(path.toUpperCase())).toBe(true);
  });

  it.each(Object.values(ROUTES))('of the application, %s, is one', (route) => {
    const path = route.replace(/:\w+\??/g, 'x').replace('*', 'x/y');
    expect(isRouted(path)).toBe(true);
  });

  it.each([
    '/.git/config',
    '/.git/cart',
    '/nowhere',
    '/nowhere/cart',
    '/en/nowhere',
    '/en/zh-hk/cart',
    '/fr',
    '/english',
    '/cart/1',
    '/cart.html',
    '/order/1/2',
    '/t/a/0/1',
    '//cart',
    '/member/edit/1',
    '/index.php',
  ])('%s is none', (path) => {
    expect(isRouted(path)).toBe(false);
  });
});
