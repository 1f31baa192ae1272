import type { Migration } from './migration.ts';

/** Payments that wait include those that their provider still works on. */
export const openPayments: Migration = {
  name: '0101-open-payments',
  statements: () => [
    'drop index payment_attempts_open',
    `create index payment_attempts_open on payment_attempts (shop, created_at)
      where status in ('created', 'requiresAction', 'processing')`,
  ],
};
