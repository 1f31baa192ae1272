import type { Migration } from './migration.ts';

/** Card terminals (payments M5.5), each driven through one account; the open payments of one are found by it. */
export const terminals: Migration = {
  name: '0170-terminals',
  statements: () => [
    `create table terminals (
      shop text not null, id text not null primary key, account text not null, reader text not null,
      turns integer not null, doc text not null)`,
    'create index terminals_shop on terminals (shop, id)',
    'create unique index terminals_reader on terminals (account, reader)',
    'alter table payment_attempts add column terminal text',
    `create index payment_attempts_terminal on payment_attempts (terminal, status) where terminal is not null`,
  ],
};
