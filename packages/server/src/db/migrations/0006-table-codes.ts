import type { Migration } from './migration.ts';

/** How often a table's printed code was replaced; one that never was has no row. */
export const tableCodes: Migration = {
  name: '0006-table-codes',
  statements: ({ clustered }) => [
    `create table table_codes (
      shop text not null, view_item text not null, version integer not null check (version >= 1),
      primary key (shop, view_item)) ${clustered}`,
  ],
};
