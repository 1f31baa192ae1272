import type { Socket } from 'socket.io-client';
import { CallError } from './call-error.ts';

/** Milliseconds until the client's code is requested again after it failed to load. */
const RETRY_CODE_MS = 4000;

type SocketClient = typeof import('./live-socket.ts');

/** The page's socket, with the code that makes calls over it. */
export type LiveSocket = Pick<SocketClient, 'callSocket'> & { readonly socket: Socket };

/**
 * Creates the opener of a page's one socket, whose client code is loaded with the first use. Code that fails to load
 * counts as being offline and is requested again.
 */
export function createSocketOpener(connect: (client: SocketClient) => Socket, onFailed: () => void) {
  let opening: Promise<LiveSocket> | undefined;
  let isRetryScheduled = false;
  let resolveOpened: (opened: LiveSocket) => void = () => {};
  const opened = new Promise<LiveSocket>((resolve) => {
    resolveOpened = resolve;
  });

  const connectOpened = (client: SocketClient): LiveSocket => {
    const live = { socket: connect(client), callSocket: client.callSocket };
    resolveOpened(live);
    return live;
  };

  const failAndRetry = (): never => {
    opening = undefined;
    onFailed();
    if (!isRetryScheduled) {
      setTimeout(() => {
        isRetryScheduled = false;
        open().catch(() => undefined);
      }, RETRY_CODE_MS);
    }
    isRetryScheduled = true;
    throw new CallError('socketDisconnect', 0);
  };

  /** Opens the socket, or returns the one that is open. @throws {CallError} socketDisconnect: its code did not load */
  const open = (): Promise<LiveSocket> => {
    opening ??= import('./live-socket.ts').then(connectOpened, failAndRetry);
    return opening;
  };

  return {
    open,
    /** The socket once it has been opened, however many attempts that takes. */
    opened,
    current: () => opening,
  };
}
