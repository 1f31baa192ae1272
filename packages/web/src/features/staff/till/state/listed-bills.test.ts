import { expect, test } from 'vitest';
import { anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { listedBills } from './listed-bills.ts';

test('T3.7 open bills are listed newest first, without those of tables where nothing is ordered yet', () => {
  const bills = [
    anOrder({ _id: 'old', startTime: '2026-03-02T11:00:00.000Z' }),
    anOrder({ _id: 'empty', startTime: '2026-03-02T11:30:00.000Z', products: [] }),
    anOrder({ _id: 'new', startTime: '2026-03-02T12:00:00.000Z' }),
  ];
  expect(listedBills(bills).map(({ _id }) => _id)).toEqual(['new', 'old']);
});
