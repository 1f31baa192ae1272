import { isErrorCode } from '@comanda/contract';
import type { FeathersError } from '@feathersjs/errors';
import type { Socket } from 'socket.io';
import { CodedError } from '../lib/index.ts';
import { isId, isServiceMethod, isServicePath, shapeFault } from './guard/index.ts';
import { enterBoth, type Limiters } from './limits.ts';

/** A connection that goes on after this many refusals in a row is hung up. */
const MAX_REFUSALS = 500;
/** How many of a call's arguments come before its query, the callback aside. */
const ARGUMENTS: Readonly<Record<string, number>> = { find: 1, get: 2, create: 2, patch: 3, remove: 2 };

type Answer = (error: unknown, result?: unknown) => void;
export type SocketGuard = {
  readonly address: string;
  readonly limiters: Limiters;
  readonly toWire: (error: unknown) => FeathersError;
};

/**
 * Stands before everything that arrives on a connection: the shape of the message, the service and its method,
 * the rate and the calls in flight. What is refused costs no more than the refusal.
 */
export function guardSocket(socket: Socket, guard: SocketGuard): void {
  let refusals = 0;
  socket.use((event, next) => {
    const answer: unknown = event.at(-1);
    // a message without a callback is no call: there is nobody to answer
    if (!isAnswer(answer)) return refuse();
    const fault = callFault(event.slice(0, -1));
    if (fault !== undefined) return refuse(answer, fault);
    const admission = enterBoth(guard.limiters, { connection: socket.id, address: guard.address });
    if (!admission.ok) return refuse(answer, tooManyRequests(admission));
    refusals = 0;
    event[event.length - 1] = answering(answer, admission.leave, guard.toWire);
    next();
  });
  socket.on('disconnect', () => guard.limiters.perConnection.forget(socket.id));

  function refuse(answer?: Answer, error?: CodedError): void {
    refusals += 1;
    if (refusals > MAX_REFUSALS) socket.disconnect(true);
    else answer?.(guard.toWire(error).toJSON());
  }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'function';
}

/** Why a message is not a call of ours. */
function callFault(message: readonly unknown[]): CodedError | undefined {
  const [method, path, ...rest] = message;
  const fault = shapeFault(message);
  if (fault !== undefined) return new CodedError('badRequest', { problems: [{ field: '', rule: fault }] });
  if (!isServicePath(path)) return new CodedError('notFound');
  if (!isServiceMethod(path, method)) return new CodedError('methodNotAllowed');
  const taken = ARGUMENTS[String(method)] ?? 1;
  const hasId = method === 'get' || method === 'patch' || method === 'remove';
  // logging out names nobody: it is who calls
  const isWhoCalls = path === 'authentication' && rest[0] === null;
  if (hasId && !isId(rest[0]) && !isWhoCalls)
    return new CodedError('badRequest', { problems: [{ field: '_id', rule: 'type' }] });
  const query = rest[taken - 1] ?? {};
  const isQuery = typeof query === 'object' && !Array.isArray(query);
  if (!isQuery || rest.length > taken) {
    return new CodedError('badRequest', { problems: [{ field: 'query', rule: 'type' }] });
  }
  return undefined;
}

function tooManyRequests({ retryAfter }: { readonly retryAfter: number }): CodedError {
  return new CodedError('tooManyRequests', { retryAfter });
}

/** The caller's callback, told only coded errors; the call is over when it is called. */
function answering(answer: Answer, leave: () => void, toWire: SocketGuard['toWire']): Answer {
  return (error, result) => {
    leave();
    if (error === null || error === undefined) answer(null, result);
    else answer(isWireError(error) ? error : toWire(error).toJSON());
  };
}

/** The framework hands errors on as plain objects: a coded one has passed the mapper already. */
function isWireError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('data' in error)) return false;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'code' in data && isErrorCode(data.code);
}
