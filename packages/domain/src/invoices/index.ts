export {
  dollarsInMinor,
  type InvoiceDish,
  type InvoiceItem,
  invoiceItems,
  MAX_INVOICE_ITEMS,
  wholeDollars,
} from './invoice-items.ts';
export {
  dayInTaiwan,
  type InvoicePeriod,
  invoicePeriod,
  periodAfter,
  periodEnd,
  voidableUntil,
} from './invoice-period.ts';
export {
  invoiceableAmount,
  invoiceExcess,
  isStanding,
  standingAmount,
  TAX_INVOICE_STATUSES,
  type TaxInvoiceStatus,
} from './invoice-standing.ts';
export {
  INVOICE_KINDS,
  INVOICE_WISH_FIELDS,
  type InvoiceKind,
  type InvoiceWish,
  type InvoiceWishField,
  invoiceWishProblem,
  isBusinessNumber,
  PAPER_INVOICE,
} from './invoice-wish.ts';
export {
  type InvoiceNumbers,
  NUMBER_WARNINGS,
  type NumberWarning,
  numberWarnings,
} from './number-warnings.ts';
