import type { Migration } from './migration.ts';

/**
 * Accounts at payment providers, with their secrets sealed; `silent_attempts` counts the attempts since the last webhook
 * (payments M3.4). The events of providers that were handled. Attempts by their name at the provider, and when they are
 * asked about next and were last.
 */
export const paymentAccounts: Migration = {
  name: '0092-payment-accounts',
  statements: () => [
    `create table payment_accounts (
      id text not null primary key, provider text not null, silent_attempts integer not null, doc text not null)`,
    `create table provider_events (
      account text not null, id text not null, attempt text not null, at text not null, primary key (account, id))`,
    'alter table payment_attempts add column ref text',
    'alter table payment_attempts add column account text',
    'alter table payment_attempts add column next_check_at text',
    'alter table payment_attempts add column checked_at text',
    'create unique index payment_attempts_ref on payment_attempts (ref) where ref is not null',
    'create index payment_attempts_account on payment_attempts (account) where account is not null',
    `create index payment_attempts_next_check on payment_attempts (next_check_at) where next_check_at is not null`,
  ],
};
