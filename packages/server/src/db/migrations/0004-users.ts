import type { Migration } from './migration.ts';

/** Members and their levels. */
export const users: Migration = {
  name: '0004-users',
  statements: () => [
    'create table vip_levels (id text primary key, position integer not null, doc text not null)',
    'create table users (id text not null primary key, email text, phone text, doc text not null)',
    'create unique index users_email on users (email) where email is not null',
    'create unique index users_phone on users (phone) where phone is not null',
  ],
};
