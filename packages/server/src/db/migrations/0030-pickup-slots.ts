import type { Migration } from './migration.ts';

/** Orders per pickup time; `taken` never exceeds the shop's capacity under concurrent placing. */
export const pickupSlots: Migration = {
  name: '0030-pickup-slots',
  statements: ({ clustered }) => [
    `create table pickup_slots (
      shop text not null, at text not null, taken integer not null check (taken >= 0),
      primary key (shop, at)) ${clustered}`,
  ],
};
