import type { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';
import { aBoardEvent } from '../../test/kits/events.ts';
import { createRelay } from './relay.ts';
import { roomsOf } from './rooms.ts';

it('disconnected clients reconnect by themselves', async () => {
  const relay = createRelay();
  const edge = await openEdge({ relay });
  const clients = [await edge.connect(), await edge.connect()];
  const again = clients.map(({ socket }) => {
    const left = new Promise((resolve) => socket.once('disconnect', resolve));
    const back = new Promise<void>((resolve) => socket.io.once('reconnect', () => resolve()));
    return Promise.all([left, back]);
  });
  relay.disconnectAll();
  const reasons = (await Promise.all(again)).map(([reason]) => reason);
  expect(reasons).toEqual(['transport close', 'transport close']);
  const shops = await Promise.all(clients.map((client) => client.service('shops').find()));
  expect(shops.map(({ total }) => total)).toEqual([2, 2]);
});

it('a failing event does not stop the others', () => {
  const published: string[] = [];
  const room = { emit: (name: string) => void published.push(name) };
  const relay = createRelay();
  const event = { seq: 1, ...aBoardEvent('x') };
  const rooms = new Set(roomsOf(event));
  // the cast is sound: this is all that the relay does with it
  const server = { to: () => room, sockets: { adapter: { rooms } } } as unknown as Server;
  relay.attach(server, { verifyAgain() {} });
  const broken = { ...event, topic: 'payments', data: null as never } as const;
  expect(() => relay.publish([event, broken, event])).toThrow(AggregateError);
  expect(published).toEqual(['board patched', 'board patched']);
});

it('an event that nobody hears is not presented', () => {
  const relay = createRelay();
  const server = { to: () => expect.unreachable(), sockets: { adapter: { rooms: new Set() } } };
  // the cast is sound: this is all that the relay does with it
  relay.attach(server as unknown as Server, { verifyAgain() {} });
  relay.publish([{ seq: 1, ...aBoardEvent('x') }]);
});
