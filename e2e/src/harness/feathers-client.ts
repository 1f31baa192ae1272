import type { ServicePath } from '@comanda/contract';
import { errors, feathers, socketio } from '@feathersjs/client';
import { io, type Socket } from 'socket.io-client';
import { TIMEOUTS } from './browser.ts';

/** The framework's own client over a socket, as anybody would use it. */
export type FeathersClient = {
  readonly socket: Socket;
  readonly create: <Answer>(service: ServicePath, data: object) => Promise<Answer>;
  readonly find: <Answer>(service: ServicePath, query?: Record<string, unknown>) => Promise<Answer>;
  readonly get: <Answer>(
    service: ServicePath,
    id: string,
    query?: Record<string, unknown>,
  ) => Promise<Answer>;
  readonly patch: <Answer>(service: ServicePath, id: string, data: object) => Promise<Answer>;
  readonly close: () => void;
};

/** Connects a Feathers client that reconnects by itself. */
export function aFeathersClient(url: string, timeout = TIMEOUTS): FeathersClient {
  const socket = io(url, {
    path: '/api/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  const app = feathers();
  // the client's own types name another copy of the socket's
  app.configure(socketio(socket as never));
  /** Rejects a call after the time-out: an answer lost with its connection never arrives. */
  function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new errors.Timeout('no answer')), timeout);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
  return {
    socket,
    create: (service, data) => inTime(app.service(service).create(data)),
    find: (service, query = {}) => inTime(app.service(service).find({ query })),
    get: (service, id, query = {}) => inTime(app.service(service).get(id, { query })),
    patch: (service, id, data) => inTime(app.service(service).patch(id, data)),
    close: () => void socket.close(),
  };
}
