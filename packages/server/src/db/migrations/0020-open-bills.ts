import type { Migration } from './migration.ts';

/** A till lists the open bills of its shop, few among all that there ever were. */
export const openBills: Migration = {
  name: '0020-open-bills',
  statements: () => [
    "create index table_sessions_open on table_sessions (shop, created_at) where status in ('ongoing', 'toPay')",
  ],
};
