import { describe, expect, test } from 'vitest';
import { type Entry, staysPut } from './scroll-places.ts';

const at = (pathname: string, more: Partial<Entry> = {}): Entry => ({
  key: pathname,
  pathname,
  search: '',
  state: null,
  ...more,
});
const PUSHED = false;
const REPLACED = true;

describe('a page navigated to', () => {
  test.each([
    ['another page', at('/browse'), at('/cart')],
    ['a page from under a product', at('/products/bun'), at('/cart')],
    ['another view of a page', at('/order'), at('/order', { search: '?view=together' })],
  ])('begins at its top: %s', (_, from, to) => {
    expect(staysPut(from, to, PUSHED)).toBe(false);
  });

  test.each([
    ['a dialog opens', at('/cart'), at('/cart', { state: { dialog: 'how' } }), PUSHED],
    ['a product opens over the menu', at('/browse'), at('/products/bun'), PUSHED],
    ['another takes its place', at('/products/bun'), at('/products/tea'), REPLACED],
    ['it is closed', at('/products/bun'), at('/browse'), REPLACED],
    ['its address changes in place', at('/order'), at('/order', { search: '?view=together' }), REPLACED],
  ])('stays where it is: %s', (_, from, to, isReplaced) => {
    expect(staysPut(from, to, isReplaced)).toBe(true);
  });

  test('by a redirect begins at its top as well', () => {
    expect(staysPut(at('/order'), at('/record'), REPLACED)).toBe(false);
  });
});
