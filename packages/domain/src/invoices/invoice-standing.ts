import { isVoidedStatus, type Minor, type SessionStatus } from '../model/index.ts';

/** The states of a Taiwan tax invoice; `noTrack`: no number was left, `allowed`: part of it was taken back. */
export const TAX_INVOICE_STATUSES = [
  'wanted',
  'issuing',
  'issued',
  'allowed',
  'voided',
  'failed',
  'noTrack',
] as const;
export type TaxInvoiceStatus = (typeof TAX_INVOICE_STATUSES)[number];

type Standing = { readonly status: TaxInvoiceStatus; readonly amount: Minor; readonly allowed?: Minor };
type Sale = {
  readonly status: SessionStatus;
  readonly bill: { readonly total: Minor; readonly tips: Minor };
};

/** Returns the amount that an invoice stands for, in minor units. */
export function standingAmount({ status, amount, allowed = 0 }: Standing): Minor {
  return status === 'voided' ? 0 : amount - allowed;
}

/** Returns true for an invoice that has its number, and was not voided. */
export function isStanding({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'issued' || status === 'allowed';
}

/** Returns the amount of a bill that invoices are for: its total without tips, nothing of one that was voided. */
export function invoiceableAmount({ status, bill }: Sale): Minor {
  return isVoidedStatus(status) || status === 'test' ? 0 : Math.max(0, bill.total - bill.tips);
}

/**
 * Returns by how much the issued invoices of a finished bill stand for more than its sale, in minor units, and have to be
 * voided or reduced (payments M7.5).
 */
export function invoiceExcess(sale: Sale, invoices: readonly Standing[]): Minor {
  if (sale.status === 'ongoing' || sale.status === 'toPay') return 0;
  const standing = invoices.filter(isStanding).reduce((sum, each) => sum + standingAmount(each), 0);
  return Math.max(0, standing - invoiceableAmount(sale));
}
