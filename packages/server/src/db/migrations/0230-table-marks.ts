import type { Migration } from './migration.ts';

/** Marks of tables without a bill (till T5.3): paid, to be cleaned, or not to be used. */
export const tableMarks: Migration = {
  name: '0230-table-marks',
  statements: () => [
    `create table table_marks (
      shop text not null, id text not null, mark text not null, marked_at text not null, session text,
      version integer not null, primary key (shop, id))`,
    "create index table_marks_marked_at on table_marks (marked_at) where mark <> 'free'",
  ],
};
