import { CLOCK_EVENT, isErrorCode } from '@comanda/contract';
import type { FeathersError } from '@feathersjs/errors';
import type { Socket } from 'socket.io';
import { type Clock, CodedError } from '../lib/index.ts';
import { isId, isServiceMethod, isServicePath, shapeFault } from './guard/index.ts';
import { enterBoth, type Limiters } from './limits.ts';

/** Consecutive refusals after which a connection is closed. */
const MAX_REFUSALS = 500;
/** Number of a call's arguments up to and including its query, without the callback. */
const ARGUMENTS: Readonly<Record<string, number>> = { find: 1, get: 2, create: 2, patch: 3, remove: 2 };

type Answer = (...results: readonly unknown[]) => void;
export type SocketGuard = {
  readonly address: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly limiters: Limiters;
  readonly toWire: (error: unknown) => FeathersError;
};

/**
 * Checks every incoming message before it reaches the framework: shape, service and method, rate and concurrent
 * calls. A refused message costs no more than its refusal. A client that asks for the time, to see if its connection is
 * alive, is answered here.
 */
export function guardSocket(socket: Socket, guard: SocketGuard): void {
  let refusals = 0;
  socket.use((event, next) => {
    const answer: unknown = event.at(-1);
    // a message without a callback cannot be answered
    if (!isAnswer(answer)) return refuse();
    const isClock = event[0] === CLOCK_EVENT && event.length === 2;
    const fault = isClock ? undefined : callFault(event.slice(0, -1));
    if (fault !== undefined) return refuse(answer, fault);
    const admission = enterBoth(guard.limiters, { connection: socket.id, address: guard.address });
    if (!admission.ok) return refuse(answer, tooManyRequests(admission));
    refusals = 0;
    if (isClock) {
      admission.leave();
      return answer(guard.clock.now());
    }
    event[event.length - 1] = wrapAnswer(answer, admission.leave, guard.toWire);
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

/** Returns the refusal of a message that is no valid call; undefined if it is one. */
function callFault(message: readonly unknown[]): CodedError | undefined {
  const [method, path, ...rest] = message;
  const fault = shapeFault(message);
  if (fault !== undefined) return new CodedError('badRequest', { problems: [{ field: '', rule: fault }] });
  if (!isServicePath(path)) return new CodedError('notFound');
  if (!isServiceMethod(path, method)) return new CodedError('methodNotAllowed');
  const taken = ARGUMENTS[String(method)] ?? 1;
  const hasId = method === 'get' || method === 'patch' || method === 'remove';
  // logging out has no id: it concerns the caller
  const isOwnLogOut = path === 'authentication' && rest[0] === null;
  if (hasId && !isId(rest[0]) && !isOwnLogOut)
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

/** Wraps the caller's callback: passes coded errors only and releases the admission. */
function wrapAnswer(answer: Answer, leave: () => void, toWire: SocketGuard['toWire']): Answer {
  return (error, result) => {
    leave();
    if (error === null || error === undefined) answer(null, result);
    else answer(isWireError(error) ? error : toWire(error).toJSON());
  };
}

/** Returns true for an error already in wire format; the framework passes errors as plain objects. */
function isWireError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('data' in error)) return false;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'code' in data && isErrorCode(data.code);
}
