import type { Migration } from './migration.ts';

/** How many orders are for a time: `taken` never passes what the shop allows, whoever places at once. */
export const pickupSlots: Migration = {
  name: '0030-pickup-slots',
  statements: ({ clustered }) => [
    `create table pickup_slots (
      shop text not null, at text not null, taken integer not null check (taken >= 0),
      primary key (shop, at)) ${clustered}`,
  ],
};
