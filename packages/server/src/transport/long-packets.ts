import type { IncomingMessage } from 'node:http';
import type { FeathersError } from '@feathersjs/errors';
import type { Server, Socket } from 'socket.io';
import { CodedError } from '../lib/index.ts';
import { beforeTooBig } from './too-big-message.ts';

type Connection = Socket['conn'];
type Calls = ReturnType<typeof followCalls>;

/** Longest packet, in bytes. */
export const LARGEST_PACKET = 64 * 1024;
/** A client that does not poll takes no answers along: its packet is refused after so long. */
const LONGEST_WAIT_MS = 1_000;
/** A call with its number, and the answer to one, as Socket.IO writes them. */
const CALL = /^2(\d+)\[/;
const ANSWER = /^3(\d+)\[/;

/**
 * Answers the calls of a connection before it is hung up for a packet that is too long: that one as
 * `payloadTooLarge`, those still running as `unavailable`, which may be repeated. A stock client would wait for ever.
 */
export function answerLongPackets(engine: Server['engine'], toWire: (error: unknown) => FeathersError): void {
  const open = new Map<string, { readonly connection: Connection; readonly calls: Calls }>();
  const written = (number: number, error: CodedError) =>
    `3${number}${JSON.stringify([toWire(error).toJSON()])}`;

  /** The last answers of a connection, as Socket.IO writes them; `start` is how its long packet begins. */
  function lastAnswers({ running, next }: Calls, start: string): readonly string[] {
    // without its start it has the number after the last one, as every client counts
    const number = Number(/^42(\d+)\[/.exec(start)?.[1] ?? next);
    return [
      ...[...running].map((each) => written(each, new CodedError('unavailable'))),
      written(number, new CodedError('payloadTooLarge', { limit: LARGEST_PACKET })),
    ];
  }

  engine.on('connection', (connection: Connection) => {
    // its declaration hides what every poll names it by
    const { id } = connection as unknown as { readonly id: string };
    const calls = followCalls(connection);
    open.set(id, { connection, calls });
    connection.once('close', () => open.delete(id));
    const watch = (transport: Connection['transport']) =>
      beforeTooBig(transport, (start, send) => {
        // past the connection's own queue, which is let go of as soon as it closes
        for (const text of lastAnswers(calls, start)) send(`4${text}`);
      });
    watch(connection.transport);
    connection.on('upgrade', watch);
  });

  engine.use((request: IncomingMessage, _response: unknown, next: () => void) => {
    const polling = isTooLong(request) ? open.get(idIn(request)) : undefined;
    if (polling === undefined) return next();
    const { connection, calls } = polling;
    // the poll that waits takes the answers along before the client is told that its packet was refused
    const go = () => {
      clearTimeout(timer);
      connection.off('drain', go).off('close', go);
      next();
    };
    const timer = setTimeout(go, LONGEST_WAIT_MS);
    request.once('readable', () => {
      const start: Buffer | null = request.read();
      if (start !== null) request.unshift(start);
      connection.on('drain', go).on('close', go);
      for (const text of lastAnswers(calls, String(start ?? ''))) connection.send(text);
    });
  });
}

/** Which calls of a connection are not answered yet, and which number its next one will have. */
function followCalls(connection: Connection) {
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
  return method === 'POST' && Number(headers['content-length'] ?? 0) > LARGEST_PACKET;
}

/** The id of the connection that a poll belongs to. */
function idIn({ url = '' }: IncomingMessage): string {
  return new URLSearchParams(url.split('?')[1]).get('sid') ?? '';
}
