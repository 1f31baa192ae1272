import type { Migration } from './migration.ts';

/** Guests' calls for staff and who answered them; open calls are indexed by shop. */
export const staffCalls: Migration = {
  name: '0040-staff-calls',
  statements: ({ clustered }) => [
    `create table staff_calls (
      shop text not null, id text not null, session text not null, status text not null,
      called_at text not null, doc text not null,
      primary key (shop, id)) ${clustered}`,
    'create index staff_calls_status on staff_calls (shop, status, called_at)',
    "create index staff_calls_open on staff_calls (shop, session) where status = 'open'",
  ],
};
