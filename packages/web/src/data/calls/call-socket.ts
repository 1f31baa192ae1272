import type { ServicePath } from '@comanda/contract';
import type { Socket } from 'socket.io-client';
import { CallError, toCallError } from './call-error.ts';

const REQUEST_TIMEOUT = 30_000;

/** A call of a service's method in the framework's socket protocol. */
type SocketCall = {
  readonly method: string;
  readonly service: ServicePath;
  readonly args: readonly unknown[];
};

/**
 * Sends a call over a socket, once it is connected and `signedIn()` has settled: a member's call is made in their
 * name. Signing in itself does not wait.
 * @throws {CallError} the server's code, `timeout` (signing in: `authenticationTimeout`), or `socketDisconnect`
 */
export function callSocket<Answer>(
  socket: Socket,
  { method, service, args }: SocketCall,
  signedIn: () => Promise<unknown>,
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    let isSettled = false;
    const fail = (error: CallError) => {
      settle();
      reject(error);
    };
    const onDrop = () => fail(new CallError('socketDisconnect', 0));
    const timeoutCode = service === 'authentication' ? 'authenticationTimeout' : 'timeout';
    const timer = setTimeout(() => fail(new CallError(timeoutCode, 408)), REQUEST_TIMEOUT);
    const settle = () => {
      clearTimeout(timer);
      isSettled = true;
      socket.off('connect', sendSignedIn);
      socket.off('disconnect', onDrop);
      socket.off('connect_error', onDrop);
    };
    const send = () =>
      socket.emit(method, service, ...args, (error: unknown, answer: Answer) => {
        if (error) return fail(toCallError(error));
        settle();
        resolve(answer);
      });
    const sendSignedIn = () => void signedIn().then(() => isSettled || send());
    socket.on('disconnect', onDrop);
    socket.on('connect_error', onDrop);
    if (service === 'authentication') send();
    else if (socket.connected) sendSignedIn();
    else socket.once('connect', sendSignedIn);
  });
}
