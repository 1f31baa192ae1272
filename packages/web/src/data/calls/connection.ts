import {
  CLOCK_EVENT,
  type EventData,
  type EventName,
  type EventTopic,
  type ServicePath,
} from '@comanda/contract';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { serverClock } from '../../lib/server-clock.ts';
import { CallError } from './call-error.ts';
import { createConnectedListeners, RETRY_MS } from './connected-listeners.ts';
import { createConnectionSignIn, type SignIn } from './connection-sign-in.ts';
import { type ConnectionState, createConnectionState } from './connection-state.ts';
import { createSocketOpener } from './open-socket.ts';

/** Retries of a call that is refused as not authenticated (specification §7). */
const MAX_RETRIES = 3;

const state = createConnectionState();
const signIn = createConnectionSignIn();
const connectedListeners = createConnectedListeners(() => state.get() === 'online');
const opener = createSocketOpener(connect, () => state.set('offline'));

/** Number of changes that the server has not answered; nobody at the screen waits for the device's own reports. */
let unanswered = 0;
/** Number of connections made so far. */
let connections = 0;
/** The sign-in on the present connection; settles when it has succeeded or failed. */
let signedIn: Promise<unknown> = Promise.resolve();

function connect({ io, reconnectOnWake }: typeof import('./live-socket.ts')): Socket {
  state.set('connecting');
  const socket = io({ path: '/api/socket.io', transports: ['websocket'], reconnectionDelayMax: 4000 });
  socket.on('connect', async () => {
    connections += 1;
    const number = connections;
    await signInNow();
    if (!socket.connected) return;
    state.set('online');
    connectedListeners.notify();
    retrySignIn(socket, number);
  });
  // the log-in has ended elsewhere, or its token has expired: signing in again finds out which
  socket.on('authentication removed', () => void signInAgain(socket, connections));
  socket.on(CLOCK_EVENT, serverClock.set);
  socket.on('disconnect', () => {
    // calls are repeated by themselves: what the client kept would come twice
    socket.sendBuffer = [];
    state.set('offline');
  });
  socket.on('connect_error', () => state.set('offline'));
  reconnectOnWake(socket);
  return socket;
}

function signInNow(): Promise<boolean> {
  const attempt = signIn.run();
  signedIn = attempt;
  return attempt;
}

async function signInAgain(socket: Socket, number: number): Promise<void> {
  if (await signInNow()) connectedListeners.notify();
  else retrySignIn(socket, number);
}

/** Retries a sign-in that failed temporarily: as a guest the connection would miss events. */
function retrySignIn(socket: Socket, number: number): void {
  if (!signIn.isRetryable()) return;
  setTimeout(() => {
    if (number === connections && socket.connected) void signInAgain(socket, number);
  }, RETRY_MS);
}

/**
 * Signs the connection and those after it in as a staff screen asks, instead of the page's member or device. Calls
 * wait for it. Opens the connection.
 * @returns the function that ends it
 */
function signInAs(asked: SignIn): () => void {
  const stop = signIn.enterScreen(asked);
  let isStopped = false;
  opener.open().catch(() => undefined);
  void opener.opened.then(({ socket }) => {
    if (socket.connected && !isStopped) void signInAgain(socket, connections);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/**
 * Calls a service. Calls made while the connection is being opened wait for it; one refused as `notAuthenticated` is
 * retried once the connection is signed in (specification §7).
 * @throws {CallError} the server's code, `timeout` (signing in: `authenticationTimeout`), or `socketDisconnect` when the connection broke
 */
async function call<Answer>(
  method: string,
  service: ServicePath,
  ...args: readonly unknown[]
): Promise<Answer> {
  const isChange =
    method !== 'find' && method !== 'get' && !['authentication', 'devices/beat'].includes(service);
  const changes = isChange ? 1 : 0;
  unanswered += changes;
  try {
    return await callUntilSignedIn<Answer>(method, service, args);
  } finally {
    unanswered -= changes;
  }
}

async function callUntilSignedIn<Answer>(
  method: string,
  service: ServicePath,
  args: readonly unknown[],
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    try {
      const { socket, callSocket } = await opener.open();
      return await callSocket<Answer>(socket, { method, service, args }, () => signedIn);
    } catch (error) {
      const isRefused = error instanceof CallError && error.code === 'notAuthenticated';
      const mayRetry = isRefused && service !== 'authentication' && retries < MAX_RETRIES;
      if (!mayRetry || !(await signInNow())) throw error;
    }
  }
}

/** Listens to a service's event; returns the function that stops it. */
function onEvent<Topic extends EventTopic>(
  topic: Topic,
  event: EventName<Topic>,
  listener: (data: EventData<Topic>) => void,
): () => void {
  // a plain string: the socket has no types of its events
  const name: string = `${topic} ${event}`;
  let isStopped = false;
  opener.open().catch(() => undefined);
  void opener.opened.then(({ socket }) => {
    if (!isStopped) socket.on(name, listener);
  });
  return () => {
    isStopped = true;
    void opener.opened.then(({ socket }) => socket.off(name, listener));
  };
}

/** Reconnects, as after logging out: everything followed is subscribed again as a guest. */
async function reconnect(): Promise<void> {
  const live = await opener.current()?.catch(() => undefined);
  live?.socket.disconnect().connect();
}

/**
 * The page's live connection to the server: one socket, opened on first use. It speaks the framework's own protocol:
 * `(method, service, …arguments, answer)`.
 */
export const connection = {
  call,
  /** Returns true while a change waits for the server's answer. */
  hasUnanswered: () => unanswered > 0,
  onEvent,
  onConnected: connectedListeners.add,
  reconnect,
  /** Sets the function that signs the page's member or device in on every connection, before it counts as online. */
  signInWith: signIn.use,
  /** Signs the page's member or device in again; resolves to false while a staff screen has its own sign-in. */
  signIn: async () => !signIn.hasScreen() && signInNow(),
  signInAs,
  state: state.get,
  subscribeState: state.subscribe,
};

/** Creates through a service: most of the specification's calls. */
export function create<Answer>(service: ServicePath, data: unknown): Promise<Answer> {
  return connection.call<Answer>('create', service, data);
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.subscribeState, connection.state, connection.state);
}
