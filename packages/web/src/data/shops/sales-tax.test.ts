import { describe, expect, test } from 'vitest';
import { aBill } from '../sessions/testing/an-order.ts';
import { readSalesTaxNumber, salesTaxOf, taxFactsOf } from './sales-tax.ts';

const withTax = aBill({ subTotal: 1090, taxes: [{ tax: 'gst', amount: 90, included: true }], total: 1090 });
const sold = { bill: withTax, businessDay: '2026-11-23', orderNumber: '107' };

describe('M7.7 a shop registered for its sales tax', () => {
  test('prints its SST number in Malaysia', () => {
    const shop = { salesTaxNumber: 'W10-1808-32000001' };
    const facts = { tax: 'sst', number: 'W10-1808-32000001', isWithGst: false };
    expect(taxFactsOf({ ...shop, currency: 'MYR' }, sold)).toEqual(facts);
    expect(taxFactsOf({ ...shop, currency: 'RM' }, sold)).toEqual(facts);
  });

  test('prints its GST number, a serial number and a total with GST in Singapore', () => {
    expect(taxFactsOf({ currency: 'SGD', salesTaxNumber: '201912345K' }, sold)).toEqual({
      tax: 'gst',
      number: '201912345K',
      serial: '20261123-107',
      isWithGst: true,
    });
  });

  test('says nothing of GST in a total without tax, and has no serial number before the order has one', () => {
    const { orderNumber: _number, ...atTable } = sold;
    const shop = { currency: 'SGD', salesTaxNumber: '201912345K' } as const;
    const facts = taxFactsOf(shop, { ...atTable, bill: aBill({ subTotal: 1000, total: 1000 }) });
    expect(facts).toEqual({ tax: 'gst', number: '201912345K', isWithGst: false });
  });

  test('is none without a number, and none in Hong Kong', () => {
    expect(taxFactsOf({ currency: 'SGD' }, sold)).toBeUndefined();
    expect(taxFactsOf({ currency: 'HKD', salesTaxNumber: '201912345K' }, sold)).toBeUndefined();
    expect(taxFactsOf(undefined, sold)).toBeUndefined();
    expect(salesTaxOf({ currency: 'HKD' })).toBeUndefined();
  });

  test('has its number put right as it is typed', () => {
    expect(readSalesTaxNumber(' m2-1234567-8 ')).toBe('M2-1234567-8');
    expect(readSalesTaxNumber('２０１９１２３４５ｋ')).toBe('201912345K');
    expect(readSalesTaxNumber('  ')).toBeUndefined();
    expect(readSalesTaxNumber('M2')).toBeNull();
    expect(readSalesTaxNumber('M2/1234567/8')).toBeNull();
  });
});
