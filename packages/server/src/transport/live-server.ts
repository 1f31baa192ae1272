import type { IncomingMessage } from 'node:http';
import { CLOCK_EVENT } from '@comanda/contract';
import type { FeathersError } from '@feathersjs/errors';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Clock } from '../lib/index.ts';
import { createListener, type Presence } from '../realtime/index.ts';
import type { Caller } from '../services/call/index.ts';
import {
  addressOf,
  FIXED_HEADERS,
  isSameOrigin,
  originOf,
  type Reach,
  transportHeaders,
} from './caller/index.ts';
import type { ConnectionCap } from './connection-cap.ts';
import type { Limiters } from './limits.ts';
import { answerOversizedPackets, MAX_PACKET_BYTES } from './oversized-packets.ts';
import { guardSocket } from './socket-guard.ts';

const PATH = '/api/socket.io';

/**
 * Returns the Socket.IO options. Connection state recovery is off, because a recovered connection would be
 * indistinguishable from an internal call; clients resubscribe and refetch.
 */
export function socketOptions(reach: Reach, cap: ConnectionCap): Partial<ServerOptions> {
  return {
    path: PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    connectionStateRecovery: undefined,
    allowRequest(request, answer) {
      if (!isSameOrigin(request, reach)) answer('forbidden', false);
      else if (cap.isFull(addressOf(request, reach))) answer('tooManyRequests', false);
      else answer(null, true);
    },
  };
}

/** Returns true for a WebSocket upgrade of a live connection, the only upgrade supported. */
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

/** Attaches the caller and the guard to every connection. */
export function admitConnections(server: Server, deps: LiveDeps): void {
  // the engine sends these responses itself, past the middleware that sets headers
  const headersOfEngine = { ...FIXED_HEADERS, ...transportHeaders(deps.reach) };
  server.engine.on(
    'headers',
    (headers: Record<string, string>) => void Object.assign(headers, headersOfEngine),
  );
  server.engine.on('connection', (connection: { request: IncomingMessage; once: Socket['once'] }) => {
    connection.once('close', deps.cap.opened(addressOf(connection.request, deps.reach)));
  });
  answerOversizedPackets(server.engine, deps.toWire);
  server.use((socket, next) => {
    const { clock, reach, limiters, toWire } = deps;
    const address = addressOf(socket.request, reach);
    const caller: Caller = {
      address,
      origin: originOf(socket.request, reach),
      listener: createListener(socket, clock, deps.presence),
    };
    Object.assign(connectionOf(socket), { caller });
    guardSocket(socket, { address, clock, limiters, toWire });
    next();
  });
  // screens count waits by this clock, whatever their own says
  server.on('connection', (socket) => socket.emit(CLOCK_EVENT, deps.clock.now()));
}

/** Returns the framework's record of a connection, whose fields become the params of its calls. */
function connectionOf(socket: Socket & { feathers?: object }): object {
  if (socket.feathers === undefined) throw new Error('connection without a Feathers record');
  return socket.feathers;
}
