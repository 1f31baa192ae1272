import { expect, it } from 'vitest';
import type { OutboxEvent } from '../outbox/index.ts';
import { roomsOf } from './rooms.ts';

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
