import type { TaxInvoice } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { invoiceQuery, NO_FILTER, searchedInvoices, withInvoice } from './invoice-filter.ts';

const invoice = (_id: string, more: Partial<TaxInvoice> = {}): TaxInvoice => ({
  ...{ _id, shop: 'tea', session: 's', account: 'a', ref: 'i1', status: 'issued', amount: 15_500 },
  ...{
    wish: { kind: 'paper' },
    createdAt: '2026-03-02T04:00:00.000Z',
    updatedAt: '2026-03-02T04:00:00.000Z',
  },
  ...more,
});

describe('the list of tax invoices', () => {
  it('M7.4 is asked for by state and by days of Taiwan', () => {
    expect(invoiceQuery('tea', NO_FILTER)).toEqual({ shop: 'tea', $limit: 1_000 });
    expect(invoiceQuery('tea', { status: 'failed', from: '2026-03-01', to: '2026-03-02' })).toEqual({
      ...{ shop: 'tea', status: 'failed', $limit: 1_000 },
      createdAt: { $gte: '2026-02-28T16:00:00.000Z', $lt: '2026-03-02T16:00:00.000Z' },
    });
  });

  it('M10.2 takes in what was patched, once, never an older version, and nothing that is filtered out', () => {
    const [first, second] = [invoice('1'), invoice('2')];
    const newer = { ...first, status: 'voided' as const, updatedAt: '2026-03-02T05:00:00.000Z' };
    expect(withInvoice([second, first], newer, NO_FILTER)).toEqual([second, newer]);
    expect(withInvoice([second, newer], first, NO_FILTER)).toEqual([second, newer]);
    expect(withInvoice([first], second, NO_FILTER)).toEqual([second, first]);
    expect(withInvoice([first], second, { ...NO_FILTER, status: 'failed' })).toEqual([first]);
    expect(withInvoice([first], second, { ...NO_FILTER, to: '2026-03-01' })).toEqual([first]);
    // one that leaves the filter is still seen
    expect(withInvoice([first], newer, { ...NO_FILTER, status: 'issued' })).toEqual([newer]);
  });

  it('M7.4 is searched by number with or without its dash, order, tax number, carrier and amount', () => {
    const issued = invoice('1', { number: 'AB12345678', orderNumber: 'A27' });
    const company = invoice('2', { amount: 9_900, wish: { kind: 'paper', businessNumber: '04595257' } });
    const phone = invoice('3', { amount: 100, wish: { kind: 'mobile', carrier: '/ABC1234' } });
    const found = (typed: string) =>
      searchedInvoices([issued, company, phone], typed).map(({ _id }) => Number(_id));
    expect(found('')).toEqual([1, 2, 3]);
    expect([found('ab-1234'), found('ＡＢ12345678'), found('a27')]).toEqual([[1], [1], [1]]);
    expect([found('0459'), found('99'), found('/abc'), found('$155')]).toEqual([[2], [2], [3], [1]]);
    expect(found('zz')).toEqual([]);
  });
});
