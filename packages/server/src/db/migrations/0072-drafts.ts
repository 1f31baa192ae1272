import type { Migration } from './migration.ts';

/** Drafts of staff; one that has ended stays for a while without its lines, so that no late save brings it back. */
export const drafts: Migration = {
  name: '0072-drafts',
  statements: ({ clustered }) => [
    `create table drafts (
      shop text not null, id text not null, session text, staff text not null, status text not null,
      updated_at text not null, doc text not null,
      primary key (shop, id)) ${clustered}`,
    "create index drafts_open on drafts (shop, updated_at) where status = 'open'",
    "create unique index drafts_of_bill on drafts (shop, session, staff) where status = 'open' and session is not null",
  ],
};
