import { expect, test, vi } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { createConnectedListeners } from '../../../../data/calls/connected-listeners.ts';
import { type Canceller, cancelLeft, cancelWhenBack } from './left-order.ts';

const ORDER = { requestId: 'request-1', session: 'order-1', restoreKey: 'key-1' };

/** Creates a connection that is away, and answers as told once it is back. */
function aConnection(...answers: readonly (CallError | undefined)[]) {
  let isOnline = false;
  const left = [...answers];
  const listeners = createConnectedListeners(() => isOnline);
  const post = vi.fn<Canceller['post']>(async () => {
    const answer = left.shift();
    if (answer) throw answer;
  });
  const comeBack = async () => {
    isOnline = true;
    listeners.notify();
    await new Promise((settled) => setTimeout(settled));
  };
  return { post, comeBack, onConnected: listeners.add };
}

test('T9.5 an order that was left while the server is away is cancelled once it is back, and only once', async () => {
  const connection = aConnection();
  cancelWhenBack(ORDER, connection);
  expect(connection.post).not.toHaveBeenCalled();
  await connection.comeBack();
  await connection.comeBack();
  expect(connection.post.mock.calls).toEqual([['tableSessions/cancel', ORDER]]);
});

test('T9.5 it is tried again under the same request when the connection breaks, and not when it is paid by then', async () => {
  const connection = aConnection(
    new CallError('socketDisconnect', 0),
    new CallError('transitionNotAllowed', 409),
  );
  cancelWhenBack(ORDER, connection);
  await connection.comeBack();
  await connection.comeBack();
  await connection.comeBack();
  expect(connection.post.mock.calls).toEqual([
    ['tableSessions/cancel', ORDER],
    ['tableSessions/cancel', ORDER],
  ]);
});

test('T9.5 a server that does not answer is told apart from one that refuses', async () => {
  const broken = aConnection(new CallError('socketDisconnect', 0));
  await expect(cancelLeft(ORDER, broken)).rejects.toThrow('socketDisconnect');
  const refusing = aConnection(new CallError('notFound', 404));
  await expect(cancelLeft(ORDER, refusing)).resolves.toBeUndefined();
});
