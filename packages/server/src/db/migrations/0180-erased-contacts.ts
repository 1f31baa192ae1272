import type { Migration } from './migration.ts';

/** Progress of erasing contacts of old bills, by shop (office B8.6): no bill is looked at twice. */
export const erasedContacts: Migration = {
  name: '0180-erased-contacts',
  statements: ({ clustered }) => [
    `create table erased_contacts (shop text not null primary key, until text not null) ${clustered}`,
  ],
};
