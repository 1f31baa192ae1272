import { CLOCK_EVENT, type ServicePath } from '@comanda/contract';
import type { Socket } from 'socket.io-client';
import { serverClock } from '../../lib/server-clock.ts';
import { CallError, toCallError } from './call-error.ts';

const REQUEST_TIMEOUT = 30_000;
/** Milliseconds after which an unanswered call checks its connection. */
const DOUBT_MS = 5_000;
/** Milliseconds that a live connection takes to answer a check. */
const CHECK_MS = 4_000;
/** Milliseconds that a call waits for a new connection after its own broke. */
const RECONNECT_MS = 8_000;

/** A call of a service's method in the framework's socket protocol. */
type SocketCall = {
  readonly method: string;
  readonly service: ServicePath;
  readonly args: readonly unknown[];
};

/**
 * Asks the server for its time, and closes the connection if no answer comes: a device that slept or changed its
 * network is not told that its connection is gone. A closed connection is made again by the client.
 */
export function closeIfDead(socket: Socket): void {
  const { engine } = socket.io;
  const closeEngine = () => {
    if (socket.io.engine === engine) engine.close();
  };
  socket
    .timeout(CHECK_MS)
    .emitWithAck(CLOCK_EVENT)
    .then((time: number) => serverClock.set(time), closeEngine);
}

/** Returns true if a call may reach the server twice: it reads, sets values, or carries its `requestId`. */
function isRepeatable({ method, service, args }: SocketCall): boolean {
  if (service === 'authentication') return false;
  const [data] = args;
  const hasRequestId = typeof data === 'object' && data !== null && 'requestId' in data;
  return method !== 'create' ? method !== 'remove' : hasRequestId;
}

/**
 * Sends a call over a socket, once it is connected and `signedIn()` has settled: a member's call is made in their
 * name. Signing in itself does not wait. If the connection breaks, the same call is sent on the next one, as far as it
 * is repeatable and both come in time.
 * @throws {CallError} the server's code, `timeout` (signing in: `authenticationTimeout`), or `socketDisconnect`
 */
export function callSocket<Answer>(
  socket: Socket,
  call: SocketCall,
  signedIn: () => Promise<unknown>,
): Promise<Answer> {
  const { method, service, args } = call;
  const isSignIn = service === 'authentication';
  return new Promise<Answer>((resolve, reject) => {
    let isSettled = false;
    let isSent = false;
    let reconnectBy = 0;
    let doubt: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      clearTimeout(doubt);
      isSettled = true;
      socket.off('connect', sendSignedIn);
      socket.off('disconnect', onDrop);
      socket.off('connect_error', onFailure);
    };
    const fail = (error: CallError) => {
      settle();
      reject(error);
    };
    const onFailure = () => {
      if (performance.now() >= reconnectBy) fail(new CallError('socketDisconnect', 0));
    };
    const onDrop = () => {
      clearTimeout(doubt);
      if (!isSent || isRepeatable(call)) reconnectBy = performance.now() + RECONNECT_MS;
      onFailure();
    };
    const timeoutCode = isSignIn ? 'authenticationTimeout' : 'timeout';
    const timer = setTimeout(() => fail(new CallError(timeoutCode, 408)), REQUEST_TIMEOUT);
    const send = () => {
      isSent = true;
      doubt = setTimeout(() => closeIfDead(socket), DOUBT_MS);
      socket.emit(method, service, ...args, (error: unknown, answer: Answer) => {
        if (error) return fail(toCallError(error));
        settle();
        resolve(answer);
      });
    };
    const sendSignedIn = async () => {
      const { id } = socket;
      await signedIn();
      // another connection has its own sign-in
      if (!isSettled && socket.id === id) send();
    };
    socket.on('disconnect', onDrop);
    socket.on('connect_error', onFailure);
    if (isSignIn) return send();
    socket.on('connect', sendSignedIn);
    if (socket.connected) void sendSignedIn();
  });
}
