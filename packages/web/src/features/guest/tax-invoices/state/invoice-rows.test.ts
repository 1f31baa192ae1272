import type { BillInvoice } from '@comanda/contract';
import { expect, test } from 'vitest';
import { invoiceRows } from './invoice-rows.ts';

const invoice = (more: Partial<BillInvoice>): BillInvoice => {
  return { _id: 'i1', status: 'issued', amount: 15_500, kind: 'paper', ...more };
};
const issued = { number: 'AB10000000', randomCode: '4321', issuedAt: '2026-03-31T16:00:00.000Z' };

test('M7.4 an invoice follows until it has its number, whatever keeps it', () => {
  const unissued = (['wanted', 'issuing', 'failed', 'noTrack'] as const).map((status) => invoice({ status }));
  for (const row of invoiceRows(unissued))
    expect(row).toEqual({ id: 'i1', amount: 15_500, standing: 'follows', isTest: false });
});

test('M7.4 an issued invoice shows number, random code and period by Taiwan’s calendar', () => {
  expect(invoiceRows([invoice({ ...issued, businessNumber: '04595257', isTest: true })])).toEqual([
    {
      ...{ id: 'i1', amount: 15_500, standing: 'issued', number: 'AB-10000000', randomCode: '4321' },
      ...{ period: '115年03-04月', businessNumber: '04595257', isTest: true },
    },
  ]);
});

test('M7.5 an invoice that was reduced shows what is left, one that never had a number is left out', () => {
  const reduced = invoice({ ...issued, status: 'allowed', allowed: 3_500 });
  const gone = [invoice({ ...issued, status: 'voided' }), invoice({ status: 'voided' })];
  expect(invoiceRows([reduced, ...gone]).map(({ standing, amount }) => [standing, amount])).toEqual([
    ['allowed', 12_000],
    ['voided', 0],
  ]);
});
