export { createTaxInvoices, type TaxInvoices } from './create-tax-invoices.ts';
