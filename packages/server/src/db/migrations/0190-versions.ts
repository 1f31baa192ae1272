import type { Migration } from './migration.ts';

/** The version of the program that ran each migration, by which an older program says what to install. */
export const versions: Migration = {
  name: '0190-versions',
  statements: () => ['alter table migrations add column version text'],
};
