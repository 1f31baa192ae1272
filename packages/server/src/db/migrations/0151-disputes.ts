import type { Migration } from './migration.ts';

/** Disputed payments (payments M4.5), found by the provider's own name of a payment where it says no other. */
export const disputes: Migration = {
  name: '0151-disputes',
  statements: () => [
    `create table disputes (
      shop text not null, id text not null primary key, session text not null, payment text not null,
      provider_ref text not null, status text not null, created_at text not null, doc text not null)`,
    'create unique index disputes_provider_ref on disputes (payment, provider_ref)',
    'create index disputes_newest on disputes (shop, created_at, id)',
    'alter table payment_attempts add column payment_ref text',
    `create index payment_attempts_payment_ref on payment_attempts (payment_ref)
      where payment_ref is not null`,
  ],
};
