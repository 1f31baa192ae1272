import type { IncomingMessage } from 'node:http';
import type { FeathersError } from '@feathersjs/errors';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Clock } from '../lib/index.ts';
import { createListener, type Presence } from '../realtime/index.ts';
import type { Caller } from '../services/call/index.ts';
import {
  addressOf,
  FIXED_HEADERS,
  isOwnOrigin,
  originOf,
  type Reach,
  transportHeaders,
} from './caller/index.ts';
import type { ConnectionCap } from './connection-cap.ts';
import type { Limiters } from './limits.ts';
import { answerLongPackets, LARGEST_PACKET } from './long-packets.ts';
import { guardSocket } from './socket-guard.ts';

const PATH = '/api/socket.io';

/**
 * Options of live connections. Recovery of a lost connection is off: a recovered one would look like a call of
 * our own. Clients subscribe again and re-read what they show.
 */
export function liveOptions(reach: Reach, cap: ConnectionCap): Partial<ServerOptions> {
  return {
    path: PATH,
    serveClient: false,
    maxHttpBufferSize: LARGEST_PACKET,
    connectionStateRecovery: undefined,
    allowRequest(request, answer) {
      if (!isOwnOrigin(request, reach)) answer('forbidden', false);
      else if (cap.isFull(addressOf(request, reach))) answer('tooManyRequests', false);
      else answer(null, true);
    },
  };
}

/** Returns whether a request asks for the one other protocol that is spoken: WebSocket, for a live connection. */
export function isLiveUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith(`${PATH}/`) && headers.upgrade?.toLowerCase() === 'websocket';
}

export type LiveDeps = {
  readonly clock: Clock;
  readonly reach: Reach;
  readonly cap: ConnectionCap;
  readonly presence: Presence;
  readonly limiters: Limiters;
  readonly toWire: (error: unknown) => FeathersError;
};

/** Gives every connection its caller and its guard. */
export function admitConnections(server: Server, deps: LiveDeps): void {
  // these answers are the engine's own and pass by what the others pass
  const headersOfAll = { ...FIXED_HEADERS, ...transportHeaders(deps.reach) };
  server.engine.on('headers', (headers: Record<string, string>) => void Object.assign(headers, headersOfAll));
  server.engine.on('connection', (connection: { request: IncomingMessage; once: Socket['once'] }) => {
    connection.once('close', deps.cap.opened(addressOf(connection.request, deps.reach)));
  });
  answerLongPackets(server.engine, deps.toWire);
  server.use((socket, next) => {
    const { clock, reach, limiters, toWire } = deps;
    const address = addressOf(socket.request, reach);
    const caller: Caller = {
      address,
      origin: originOf(socket.request, reach),
      listener: createListener(socket, clock, deps.presence),
    };
    Object.assign(connectionOf(socket), { caller });
    guardSocket(socket, { address, limiters, toWire });
    next();
  });
}

/** The framework's own record of a connection, whose fields become the params of its calls. */
function connectionOf(socket: Socket & { feathers?: object }): object {
  if (socket.feathers === undefined) throw new Error('a connection that the framework does not know');
  return socket.feathers;
}
