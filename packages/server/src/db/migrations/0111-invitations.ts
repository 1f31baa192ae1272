import type { Migration } from './migration.ts';

/** Invitations that set a password for the office, each for one person; of the token only a hash is stored. */
export const invitations: Migration = {
  name: '0111-invitations',
  statements: () => [
    `create table invitations (
      hash text not null primary key, staff text not null, email text not null, expires_at text not null)`,
    'create index invitations_staff on invitations (staff)',
  ],
};
