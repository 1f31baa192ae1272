import type { Migration } from './migration.ts';

/** Log-ins, and failed attempts at PINs and passwords. */
export const identity: Migration = {
  name: '0007-identity',
  statements: ({ clustered }) => [
    `create table log_ins (
      id text not null primary key, kind text not null, subject text not null, shop text, device text,
      generation bigint not null check (generation >= 1), rotated_at text not null,
      created_at text not null, expires_at text not null)`,
    'create index log_ins_subject on log_ins (kind, subject)',
    'create index log_ins_device on log_ins (device) where device is not null',
    'create index log_ins_expires on log_ins (expires_at)',
    `create table guesses (
      name text not null primary key, tries bigint not null, last_at text not null,
      hour_tries bigint not null, hour_at text not null) ${clustered}`,
  ],
};
