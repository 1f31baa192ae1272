import { SERVICES, type ServiceMethod, type ServicePath } from '@comanda/contract';
import type { Application, Id, NullableId } from '@feathersjs/feathers';
import { CodedError } from '../lib/index.ts';
import { isId } from '../transport/guard/index.ts';
import { badRequest, type Call, type CallParams, type Handlers } from './call/index.ts';

/**
 * Registers the services with the framework, each with the methods of the contract. The framework's own events
 * are off: the outbox publishes changes after their commit.
 */
export function registerServices(
  app: Pick<Application, 'use'>,
  services: { readonly [Path in ServicePath]: Handlers },
): void {
  for (const [path, { methods }] of Object.entries(SERVICES)) {
    if (!isPath(path)) continue;
    const handled = methods.map((method): ServiceMethod => method);
    app.use(path, frameworkService(services[path]), { methods: handled, events: [], serviceEvents: [] });
  }
}

function isPath(path: string): path is ServicePath {
  return Object.hasOwn(SERVICES, path);
}

function frameworkService({ find, get, create, patch, remove }: Handlers) {
  return {
    find: async (params: CallParams) => required(find)(callOf(params)),
    get: async (id: Id, params: CallParams) => required(get)(idOf(id), callOf(params)),
    create: async (data: unknown, params: CallParams) => required(create)(data, callOf(params)),
    patch: async (id: NullableId, data: unknown, params: CallParams) =>
      required(patch)(idOf(id), data, callOf(params)),
    remove: async (id: NullableId, params: CallParams) =>
      required(remove)(id === null ? null : idOf(id), callOf(params)),
  };
}

function required<Handler>(handler: Handler | undefined): Handler {
  if (handler === undefined) throw new CodedError('methodNotAllowed');
  return handler;
}

function callOf({ call }: CallParams): Call {
  if (call === undefined) throw new Error('a call that bypassed the call hook');
  return call;
}

function idOf(id: unknown): string {
  if (isId(id)) return id;
  throw badRequest({ field: '_id', rule: 'type' });
}
