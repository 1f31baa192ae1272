import type { Migration } from './migration.ts';

/** Claim of the installation and whoever made it (office B1.2): one that has staff is claimed. */
export const claims: Migration = {
  name: '0100-claims',
  statements: () => [
    `create table claims (
      id integer not null primary key, generation integer not null, claimed_at text, staff text, request text)`,
    `insert into claims (id, generation, claimed_at)
      select 1, 1, '1970-01-01T00:00:00.000Z' where exists (select 1 from staff)`,
  ],
};
