import type { Migration } from './migration.ts';

/** Partial index for a shop's open bills, which the till lists. */
export const openBills: Migration = {
  name: '0020-open-bills',
  statements: () => [
    "create index table_sessions_open on table_sessions (shop, created_at) where status in ('ongoing', 'toPay')",
  ],
};
