import type { TableSession } from '@comanda/contract';
import { expect, it } from 'vitest';
import { billsAt } from './bills-at.ts';

const bill = (id: string, items: readonly string[], qrCodeViewItem?: string) =>
  ({
    _id: id,
    tables: items.map((item) => ({ item })),
    qrCodeViewItem,
  }) as unknown as TableSession;

it('B5.3 a table has the bills of its code and those of several tables', () => {
  const bills = [
    bill('one', [], 'a1'),
    bill('two', ['i1', 'i2'], 'a2'),
    bill('three', [], 'a3'),
    bill('four', []),
  ];
  expect(billsAt({ _id: 'a1', item: 'i1' }, bills).map(({ _id }) => _id)).toEqual(['one', 'two']);
  expect(billsAt({ _id: 'a9', item: 'i9' }, bills)).toEqual([]);
});
