import type { BillInvoice } from '@comanda/contract';
import { invoicePeriod, standingAmount } from '@comanda/domain';

/** The standing of an invoice as a guest reads it: it is on its way as long as it has no number. */
export type InvoiceStanding = 'follows' | 'issued' | 'allowed' | 'voided';

export type InvoiceRow = {
  readonly id: string;
  /** The amount that it stands for, in minor units. */
  readonly amount: number;
  readonly standing: InvoiceStanding;
  /** The number with its dash; absent while it follows. */
  readonly number?: string;
  readonly randomCode?: string;
  /** The period as it is written in Taiwan, `115年03-04月`. */
  readonly period?: string;
  readonly businessNumber?: string;
  readonly isTest: boolean;
};

const LETTERS = 2;

/** Returns what a guest sees of the invoices of a bill; one that was given up before it had a number is left out. */
export function invoiceRows(invoices: readonly BillInvoice[]): readonly InvoiceRow[] {
  return invoices
    .filter(({ status, number }) => status !== 'voided' || number !== undefined)
    .map((invoice) => {
      const { _id: id, number, randomCode, issuedAt, businessNumber, isTest = false } = invoice;
      return {
        ...{ id, amount: standingAmount(invoice), standing: standingOf(invoice), isTest },
        ...(number !== undefined && { number: `${number.slice(0, LETTERS)}-${number.slice(LETTERS)}` }),
        ...(randomCode !== undefined && { randomCode }),
        ...(issuedAt !== undefined && { period: periodText(issuedAt) }),
        ...(businessNumber !== undefined && { businessNumber }),
      };
    });
}

function standingOf({ status }: BillInvoice): InvoiceStanding {
  return status === 'issued' || status === 'allowed' || status === 'voided' ? status : 'follows';
}

function periodText(issuedAt: string): string {
  const { year, first, last } = invoicePeriod(Date.parse(issuedAt));
  const months = [first, last].map((month) => String(month).padStart(2, '0')).join('-');
  return `${year}年${months}月`;
}
