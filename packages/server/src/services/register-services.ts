import { SERVICES, type ServiceMethod, type ServicePath } from '@comanda/contract';
import type { Application, Id, NullableId } from '@feathersjs/feathers';
import { CodedError } from '../lib/index.ts';
import { isId } from '../transport/guard/index.ts';
import { badRequest, type Call, type CallParams, type Handlers } from './call/index.ts';

/**
 * Puts the services into the framework, each with the methods that the contract lists. The framework's own
 * events stay off: what happened is told after its commit, by the outbox.
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
    find: async (params: CallParams) => known(find)(callOf(params)),
    get: async (id: Id, params: CallParams) => known(get)(idOf(id), callOf(params)),
    create: async (data: unknown, params: CallParams) => known(create)(data, callOf(params)),
    patch: async (id: NullableId, data: unknown, params: CallParams) =>
      known(patch)(idOf(id), data, callOf(params)),
    remove: async (id: NullableId, params: CallParams) =>
      known(remove)(id === null ? null : idOf(id), callOf(params)),
  };
}

function known<Handler>(handler: Handler | undefined): Handler {
  if (handler === undefined) throw new CodedError('methodNotAllowed');
  return handler;
}

function callOf({ call }: CallParams): Call {
  if (call === undefined) throw new Error('a call that did not pass the hook');
  return call;
}

function idOf(id: unknown): string {
  if (isId(id)) return id;
  throw badRequest({ field: '_id', rule: 'type' });
}
