import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callSocket } from './call-socket.ts';

type Sent = {
  readonly on: string;
  readonly message: readonly unknown[];
  readonly answer: (...given: unknown[]) => void;
};

/** Returns a socket whose connection is made and broken by the test, with what was sent over it. */
function aSocket() {
  const listeners = new Map<string, Set<() => unknown>>();
  const sent: Sent[] = [];
  const emit =
    (timeoutMs: number | undefined) =>
    (...message: unknown[]) => {
      const answer = message.pop() as Sent['answer'];
      sent.push({ on: socket.id, message, answer });
      if (timeoutMs !== undefined) setTimeout(() => answer(new Error('timeout')), timeoutMs);
    };
  const socket = {
    id: 'first',
    connected: true,
    io: { engine: { close: () => breakOff() } },
    on: (event: string, listener: () => unknown) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: () => unknown) => void listeners.get(event)?.delete(listener),
    emit: emit(undefined),
    timeout: (milliseconds: number) => ({
      emitWithAck: (...message: unknown[]) =>
        new Promise((resolve, reject) =>
          emit(milliseconds)(...message, (error: unknown, answer: unknown) =>
            error ? reject(error) : resolve(answer),
          ),
        ),
    }),
  };
  const hear = (event: string) => void [...(listeners.get(event) ?? [])].map((listener) => listener());
  function breakOff(): void {
    socket.connected = false;
    hear('disconnect');
  }
  function connect(id: string): void {
    socket.id = id;
    socket.connected = true;
    hear('connect');
  }
  return {
    // the cast is sound: this is all that a call does with a socket
    socket: socket as unknown as Socket,
    calls: () => sent.filter(({ message }) => message[0] !== 'clock'),
    breakOff,
    connect,
    refuse: () => hear('connect_error'),
    listening: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
  };
}

const signedIn = async () => undefined;
const settled = () => vi.advanceTimersByTimeAsync(0);
const place = { method: 'create', service: 'tableSessions/create', args: [{ requestId: 'r1' }] } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a call whose connection breaks is sent again, unchanged and once, on the next one', async () => {
  const { socket, calls, breakOff, connect, refuse, listening } = aSocket();
  const answer = callSocket(socket, place, signedIn);
  await settled();
  breakOff();
  refuse();
  await vi.advanceTimersByTimeAsync(3_000);
  connect('second');
  await settled();
  expect(calls().map(({ on, message }) => [on, message])).toEqual([
    ['first', ['create', 'tableSessions/create', { requestId: 'r1' }]],
    ['second', ['create', 'tableSessions/create', { requestId: 'r1' }]],
  ]);
  calls()[1]?.answer(null, 'placed');
  expect(await answer).toBe('placed');
  connect('third');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls().length, listening()]).toEqual([2, 0]);
});

test('a connection that answers nothing is closed, and the call sent on the next one', async () => {
  const { socket, calls, connect } = aSocket();
  const answer = callSocket(socket, place, signedIn);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(socket.connected).toBe(false);
  connect('second');
  await settled();
  calls()[1]?.answer(null, 'placed');
  expect(await answer).toBe('placed');
});

test.each([
  { method: 'create', service: 'tableSessions/changeUser', args: [{ session: 's1' }] },
  { method: 'remove', service: 'devices', args: ['d1'] },
  { method: 'create', service: 'authentication', args: [{ strategy: 'jwt' }] },
] as const)('a $method of $service, which may not be sent twice, fails at once', async (call) => {
  const { socket, breakOff, listening } = aSocket();
  const answer = expect(callSocket(socket, call, signedIn)).rejects.toMatchObject({
    code: 'socketDisconnect',
  });
  await settled();
  breakOff();
  await answer;
  expect(listening()).toBe(0);
});

test('a call fails if no new connection is made in time, or none could be made to begin with', async () => {
  const { socket, breakOff, refuse } = aSocket();
  const answer = expect(callSocket(socket, place, signedIn)).rejects.toMatchObject({
    code: 'socketDisconnect',
  });
  await settled();
  breakOff();
  await vi.advanceTimersByTimeAsync(8_000);
  refuse();
  await answer;
  const later = expect(callSocket(socket, place, signedIn)).rejects.toMatchObject({
    code: 'socketDisconnect',
  });
  refuse();
  await later;
});

test('a call waits for the sign-in of the connection that it is sent on', async () => {
  const { socket, calls, breakOff, connect } = aSocket();
  const finish: (() => void)[] = [];
  const signIn = () => new Promise<void>((resolve) => void finish.push(resolve));
  void callSocket(socket, place, signIn);
  breakOff();
  connect('second');
  finish[0]?.();
  await settled();
  expect(calls()).toEqual([]);
  finish[1]?.();
  await settled();
  expect(calls().map(({ on }) => on)).toEqual(['second']);
});
