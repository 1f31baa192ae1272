import type { Migration } from './migration.ts';

/** Taiwan tax invoices (payments M7.4): when one is tried next, and until when one node has it. */
export const taxInvoices: Migration = {
  name: '0152-tax-invoices',
  statements: () => [
    `create table tax_invoices (
      shop text not null, id text not null, session text not null, account text not null, status text not null,
      created_at text not null, next_try_at text, leased_until text, doc text not null, primary key (shop, id))`,
    'create unique index tax_invoices_id on tax_invoices (id)',
    'create index tax_invoices_session on tax_invoices (session)',
    'create index tax_invoices_account on tax_invoices (account, created_at)',
    'create index tax_invoices_next_try on tax_invoices (next_try_at) where next_try_at is not null',
  ],
};
