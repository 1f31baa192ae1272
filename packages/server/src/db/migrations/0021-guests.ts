import type { Migration } from './migration.ts';

/** Number of the phone that a key was given to: 1, 2, … in order of joining. */
export const guests: Migration = {
  name: '0021-guests',
  statements: () => [
    'alter table restore_keys add column guest integer not null default 1',
    'create index restore_keys_session on restore_keys (shop, session)',
  ],
};
