export { eraseWishes } from './erase-wishes.ts';
export {
  billInvoice,
  countInvoices,
  dueInvoices,
  invoicesOf,
  leaseInvoice,
  presentInvoice,
  publishInvoice,
  readInvoice,
  saveInvoice,
} from './invoice-store.ts';
export {
  type FoundInvoice,
  InvoiceRefusal,
  type InvoiceRequest,
  type IssuedInvoice,
  type TaxInvoiceAccount,
  type TaxInvoiceProvider,
} from './tax-invoice-provider.ts';
export {
  addInvoice,
  correctInvoices,
  ensureInvoiceWish,
  invoicingMethod,
  wantInvoice,
  wantShareInvoice,
} from './want-invoices.ts';
