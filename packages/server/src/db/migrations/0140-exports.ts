import type { Migration } from './migration.ts';

/** Jobs that write everything into one file (office B8.5); `updated_at` is the sign of life of the node at work. */
export const dataExports: Migration = {
  name: '0140-exports',
  statements: () => [
    `create table exports (
      id text not null primary key, status text not null, version integer not null, created_at text not null,
      updated_at text not null, expires_at text, doc text not null)`,
  ],
};
