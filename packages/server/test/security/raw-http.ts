import { connect, type Socket } from 'node:net';
import type { Edge, LiveClient } from '../kits/edge.ts';

/** Makes a `create` call over both transports; returns the codes of its refusals, or `ok`. */
export async function endings(
  edge: Edge,
  guest: LiveClient,
  path: string,
  data: (transport: 'live' | 'rest') => unknown,
): Promise<string[]> {
  const live = await guest.emitRaw('create', path, data('live'), {});
  const { body } = await edge.rest(`/api/${path}`, { method: 'POST', json: data('rest') });
  return [live?.data.code ?? 'ok', codeOf(body)];
}

/** Returns the code of a refusal over REST; `ok` for anything else. */
export function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('className' in body) || !('data' in body)) return 'ok';
  const { data } = body;
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : 'ok';
}

/** Sends raw bytes over a new connection; returns everything received until it closes. */
export function sendBytes(url: string, ...parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = open(url);
    socket.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    socket.on('error', () => undefined).on('close', () => resolve(said));
    for (const part of parts) socket.write(part);
  });
}

export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/** Returns the status codes of the responses received. */
export function statusesIn(said: string): number[] {
  return [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}
