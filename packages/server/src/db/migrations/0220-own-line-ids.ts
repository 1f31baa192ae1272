import type { Migration } from './migration.ts';

/**
 * A line that is placed has an id of its own in its shop (`own`), so that dishes are never sent twice. Lines of before,
 * dishes that rules add and parts of lines are not marked: their ids may repeat.
 */
export const ownLineIds: Migration = {
  name: '0220-own-line-ids',
  statements: () => [
    'alter table session_lines add column own smallint',
    'create unique index session_lines_own on session_lines (shop, id) where own = 1',
  ],
};
