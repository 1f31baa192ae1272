import type { InvoiceWish } from '@comanda/contract';
import type { InvoiceItem, InvoiceNumbers } from '@comanda/domain';
import type { AccountConfiguration, ProviderAccount } from '../../payments/port/index.ts';

export type TaxInvoiceAccount = ProviderAccount;

/** A refusal by the provider of invoices: nothing was done. */
export class InvoiceRefusal extends Error {
  /** True if it did not even read the request, so that nothing is known about an earlier one. */
  readonly isUnread: boolean;

  constructor(message: string, { code, isUnread = false }: { code: number; isUnread?: boolean }) {
    super(`${message} (${code})`);
    this.isUnread = isUnread;
  }
}

/** An invoice to issue: its lines add up to `total`, in whole dollars, tax included. */
export type InvoiceRequest = {
  readonly ref: string;
  readonly wish: InvoiceWish;
  readonly total: number;
  readonly lines: readonly InvoiceItem[];
  readonly seller: { readonly name: string; readonly address: string; readonly phone: string };
};
/** An invoice as its provider issued it. */
export type IssuedInvoice = {
  readonly number: string;
  /** Moment, ISO 8601 in UTC. */
  readonly issuedAt: string;
  readonly randomCode: string;
};
/** An invoice as its provider has it: `left` is what allowances leave of it, in whole dollars. */
export type FoundInvoice = IssuedInvoice & {
  readonly isVoided: boolean;
  readonly left?: number;
  readonly posBarCode?: string;
  readonly qrLeft?: string;
  readonly qrRight?: string;
};
type NamedInvoice = { readonly number: string; readonly issuedAt: string; readonly reason: string };

/**
 * A provider of tax invoices (payments M7.1). Its functions throw `InvoiceRefusal` for what it refuses; any other throw means
 * that the outcome is unknown. They are never called inside a unit of work.
 */
export type TaxInvoiceProvider = {
  readonly name: string;
  readonly configuration: AccountConfiguration;
  /** Issues an invoice; one name is issued once. */
  issue(account: TaxInvoiceAccount, request: InvoiceRequest): Promise<IssuedInvoice>;
  /** Returns the invoice of a name; undefined if there is none. */
  find(account: TaxInvoiceAccount, ref: string): Promise<FoundInvoice | undefined>;
  void(account: TaxInvoiceAccount, invoice: NamedInvoice): Promise<void>;
  /** Takes whole dollars back of an invoice; returns the number of the allowance. */
  allow(
    account: TaxInvoiceAccount,
    invoice: NamedInvoice & { readonly amount: number; readonly email?: string },
  ): Promise<string>;
  /** Returns true if a mobile barcode exists. */
  isBarcode(account: TaxInvoiceAccount, barcode: string): Promise<boolean>;
  /** Returns true if the code is a charity's. */
  isCharity(account: TaxInvoiceAccount, code: string): Promise<boolean>;
  /** Counts the numbers of the period of a moment (epoch ms) and of the next. */
  numbers(account: TaxInvoiceAccount, at: number): Promise<InvoiceNumbers>;
  test(account: TaxInvoiceAccount): Promise<void>;
};
