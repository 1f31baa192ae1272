import type { EventData, EventName, EventTopic, ServicePath } from '@comanda/contract';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { CallError, isPassing, toCallError } from './call-error.ts';

const REQUEST_TIMEOUT = 30_000;
/** How often a call that is not authenticated is made again (specification §7). */
const MAX_DEPTH = 3;
/** How long until the client's code that did not come is asked for again. */
const RETRY_CODE_MS = 4000;
/** How long until what has to be done on a connection and failed for a time is tried again. */
const FOLLOW_AGAIN = 2000;

/** `resting` before the first call; `offline` after the connection was lost or could not be made. */
export type ConnectionState = 'resting' | 'connecting' | 'online' | 'offline';

/**
 * The live connection to the server: one socket for the whole page, opened with the first need of it.
 * It speaks the framework's own protocol: `(method, service, …arguments, answer)`.
 */
function createConnection() {
  let opening: Promise<Socket> | undefined;
  let isCodeAwaited = false;
  let tellOpened: (socket: Socket) => void = () => {};
  const opened = new Promise<Socket>((resolve) => {
    tellOpened = resolve;
  });
  let state: ConnectionState = 'resting';
  const stateListeners = new Set<() => void>();
  const connectedListeners = new Set<() => void>();
  /** Counts connections. */
  let connections = 0;
  let greet: (() => Promise<boolean>) | undefined;
  /** Whoever is logged in could not be signed in for a time. */
  let isUngreeted = false;
  let greeting: Promise<boolean> | undefined;
  /** Staff screens that sign the connection in themselves. */
  let occupants = 0;
  /** Whether the connection that is made now has been signed in, or could not be. */
  let signedIn: Promise<unknown> = Promise.resolve();

  /** Signs the connection in, and says whether it did; one that cannot be signed in is a guest's. */
  const greeted = (): Promise<boolean> => {
    if (occupants > 0) return Promise.resolve(false);
    isUngreeted = false;
    greeting ??= Promise.resolve(greet?.() ?? false)
      .catch((error: unknown) => {
        isUngreeted = !(error instanceof CallError) || isPassing(error);
        return false;
      })
      .finally(() => {
        greeting = undefined;
      });
    return greeting;
  };

  const become = (next: ConnectionState) => {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener();
  };

  const connect = ({ io }: typeof import('socket.io-client')): Socket => {
    become('connecting');
    const socket = io({ path: '/api/socket.io', transports: ['websocket'], reconnectionDelayMax: 4000 });
    /** Nobody hears of what is theirs on a connection that is a guest's for want of an answer. */
    const greetAgain = (known: number) => {
      if (!isUngreeted) return;
      setTimeout(async () => {
        if (known !== connections || !socket.connected) return;
        if (await greeted()) for (const listener of connectedListeners) listener();
        else greetAgain(known);
      }, FOLLOW_AGAIN);
    };
    socket.on('connect', () => {
      connections += 1;
      const known = connections;
      signedIn = greeted();
      void signedIn.finally(() => {
        if (!socket.connected) return;
        become('online');
        for (const listener of connectedListeners) listener();
        greetAgain(known);
      });
    });
    socket.on('disconnect', () => become('offline'));
    socket.on('connect_error', () => become('offline'));
    tellOpened(socket);
    return socket;
  };

  /** A network that fails before the client's code is there is one that is offline: the code is asked for again. */
  const codeFailed = (): never => {
    opening = undefined;
    become('offline');
    if (!isCodeAwaited) {
      setTimeout(() => {
        isCodeAwaited = false;
        open().catch(() => undefined);
      }, RETRY_CODE_MS);
    }
    isCodeAwaited = true;
    throw new CallError('socketDisconnect', 0);
  };

  const open = (): Promise<Socket> => {
    opening ??= import('socket.io-client').then(connect, codeFailed);
    return opening;
  };

  /**
   * Calls a service. Calls made while the connection is being opened wait for it; one that is refused as
   * `notAuthenticated` is made again once the connection is signed in (specification §7).
   * @throws {CallError} the server's code, `timeout` (signing in: `authenticationTimeout`), or `socketDisconnect` when the connection broke meanwhile
   */
  async function call<Answer>(
    method: string,
    service: ServicePath,
    ...args: readonly unknown[]
  ): Promise<Answer> {
    for (let depth = 0; ; depth += 1) {
      try {
        return await callOnce<Answer>(method, service, args);
      } catch (error) {
        const isRefused = error instanceof CallError && error.code === 'notAuthenticated';
        const mayTryAgain = isRefused && service !== 'authentication' && depth < MAX_DEPTH;
        if (!mayTryAgain || !(await greeted())) throw error;
      }
    }
  }

  async function callOnce<Answer>(
    method: string,
    service: ServicePath,
    args: readonly unknown[],
  ): Promise<Answer> {
    const socket = await open();
    return new Promise<Answer>((resolve, reject) => {
      let isSettled = false;
      const fail = (error: CallError) => {
        settle();
        reject(error);
      };
      const onDrop = () => fail(new CallError('socketDisconnect', 0));
      const late = service === 'authentication' ? 'authenticationTimeout' : 'timeout';
      const timer = setTimeout(() => fail(new CallError(late, 408)), REQUEST_TIMEOUT);
      const settle = () => {
        clearTimeout(timer);
        isSettled = true;
        socket.off('connect', sendSignedIn);
        socket.off('disconnect', onDrop);
        socket.off('connect_error', onDrop);
      };
      const send = () =>
        socket.emit(method, service, ...args, (error: unknown, answer: Answer) => {
          if (error) return fail(toCallError(error));
          settle();
          resolve(answer);
        });
      // what a member asks is asked in their name: not before the connection is signed in
      const sendSignedIn = () => void signedIn.then(() => isSettled || send());
      socket.on('disconnect', onDrop);
      socket.on('connect_error', onDrop);
      if (service === 'authentication') send();
      else if (socket.connected) sendSignedIn();
      else socket.once('connect', sendSignedIn);
    });
  }

  /** Listens to a live event; returns the function that stops it. */
  function onEvent<Topic extends EventTopic>(
    topic: Topic,
    event: EventName<Topic>,
    listener: (data: EventData<Topic>) => void,
  ): () => void {
    // a plain name: the socket has no types of its events
    const name: string = `${topic} ${event}`;
    let stopped = false;
    open().catch(() => undefined);
    void opened.then((socket) => {
      if (!stopped) socket.on(name, listener);
    });
    return () => {
      stopped = true;
      void opened.then((socket) => socket.off(name, listener));
    };
  }

  /**
   * Calls back with each connection made, the first and every later one: subscribe and re-read there. A listener that
   * rejects with what may pass is called again until it succeeds or the connection is another.
   */
  function onConnected(listener: () => unknown): () => void {
    let isStopped = false;
    let turns = 0;
    const act = async () => {
      turns += 1;
      const turn = turns;
      try {
        await listener();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const again = () => !isStopped && turn === turns && state === 'online' && void act();
        if (isPassing(error)) setTimeout(again, FOLLOW_AGAIN);
      }
    };
    const onEach = () => void act();
    connectedListeners.add(onEach);
    if (state === 'online') onEach();
    return () => {
      isStopped = true;
      connectedListeners.delete(onEach);
    };
  }

  function subscribeState(listener: () => void): () => void {
    stateListeners.add(listener);
    return () => stateListeners.delete(listener);
  }

  /**
   * Does this first on every connection, before it counts as made: whoever is logged in is signed in. It says
   * whether somebody was.
   */
  function greetWith(how: () => Promise<boolean>): void {
    greet = how;
  }

  /**
   * From now on the connection is signed in by who calls this alone, as by a staff screen: no member is, although one
   * is logged in on this device. Gives the function that ends it.
   */
  function occupy(): () => void {
    occupants += 1;
    return () => {
      occupants -= 1;
    };
  }

  /** Makes the connection anew, as after logging out: what was followed is followed again as a guest. */
  async function renewed(): Promise<void> {
    const socket = await opening?.catch(() => undefined);
    socket?.disconnect().connect();
  }

  return {
    call,
    onEvent,
    onConnected,
    subscribeState,
    greetWith,
    greeted,
    occupy,
    renewed,
    state: () => state,
  };
}

/** The page's connection. */
export const connection = createConnection();

/** Creates through a service: most of the specification's calls. */
export function create<Answer>(service: ServicePath, data: unknown): Promise<Answer> {
  return connection.call<Answer>('create', service, data);
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.subscribeState, connection.state, connection.state);
}
