import type { Migration } from './migration.ts';

/** Money given back of payments (payments M4.2), and when one that waits for its provider is tried next. */
export const refunds: Migration = {
  name: '0093-refunds',
  statements: () => [
    `create table refunds (
      shop text not null, id text not null, session text not null, payment text not null, status text not null,
      created_at text not null, next_try_at text, doc text not null, primary key (shop, id))`,
    'create unique index refunds_id on refunds (id)',
    'create index refunds_session on refunds (session)',
    'create index refunds_next_try on refunds (next_try_at) where next_try_at is not null',
  ],
};
