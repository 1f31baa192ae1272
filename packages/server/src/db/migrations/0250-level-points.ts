import type { Migration } from './migration.ts';

/**
 * Points of a bill that were given back after the member had spent them: no purse has them any more, and they do not count
 * for a level (payments M4.4). `created_at` is the moment when they were earned.
 */
export const levelPoints: Migration = {
  name: '0250-level-points',
  statements: ({ appendOnly }) => [
    `create table spent_point_returns (
      id text not null primary key, "user" text not null, session text not null,
      amount bigint not null check (amount > 0), created_at text not null)`,
    'create index spent_point_returns_user on spent_point_returns ("user", created_at)',
    'create index spent_point_returns_session on spent_point_returns (session)',
    ...appendOnly('spent_point_returns'),
  ],
};
