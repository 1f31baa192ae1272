import type { Migration } from './migration.ts';

/** The signing secret shared by the nodes of one database, when none is configured. */
export const keptSecret: Migration = {
  name: '0002-kept-secret',
  statements: () => ['create table kept_secrets (name text not null primary key, value text not null)'],
};
