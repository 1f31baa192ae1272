import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

const AT = new Date('2026-03-02T12:00:00.000Z');
const table = { viewItem: 'v', signature: 's', date: AT.toISOString(), capacity: 1 };

test.each([
  ['?shop=a&viewItem=v&sig=s', { kind: 'table', shop: 'a', table }],
  ['?shop=a&viewItem=v&sig=s&capacity=4', { kind: 'table', shop: 'a', table: { ...table, capacity: 4 } }],
  ['?shop=a&viewItem=v', { kind: 'table', shop: 'a', table: { ...table, signature: '-' } }],
  ['?shop=a', { kind: 'shop', shop: 'a' }],
  ['?viewItem=v&sig=s', { kind: 'none' }],
  ['', { kind: 'none' }],
])('%s', (search, code) => {
  expect(scannedCode(search, AT)).toEqual(code);
});
