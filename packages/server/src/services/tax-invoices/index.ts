export { createTaxInvoiceServices } from './tax-invoices-services.ts';
