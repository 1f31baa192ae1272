import type { Migration } from './migration.ts';

/** Queued mails, password resets, and the devices of shops. */
export const mailsAndDevices: Migration = {
  name: '0010-mails-and-devices',
  statements: ({ clustered }) => [
    `create table mails (
      id text not null primary key, status text not null, created_at text not null, due_at text not null,
      expires_at text not null, tries integer not null, doc text not null)`,
    'create index mails_due on mails (status, due_at)',
    `create table password_resets (
      hash text not null primary key, kind text not null, subject text not null, expires_at text not null) ${clustered}`,
    `create table devices (
      id text not null primary key, shop text not null, token_hash text not null, last_seen_at text not null,
      doc text not null)`,
    'create index devices_shop on devices (shop)',
    `create table pairing_codes (
      hash text not null primary key, shop text not null, expires_at text not null) ${clustered}`,
  ],
};
