import type { Dispute, Refund, Terminal } from '@comanda/contract';
import type { JsonText } from './json-text.ts';
import type { StoredAttempt, StoredPaymentAccount, StoredTaxInvoice, StoredWallet } from './stored.ts';

/** The tables of payments, refunds, card terminals and tax invoices. */
export type PaymentTables = {
  payment_attempts: {
    shop: string;
    id: string;
    session: string;
    status: string;
    created_at: string;
    expires_at: string | null;
    /** The bank's reference of a payment that staff confirmed. */
    bank_ref: string | null;
    /** The matter that the management decides about it. */
    incident: string | null;
    /** Its name at the provider, and the provider's account. */
    ref: string | null;
    account: string | null;
    /** Times at which the provider is asked about it next, and was asked last. */
    next_check_at: string | null;
    checked_at: string | null;
    /** The provider's own name of the payment. */
    payment_ref: string | null;
    /** The card terminal that it is paid at. */
    terminal: string | null;
    doc: JsonText<StoredAttempt>;
  };
  payment_accounts: {
    id: string;
    provider: string;
    /** Attempts since the last webhook. */
    silent_attempts: number;
    doc: JsonText<StoredPaymentAccount>;
  };
  /** Members' cards at providers; `next_try_at` is set once one is to be forgotten there. */
  member_wallets: {
    id: string;
    user: string;
    account: string;
    next_try_at: string | null;
    doc: JsonText<StoredWallet>;
  };
  /** Card terminals; `turns` counts their payments, and locks the row of one that starts. */
  terminals: {
    shop: string;
    id: string;
    account: string;
    reader: string;
    turns: number;
    doc: JsonText<Terminal>;
  };
  refunds: {
    shop: string;
    id: string;
    session: string;
    payment: string;
    status: string;
    created_at: string;
    /** Time at which its provider is asked next. */
    next_try_at: string | null;
    doc: JsonText<Refund>;
  };
  disputes: {
    shop: string;
    id: string;
    session: string;
    payment: string;
    provider_ref: string;
    status: string;
    created_at: string;
    doc: JsonText<Dispute>;
  };
  tax_invoices: {
    shop: string;
    id: string;
    session: string;
    account: string;
    status: string;
    created_at: string;
    /** Time at which it is tried next, and until which a node has it. */
    next_try_at: string | null;
    leased_until: string | null;
    doc: JsonText<StoredTaxInvoice>;
  };
  /** Events of providers that were handled. */
  provider_events: { account: string; id: string; attempt: string; at: string };
  sandbox_webhooks: { attempt: string; body: string; due_at: string; tries: number };
};
