import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { connection } from './connection.ts';

type Answer = (error: unknown, answer: unknown) => void;
const socket = vi.hoisted(() => ({
  connected: true,
  calls: [] as string[],
  refuses: false,
  connects: () => undefined as unknown,
}));

vi.mock('socket.io-client', () => ({
  io: () => ({
    get connected() {
      return socket.connected;
    },
    on: (event: string, listener: () => void) => {
      if (event !== 'connect') return;
      socket.connects = listener;
      queueMicrotask(listener);
    },
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

describe('what follows each connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is tried again while it fails for a time, and not after a refusal', async () => {
    await connection.call('find', 'shops');
    const follow = vi.fn<() => Promise<void>>();
    follow.mockRejectedValueOnce(new CallError('unavailable', 503));
    follow.mockRejectedValueOnce(new CallError('timeout', 408));
    follow.mockRejectedValueOnce(new CallError('sessionNotFound', 404));
    const stop = connection.onConnected(follow);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(follow).toHaveBeenCalledTimes(3);
    stop();
  });

  test('is tried no more once nobody wants it', async () => {
    const follow = vi.fn<() => Promise<void>>().mockRejectedValue(new CallError('unavailable', 503));
    const stop = connection.onConnected(follow);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(follow).toHaveBeenCalledOnce();
  });

  test('is done again for a member whom the connection could not sign in at first', async () => {
    const follow = vi.fn();
    const stop = connection.onConnected(follow);
    const answers = [false, false, true];
    connection.greetWith(async () => {
      if (answers.shift() === false) throw new CallError('socketDisconnect', 0);
      return true;
    });
    socket.connects();
    await vi.advanceTimersByTimeAsync(0);
    expect(follow).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([follow.mock.calls.length, answers]).toEqual([3, []]);
    stop();
  });
});
