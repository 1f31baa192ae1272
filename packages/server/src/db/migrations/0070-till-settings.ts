import type { Migration } from './migration.ts';

/** Shops' own settings of tills. */
export const tillSettings: Migration = {
  name: '0070-till-settings',
  statements: ({ clustered }) => [
    `create table till_settings (shop text not null primary key, doc text not null) ${clustered}`,
  ],
};
