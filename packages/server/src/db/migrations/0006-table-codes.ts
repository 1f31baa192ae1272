import type { Migration } from './migration.ts';

/** Version of a table's printed code; a table without a row has the first one. */
export const tableCodes: Migration = {
  name: '0006-table-codes',
  statements: ({ clustered }) => [
    `create table table_codes (
      shop text not null, view_item text not null, version integer not null check (version >= 1),
      primary key (shop, view_item)) ${clustered}`,
  ],
};
