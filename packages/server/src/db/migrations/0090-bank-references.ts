import type { Migration } from './migration.ts';

/** The bank's reference of a payment that staff confirmed, to tell when one is used twice. */
export const bankReferences: Migration = {
  name: '0090-bank-references',
  statements: () => [
    'alter table payment_attempts add column bank_ref text',
    `create index payment_attempts_bank_ref on payment_attempts (shop, bank_ref) where bank_ref is not null`,
  ],
};
