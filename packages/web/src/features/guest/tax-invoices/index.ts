export { TaxInvoices } from './components/tax-invoices.tsx';
