import type { Shop, TableSession } from '@comanda/contract';
import { SALES_TAX_NUMBER } from '@comanda/domain';

/** A tax whose register number a shop prints: Malaysia's sales and service tax, or Singapore's GST. */
export type SalesTax = 'sst' | 'gst';

type Registered = Pick<Shop, 'currency' | 'salesTaxNumber'>;
type Sold = Pick<TableSession, 'bill' | 'businessDay' | 'orderNumber'>;

const TAX_OF_CURRENCY: Partial<Record<Shop['currency'], SalesTax>> = { MYR: 'sst', RM: 'sst', SGD: 'gst' };

/** Returns the tax whose register number shops of a currency print (payments M7.7); undefined for none. */
export function salesTaxOf({ currency }: Pick<Shop, 'currency'>): SalesTax | undefined {
  return TAX_OF_CURRENCY[currency];
}

/** Returns a typed register number as it is stored, undefined for an empty one, null for what cannot be one. */
export function readSalesTaxNumber(typed: string): string | null | undefined {
  const text = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (text === '') return undefined;
  return new RegExp(SALES_TAX_NUMBER).test(text) ? text : null;
}

/** The facts of a bill that a registered shop prints beside what every shop does. */
export type TaxFacts = {
  readonly tax: SalesTax;
  readonly number: string;
  /** Number that no other bill of the shop has, of its day and its order number: 20261123-107. */
  readonly serial?: string;
  /** True if the total is to say that GST is in it. */
  readonly isWithGst: boolean;
};

/** Returns what a shop registered for its country's sales tax prints on a bill (payments M7.7); undefined for others. */
export function taxFactsOf(shop: Registered | undefined, sold: Sold): TaxFacts | undefined {
  const tax = shop && salesTaxOf(shop);
  if (tax === undefined || shop?.salesTaxNumber === undefined) return undefined;
  const registered = { tax, number: shop.salesTaxNumber };
  if (tax === 'sst') return { ...registered, isWithGst: false };
  const { bill, businessDay, orderNumber } = sold;
  return {
    ...registered,
    ...(orderNumber !== undefined && { serial: `${businessDay.replaceAll('-', '')}-${orderNumber}` }),
    isWithGst: bill.taxes.some(({ amount }) => amount !== 0),
  };
}
