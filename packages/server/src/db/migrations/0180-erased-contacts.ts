import type { Migration } from './migration.ts';

/** How far the contacts of old bills are erased, by shop (office B8.6): no bill is looked at twice. */
export const erasedContacts: Migration = {
  name: '0180-erased-contacts',
  statements: ({ clustered }) => [
    `create table erased_contacts (shop text not null primary key, until text not null) ${clustered}`,
  ],
};
