import type { Migration } from './migration.ts';

/** Marks of what is sold out, and when they end by themselves. */
export const soldOut: Migration = {
  name: '0050-sold-out',
  statements: () => [
    'alter table stock add column sold_out integer not null default 0',
    'alter table stock add column resume_at text',
    'create index stock_resume on stock (resume_at) where resume_at is not null',
  ],
};
