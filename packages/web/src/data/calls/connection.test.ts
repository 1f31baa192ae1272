import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { connection } from './connection.ts';

type Answer = (error: unknown, answer: unknown) => void;
const socket = vi.hoisted(() => ({
  connected: true,
  id: 'first',
  calls: [] as string[],
  answers: true,
  refuses: false,
  listeners: new Map<string, Set<() => unknown>>(),
  hear: (event: string) => void [...(socket.listeners.get(event) ?? [])].map((listener) => listener()),
}));

vi.mock('socket.io-client', () => ({
  io: () => {
    queueMicrotask(() => socket.hear('connect'));
    return {
      get connected() {
        return socket.connected;
      },
      get id() {
        return socket.id;
      },
      on: (event: string, listener: () => void) =>
        void socket.listeners.set(event, (socket.listeners.get(event) ?? new Set()).add(listener)),
      io: { engine: { close: () => undefined } },
      timeout: () => ({ emitWithAck: () => new Promise(() => undefined) }),
      off: (event: string, listener: () => void) => void socket.listeners.get(event)?.delete(listener),
      emit: (method: string, service: string, ...args: readonly unknown[]) => {
        socket.calls.push(`${method} ${service}`);
        const answer = args.at(-1) as Answer;
        if (!socket.answers) return;
        if (socket.refuses) answer({ code: 401, data: { code: 'notAuthenticated' } }, undefined);
        else answer(null, 'done');
      },
    };
  },
}));

let signIns = 0;
beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  socket.refuses = false;
  socket.answers = true;
  signIns = 0;
  connection.signInWith(async () => {
    signIns += 1;
    return true;
  });
});

test('a staff screen signs the connection in instead of the member, until it is left', async () => {
  let screenSignIns = 0;
  const leave = connection.signInAs(async () => {
    screenSignIns += 1;
    return true;
  });
  expect(await connection.call('find', 'shops')).toBe('done');
  expect(await connection.signIn()).toBe(false);
  expect([signIns, screenSignIns]).toEqual([0, 1]);
  leave();
  expect(await connection.signIn()).toBe(true);
  expect([signIns, screenSignIns]).toEqual([1, 1]);
});

test('a call on a new connection waits until the staff screen is signed in on it', async () => {
  await connection.call('find', 'shops');
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const leave = connection.signInAs(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    order.push('signed in');
    return true;
  });
  socket.hear('connect');
  const answer = connection.call('find', 'shops').then(() => order.push('answered'));
  await new Promise((settle) => setTimeout(settle));
  finish();
  await answer;
  expect(order).toEqual(['signed in', 'answered']);
  leave();
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
    socket.hear('connect');
    await vi.advanceTimersByTimeAsync(0);
    expect(follow).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([follow.mock.calls.length, answers]).toEqual([3, []]);
    stop();
  });
});

async function loggedOut(): Promise<void> {
  socket.hear('authentication removed');
  await new Promise((settle) => setTimeout(settle));
}

test('a member who was logged out elsewhere is signed in again, or finds out at once that it is over', async () => {
  await connection.call('find', 'shops');
  signIns = 0;
  let notified = 0;
  const stop = connection.onConnected(async () => {
    notified += 1;
  });
  const before = notified;
  await loggedOut();
  expect([signIns, notified]).toEqual([1, before + 1]);
  connection.signInWith(async () => false);
  await loggedOut();
  expect(notified).toBe(before + 1);
  stop();
});

test('a staff screen is not signed in as a member when its log-in ends', async () => {
  await connection.call('find', 'shops');
  signIns = 0;
  const leave = connection.signInAs(async () => false);
  await loggedOut();
  expect(signIns).toBe(0);
  leave();
});
