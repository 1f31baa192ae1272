import type { Migration } from './migration.ts';

/** The moments at which tickets that wait are fired by themselves. */
export const courses: Migration = {
  name: '0074-courses',
  statements: () => [
    'alter table kitchen_tickets add column fire_at text',
    'create index kitchen_tickets_fire on kitchen_tickets (fire_at) where fire_at is not null',
  ],
};
