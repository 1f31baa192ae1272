import type { StaffRole } from '@comanda/contract';
import { expect, it } from 'vitest';
import type { OutboxEvent } from '../outbox/index.ts';
import { roomsOfActor } from './identity-rooms.ts';
import { room, roomsOf } from './rooms.ts';

it.each([
  ['drafts', ['shop/s1/staff']],
  ['kitchenTickets', ['shop/s1/staff']],
  ['tillSettings', ['shop/s1/staff', 'shop/s1/devices']],
  ['staff', ['shop/s1/staff', 'shop/s1/devices']],
  ['devices', ['shop/s1/managers']],
] as const)('T10.3 an event of %s goes to %j', (topic, rooms) => {
  const event = { seq: 1, topic, event: 'patched', shop: 's1', id: 'x', data: {} };
  expect(roomsOf(event as OutboxEvent)).toEqual(rooms);
});

/** Returns the rooms of somebody who signed in to the first of their shops. */
const roomsOfStaff = (role: StaffRole, shop: string, ...more: readonly string[]) =>
  roomsOfActor({ kind: 'staff', shop, staff: { _id: role, name: role, role, shops: [shop, ...more] } });

it.each([
  ['both', ['s1', 's2'], ['owner', 'both', 'three']],
  ['one', ['s2'], ['owner', 'second', 'both', 'three']],
  ['all', undefined, ['owner']],
] as const)(
  'B4.8 a batch of %s of the shops is heard by those who run all of them',
  (_name, shops, heard) => {
    const people = {
      owner: roomsOfStaff('owner', 's1', 's2', 's3'),
      manager: roomsOfStaff('manager', 's1', 's2'),
      first: roomsOfStaff('areaManager', 's1'),
      second: roomsOfStaff('areaManager', 's2'),
      both: roomsOfStaff('areaManager', 's2', 's1'),
      three: roomsOfStaff('areaManager', 's3', 's1', 's2'),
      // the name of a shop that begins like another's
      alike: roomsOfStaff('areaManager', 's1', 's22'),
    };
    const open = [...Object.values(people).flat(), room.session('s1,s2')];
    const event = { seq: 1, topic: 'couponBatches', event: 'patched', shop: '', id: 'x', data: { shops } };
    const sent = roomsOf(event as OutboxEvent, open);
    const hearing = Object.entries(people).filter(([, rooms]) => rooms.some((name) => sent.includes(name)));
    expect(hearing.map(([name]) => name)).toEqual(heard);
  },
);
