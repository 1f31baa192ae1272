import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, Next } from 'koa';
import { type Clock, CodedError } from '../lib/index.ts';
import type { Caller, CallParams } from '../services/call/index.ts';
import { addressOf, originOf, type Reach } from './caller/index.ts';
import { isCallPath, shapeFault } from './guard/index.ts';
import { enterBoth, type Limiter, type Limiters } from './limits.ts';
import { parseQueryString, QueryStringError } from './query-string.ts';
import { readJson } from './read-body.ts';
import { refreshCookieOf } from './refresh-cookie.ts';

const PREFIX = '/api/';

/** Admits a REST call to the services: path, rate limit, shape of query and body, caller. */
export function createRestEntry(limiters: Limiters, reach: Reach, clock: Pick<Clock, 'now'>) {
  const connections = createConnectionKeys(limiters.perConnection);
  const enter = (request: IncomingMessage, address: string) =>
    // behind a proxy one connection carries the calls of many callers
    reach.trustProxy
      ? limiters.perAddress.enter(address)
      : enterBoth(limiters, { connection: connections.keyOf(request.socket), address });

  return async (context: Context, next: Next): Promise<void> => {
    // later middleware mounts the services at the root, so only their paths pass
    if (!context.path.startsWith(PREFIX)) throw new CodedError('notFound');
    const path = context.path.slice(PREFIX.length).replace(/\/$/, '');
    if (!isCallPath(path)) throw new CodedError('notFound');
    // responses are private by default; cacheable ones say so themselves
    context.set('Cache-Control', 'no-store');
    const address = addressOf(context.req, reach);
    const admission = enter(context.req, address);
    if (!admission.ok) throw new CodedError('tooManyRequests', { retryAfter: admission.retryAfter });
    try {
      const query = queryOf(context.querystring);
      const body = hasBody(context.method) ? await readJson(context.req) : undefined;
      rejectMalformed(query, body);
      const authorization = context.get('authorization') || undefined;
      const origin = originOf(context.req, reach);
      const refreshCookie =
        path === 'authentication' ? refreshCookieOf(context, { origin, clock }) : undefined;
      const caller: Caller = { address, origin, authorization, refreshCookie };
      context.path = `/${path}`;
      Object.defineProperty(context.request, 'query', { value: query });
      Object.defineProperty(context.request, 'body', { value: body });
      const params: CallParams = { provider: 'rest', caller };
      context.feathers = params;
      await next();
      // a plain text answer is JSON like all others
      if (typeof context.body === 'string') {
        context.body = JSON.stringify(context.body);
        context.type = 'application/json';
      }
    } finally {
      admission.leave();
    }
  };
}

/** Assigns each connection its limiter key, released when it closes. */
function createConnectionKeys(perConnection: Limiter) {
  const keys = new WeakMap<Socket, string>();
  let count = 0;
  return {
    keyOf(socket: Socket): string {
      const known = keys.get(socket);
      if (known !== undefined) return known;
      count += 1;
      const key = `rest/${count}`;
      keys.set(socket, key);
      socket.once('close', () => perConnection.forget(key));
      return key;
    },
  };
}

function hasBody(method: string): boolean {
  return method === 'POST' || method === 'PATCH' || method === 'PUT';
}

function queryOf(text: string): Record<string, unknown> {
  try {
    return parseQueryString(text);
  } catch (error) {
    if (error instanceof QueryStringError) throw malformed('query', error.message);
    throw error;
  }
}

function rejectMalformed(query: unknown, body: unknown): void {
  const inQuery = shapeFault(query);
  if (inQuery !== undefined) throw malformed('query', inQuery);
  const inBody = shapeFault(body);
  if (inBody !== undefined) throw malformed('', inBody);
}

function malformed(field: string, rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field, rule }] });
}
