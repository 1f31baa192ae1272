import type { Migration } from './migration.ts';

/** What the nodes of one database sign with, when nobody gave them a secret. */
export const keptSecret: Migration = {
  name: '0002-kept-secret',
  statements: () => ['create table kept_secrets (name text not null primary key, value text not null)'],
};
