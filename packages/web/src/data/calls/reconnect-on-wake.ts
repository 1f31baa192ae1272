import type { Socket } from 'socket.io-client';
import { closeIfDead } from './call-socket.ts';

/**
 * Checks a socket when the page becomes visible or the network returns, which the socket itself is not told of. Once the
 * network is back a closed socket connects at once: an attempt made without the network may hang until its time-out.
 */
export function reconnectOnWake(socket: Socket): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && socket.connected) closeIfDead(socket);
  });
  globalThis.addEventListener('online', () => {
    if (socket.connected) closeIfDead(socket);
    else socket.disconnect().connect();
  });
}
