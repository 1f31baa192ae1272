import { setTimeout as pause } from 'node:timers/promises';
import type { ServicePath } from '@comanda/contract';
import { io } from 'socket.io-client';

const REPEAT_AFTER_MS = 5;
/** Many that come back more often take the processor's time from the node that starts. */
const COME_BACK_AFTER_MS = 20;
/** A lost answer never comes: what a connection took with it is known at once, a node that hangs only by this. */
const LONGEST_ANSWER_MS = 10_000;

/** Refusal of a call. */
export type Refusal = {
  readonly code: number;
  readonly data: { readonly code: string; retryable?: boolean };
};

/** A client that repeats a call, word for word, until it is answered or refused for good. */
export type StubbornClient = {
  readonly create: <Answer>(service: ServicePath, data: object) => Promise<Answer>;
  readonly find: <Answer>(service: ServicePath, query: object) => Promise<Answer>;
  readonly patch: <Answer>(service: ServicePath, id: string, data: object) => Promise<Answer>;
  /** Calls that were answered or finally refused, those whose answer was lost, those to be retried. */
  readonly counts: { answered: number; lost: number; refused: number };
  readonly on: (event: string, hear: (data: never) => void) => void;
  readonly close: () => void;
};

export type StubbornOptions = {
  /** Signs each new connection in. */
  readonly accessToken?: string;
  /** First calls of each new connection. */
  readonly first?: readonly (readonly unknown[])[];
};

/** Returns true if a refused call may be retried. */
export function mayBeRepeated(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'data' in error
    ? (error as Refusal).data.retryable === true || (error as Refusal).code === 429
    : false;
}

export function aStubbornClient(url: string, { accessToken, first = [] }: StubbornOptions = {}) {
  const socket = io(url, {
    path: '/api/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: COME_BACK_AFTER_MS,
    reconnectionDelayMax: 2 * COME_BACK_AFTER_MS,
    randomizationFactor: 0.5,
  });
  const counts = { answered: 0, lost: 0, refused: 0 };
  const lost = Symbol('lost');
  let greeted: Promise<void> | undefined;
  let isClosed = false;

  function sent(message: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const giveUp = () => settle(() => reject(lost));
      const timer = setTimeout(giveUp, LONGEST_ANSWER_MS);
      const settle = (act: () => void) => {
        clearTimeout(timer);
        socket.off('disconnect', giveUp);
        act();
      };
      socket.once('disconnect', giveUp);
      const [method, ...rest] = message;
      socket.emit(String(method), ...rest, (error: unknown, answer: unknown) =>
        settle(() => (error === null ? resolve(answer) : reject(error))),
      );
    });
  }

  async function greet(): Promise<void> {
    const signIn = ['create', 'authentication', { strategy: 'jwt', accessToken }];
    for (const message of accessToken === undefined ? first : [signIn, ...first]) await sent(message);
  }

  async function connected(): Promise<void> {
    while (!socket.connected && !isClosed) {
      await new Promise<void>((resolve) => {
        socket.once('connect', resolve);
        if (isClosed) resolve();
      });
    }
    greeted ??= greet();
    await greeted;
  }
  socket.on('disconnect', () => {
    greeted = undefined;
  });

  async function ask<Answer>(...message: readonly unknown[]): Promise<Answer> {
    for (;;) {
      try {
        await connected();
        const answer = (await sent(message)) as Answer;
        counts.answered += 1;
        return answer;
      } catch (error) {
        const isRefused = error !== lost;
        if (isClosed || (isRefused && !mayBeRepeated(error))) throw error;
        if (isRefused) greeted = undefined;
        counts[isRefused ? 'refused' : 'lost'] += 1;
        await pause(REPEAT_AFTER_MS);
      }
    }
  }

  const client: StubbornClient = {
    create: (service, data) => ask('create', service, data),
    find: (service, query) => ask('find', service, query),
    patch: (service, id, data) => ask('patch', service, id, data),
    counts,
    on: (event, hear) => void socket.on(event, hear as (data: unknown) => void),
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
  return client;
}
