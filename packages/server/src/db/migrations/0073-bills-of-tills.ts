import type { Migration } from './migration.ts';

/** The device where a bill was opened or last paid, when it was paid, and the caller's number: for look-ups at the till. */
export const billsOfTills: Migration = {
  name: '0073-bills-of-tills',
  statements: ({ nullsFirst }) => [
    'alter table table_sessions add column device text',
    'alter table table_sessions add column paid_at text',
    'alter table table_sessions add column phone text',
    `create index table_sessions_device on table_sessions (shop, device, paid_at ${nullsFirst})
      where device is not null`,
    'create index table_sessions_phone on table_sessions (shop, phone, created_at) where phone is not null',
  ],
};
