import type { TableSession, TableViewItem } from '@comanda/contract';
import { expect, test } from 'vitest';
import { scannedTarget } from './scanned-target.ts';

const lists = {
  bills: [{ _id: 'bill1', orderNumber: '0127' }] as unknown as readonly TableSession[],
  tables: [{ _id: 'view1', item: 'table1', name: 'B12' }] as unknown as readonly TableViewItem[],
};

test.each([
  ['0127', { bill: 'bill1' }],
  ['https://cafe.example/record/bill1', { bill: 'bill1' }],
  ['https://cafe.example/?shop=s1&viewItem=view1&signature=abc', { table: 'view1' }],
  ['B12', { table: 'view1' }],
  ['4890008100309', undefined],
])('T3.3: a scan of %s leads to its bill or table', (text, target) => {
  expect(scannedTarget(text, lists)).toEqual(target);
});
