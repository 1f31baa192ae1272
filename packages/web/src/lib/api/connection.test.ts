import { beforeEach, expect, test, vi } from 'vitest';
import { connection } from './connection.ts';

type Answer = (error: unknown, answer: unknown) => void;
const socket = vi.hoisted(() => ({ connected: true, calls: [] as string[], refuses: false }));

vi.mock('socket.io-client', () => ({
  io: () => ({
    get connected() {
      return socket.connected;
    },
    on: (event: string, listener: () => void) => event === 'connect' && queueMicrotask(listener),
    once: () => undefined,
    off: () => undefined,
    emit: (method: string, service: string, ...args: readonly unknown[]) => {
      socket.calls.push(`${method} ${service}`);
      const answer = args.at(-1) as Answer;
      if (socket.refuses) answer({ code: 401, data: { code: 'notAuthenticated' } }, undefined);
      else answer(null, 'done');
    },
  }),
}));

let greetings = 0;
beforeEach(() => {
  socket.refuses = false;
  greetings = 0;
  connection.greetWith(async () => {
    greetings += 1;
    return true;
  });
});

test('the connection of a staff screen is signed in for no member, until the screen is left', async () => {
  const leave = connection.occupy();
  expect(await connection.call('find', 'shops')).toBe('done');
  socket.refuses = true;
  await expect(connection.call('find', 'shops')).rejects.toMatchObject({ code: 'notAuthenticated' });
  expect(await connection.greeted()).toBe(false);
  expect(greetings).toBe(0);
  leave();
  expect(await connection.greeted()).toBe(true);
  expect(greetings).toBe(1);
});

test('a call that is refused for want of a log-in is made again three times at most, greeted each time', async () => {
  socket.refuses = true;
  await expect(connection.call('find', 'shops')).rejects.toMatchObject({ code: 'notAuthenticated' });
  expect(greetings).toBe(3);
});
