import { describe, expect, test } from 'vitest';
import { drawsOwnHeader, pageRules, pageTitle } from './page-frame.ts';

describe('how pages are framed (specification §2)', () => {
  test.each([
    ['/', false, false],
    ['/shops', false, false],
    ['/shops/', false, false],
    ['/sessionNotFound', false, false],
    ['/payment/return', false, false],
    ['/payment/card/x', false, false],
    ['/cart', true, false],
    ['/browse', true, true],
    ['/products/p1', true, true],
    ['/order', true, true],
    ['/record/x', true, true],
    ['/tnc', true, true],
  ])('%s: header %s, footer %s', (path, header, footer) => {
    expect(pageRules(path)).toMatchObject({ header, footer });
  });

  test('the theme colour is black on home, orange elsewhere', () => {
    expect(pageRules('/').colour).toBe('black');
    expect(pageRules('/browse').colour).toBe('orange');
  });

  test('back leads home from the menu, back in the history elsewhere, nowhere on shops and payment', () => {
    expect(pageRules('/browse').backTo).toBe('/');
    expect(pageRules('/products/p1').backTo).toBe('/');
    expect(pageRules('/cart')).toMatchObject({ back: true, backTo: undefined });
    expect(pageRules('/shops').back).toBe(false);
    expect(pageRules('/payment/x').back).toBe(false);
  });

  test('pages about orders draw their own top bar', () => {
    expect(drawsOwnHeader('/order/2')).toBe(true);
    expect(drawsOwnHeader('/cart')).toBe(false);
  });

  test('titles', () => {
    expect(pageTitle('/cart')).toBe('cart');
    expect(pageTitle('/t/12')).toBe('table');
    expect(pageTitle('/browse')).toBe('menu');
    expect(pageTitle('/products/p1')).toBe('menu');
    expect(pageTitle('/previousOrder')).toBe('record');
    expect(pageTitle('/')).toBeUndefined();
  });
});
