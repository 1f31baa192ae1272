import type { Migration } from './migration.ts';

/** Payments that the management has to decide about are listed by an index of their own. */
export const paymentIncidents: Migration = {
  name: '0112-payment-incidents',
  statements: () => [
    'alter table payment_attempts add column incident text',
    `update payment_attempts set incident = 'held' where status = 'held'`,
    `create index payment_attempts_incidents on payment_attempts (shop, created_at)
      where incident is not null`,
  ],
};
