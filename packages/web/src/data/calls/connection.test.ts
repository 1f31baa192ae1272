import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { connection } from './connection.ts';

type Answer = (error: unknown, answer: unknown) => void;
const socket = vi.hoisted(() => ({
  connected: true,
  calls: [] as string[],
  answers: true,
  refuses: false,
  connects: () => undefined as unknown,
  loggedOut: async (): Promise<void> => undefined,
}));

vi.mock('socket.io-client', () => ({
  io: () => ({
    get connected() {
      return socket.connected;
    },
    on: (event: string, listener: () => void) => {
      if (event === 'authentication removed') socket.loggedOut = async () => listener();
      if (event !== 'connect') return;
      socket.connects = listener;
      queueMicrotask(listener);
    },
    once: () => undefined,
    off: () => undefined,
    emit: (method: string, service: string, ...args: readonly unknown[]) => {
      socket.calls.push(`${method} ${service}`);
      const answer = args.at(-1) as Answer;
      if (!socket.answers) return;
      if (socket.refuses) answer({ code: 401, data: { code: 'notAuthenticated' } }, undefined);
      else answer(null, 'done');
    },
  }),
}));

let signIns = 0;
beforeEach(() => {
  socket.refuses = false;
  socket.answers = true;
  signIns = 0;
  connection.signInWith(async () => {
    signIns += 1;
    return true;
  });
});

test('no member is signed in on the connection of a staff screen until the screen is left', async () => {
  const resume = connection.suspendSignIn();
  expect(await connection.call('find', 'shops')).toBe('done');
  socket.refuses = true;
  await expect(connection.call('find', 'shops')).rejects.toMatchObject({ code: 'notAuthenticated' });
  expect(await connection.signIn()).toBe(false);
  expect(signIns).toBe(0);
  resume();
  expect(await connection.signIn()).toBe(true);
  expect(signIns).toBe(1);
});

test('a call refused as not authenticated is retried three times at most, each after signing in', async () => {
  socket.refuses = true;
  await expect(connection.call('find', 'shops')).rejects.toMatchObject({ code: 'notAuthenticated' });
  expect(signIns).toBe(3);
});

describe('a call that the server has not answered', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('T1.2 is waited for if it changes something, and not if the device reports by itself', async () => {
    await connection.call('find', 'shops');
    socket.answers = false;
    const silent = [
      connection.call('find', 'shops'),
      connection.call('create', 'devices/beat', { waiting: 0 }),
    ].map((call) => call.catch(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.hasUnanswered()).toBe(false);
    const change = connection.call('create', 'tableSessions/create', {}).catch(() => undefined);
    expect(connection.hasUnanswered()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all([...silent, change]);
    expect(connection.hasUnanswered()).toBe(false);
  });
});

describe('a listener for new connections', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is retried while it fails temporarily, and not after a refusal', async () => {
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

  test('is not retried once it has been removed', async () => {
    const follow = vi.fn<() => Promise<void>>().mockRejectedValue(new CallError('unavailable', 503));
    const stop = connection.onConnected(follow);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(follow).toHaveBeenCalledOnce();
  });

  test('is called again once a member whose sign-in failed at first is signed in', async () => {
    const follow = vi.fn();
    const stop = connection.onConnected(follow);
    const answers = [false, false, true];
    connection.signInWith(async () => {
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

test('a member who was logged out elsewhere is signed in again, or finds out at once that it is over', async () => {
  await connection.call('find', 'shops');
  signIns = 0;
  let notified = 0;
  const stop = connection.onConnected(async () => {
    notified += 1;
  });
  const before = notified;
  await socket.loggedOut();
  expect([signIns, notified]).toEqual([1, before + 1]);
  connection.signInWith(async () => false);
  await socket.loggedOut();
  expect(notified).toBe(before + 1);
  stop();
});

test('a staff screen is not signed in as a member when its log-in ends', async () => {
  await connection.call('find', 'shops');
  signIns = 0;
  const resume = connection.suspendSignIn();
  await socket.loggedOut();
  expect(signIns).toBe(0);
  resume();
});
