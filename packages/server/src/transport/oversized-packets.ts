import type { IncomingMessage } from 'node:http';
import type { FeathersError } from '@feathersjs/errors';
import type { Server, Socket } from 'socket.io';
import { CodedError } from '../lib/index.ts';
import { beforeOversizedMessage } from './oversized-message.ts';

type Connection = Socket['conn'];
type Calls = ReturnType<typeof trackCalls>;

/** Maximum size of a packet, in bytes. */
export const MAX_PACKET_BYTES = 64 * 1024;
/** Milliseconds to wait for a poll that can carry the answers before the packet is refused. */
const MAX_WAIT_MS = 1_000;
/** A call with its acknowledgement id and an answer to one, in Socket.IO's encoding. */
const CALL = /^2(\d+)\[/;
const ANSWER = /^3(\d+)\[/;

/**
 * Answers the pending calls of a connection before it is closed for an oversized packet: that call as
 * `payloadTooLarge`, running ones as `unavailable`, which is retryable. The framework's client would otherwise
 * wait for ever.
 */
export function answerOversizedPackets(
  engine: Server['engine'],
  toWire: (error: unknown) => FeathersError,
): void {
  const open = new Map<string, { readonly connection: Connection; readonly calls: Calls }>();
  const written = (number: number, error: CodedError) =>
    `3${number}${JSON.stringify([toWire(error).toJSON()])}`;

  /**
   * Returns the final acknowledgements of a connection in Socket.IO's encoding; `start` is the beginning of its
   * oversized packet.
   */
  function finalAnswers({ running, next }: Calls, start: string): readonly string[] {
    // without the start the id is the one after the last, as every client counts
    const number = Number(/^42(\d+)\[/.exec(start)?.[1] ?? next);
    return [
      ...[...running].map((each) => written(each, new CodedError('unavailable'))),
      written(number, new CodedError('payloadTooLarge', { limit: MAX_PACKET_BYTES })),
    ];
  }

  engine.on('connection', (connection: Connection) => {
    // the declaration hides the id, which every poll carries
    const { id } = connection as unknown as { readonly id: string };
    const calls = trackCalls(connection);
    open.set(id, { connection, calls });
    connection.once('close', () => open.delete(id));
    const watch = (transport: Connection['transport']) =>
      beforeOversizedMessage(transport, (start, send) => {
        // bypasses the connection's own buffer, which is discarded when it closes
        for (const text of finalAnswers(calls, start)) send(`4${text}`);
      });
    watch(connection.transport);
    connection.on('upgrade', watch);
  });

  engine.use((request: IncomingMessage, _response: unknown, next: () => void) => {
    const polling = isTooLong(request) ? open.get(connectionIdIn(request)) : undefined;
    if (polling === undefined) return next();
    const { connection, calls } = polling;
    // the pending poll carries the answers before the client learns that its packet was refused
    const go = () => {
      clearTimeout(timer);
      connection.off('drain', go).off('close', go);
      next();
    };
    const timer = setTimeout(go, MAX_WAIT_MS);
    request.once('readable', () => {
      const start: Buffer | null = request.read();
      if (start !== null) request.unshift(start);
      connection.on('drain', go).on('close', go);
      for (const text of finalAnswers(calls, String(start ?? ''))) connection.send(text);
    });
  });
}

/** Tracks the acknowledgement ids of a connection's unanswered calls, and the id its next call will have. */
function trackCalls(connection: Connection) {
  const running = new Set<number>();
  const calls = { running, next: 0 };
  const numberIn = (form: RegExp, { type, data }: { type: string; data?: unknown }) =>
    type === 'message' && typeof data === 'string' ? form.exec(data)?.[1] : undefined;
  connection.on('packet', (packet) => {
    const number = numberIn(CALL, packet);
    if (number === undefined) return;
    running.add(Number(number));
    calls.next = Number(number) + 1;
  });
  connection.on('packetCreate', (packet) => {
    const number = numberIn(ANSWER, packet);
    if (number !== undefined) running.delete(Number(number));
  });
  return calls;
}

function isTooLong({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && Number(headers['content-length'] ?? 0) > MAX_PACKET_BYTES;
}

/** Returns the id of the connection that a poll belongs to. */
function connectionIdIn({ url = '' }: IncomingMessage): string {
  return new URLSearchParams(url.split('?')[1]).get('sid') ?? '';
}
