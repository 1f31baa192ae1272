import { expect, test } from 'vitest';
import { saveBill, savedBill, savedBillOf } from './saved-bill.ts';
import { anOrder } from './testing/an-order.ts';

test('the bill of the table is there for a page that is opened offline, and no other', () => {
  const bill = anOrder({ _id: 'bill', version: 3 });
  saveBill(bill);
  expect(savedBillOf('bill')).toEqual(bill);
  expect(savedBillOf('other')).toBeUndefined();
  saveBill({ ...bill, version: 4 });
  expect(savedBill.get()?.version).toBe(4);
});
