import type { Server } from 'node:http';
import { MINUTE_MS } from '@comanda/domain';
import type { Clock, Log } from '../lib/index.ts';
import { addressKey } from './caller/index.ts';

const WARN_INTERVAL_MS = MINUTE_MS;
const REFUSAL = [
  'HTTP/1.1 429 Too Many Requests',
  'Connection: close',
  'Retry-After: 30',
  'Content-Length: 0',
  '',
  '',
].join('\r\n');

export type ConnectionCap = {
  /** Returns true if this address has reached its limit. */
  isFull(address: string): boolean;
  /** Counts a connection; returns the function that releases it. */
  opened(address: string): () => void;
};

/** Counts the open connections of each address against a limit of `most`; 0 is no limit. */
export function createConnectionCap(
  most: number,
  clock: Pick<Clock, 'monotonic'>,
  log: Pick<Log, 'warn'>,
): ConnectionCap {
  const open = new Map<string, number>();
  let warnedAt = Number.NEGATIVE_INFINITY;

  return {
    isFull(address) {
      const isFull = most > 0 && (open.get(address) ?? 0) >= most;
      if (isFull && clock.monotonic() - warnedAt >= WARN_INTERVAL_MS) {
        warnedAt = clock.monotonic();
        log.warn({ address, most }, 'connection limit of an address reached: more are refused');
      }
      return isFull;
    },
    opened(address) {
      open.set(address, (open.get(address) ?? 0) + 1);
      return () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left === 0) open.delete(address);
        else open.set(address, left);
      };
    },
  };
}

/**
 * Closes connections of an address above its limit. Behind a proxy every connection comes from the proxy's
 * address.
 */
export function capConnections(http: Server, cap: ConnectionCap): void {
  http.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? 'unknown');
    if (!cap.isFull(address)) socket.once('close', cap.opened(address));
    else socket.end(REFUSAL, () => socket.destroy());
  });
}
