export { TaxInvoicesPart } from './components/tax-invoices-part.tsx';
