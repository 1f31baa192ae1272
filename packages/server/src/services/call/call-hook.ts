import type { FeathersError } from '@feathersjs/errors';
import type { HookContext, NextFunction, Params } from '@feathersjs/feathers';
import type { Identity } from '../../accounts/index.ts';
import type { CatalogueReader } from '../../catalogue/index.ts';
import type { Actor } from '../../core/index.ts';
import { CodedError } from '../../lib/index.ts';
import { authorise, callProof, ensureCallOpen } from '../../policies/index.ts';
import { isServicePath } from '../../transport/guard/index.ts';
import type { Call, Listener, RefreshCookie } from './call.ts';

/** The caller as the transport knows it; passed with every call. */
export type Caller = {
  readonly address: string;
  readonly origin: string;
  readonly listener?: Listener & { actor(): Promise<Actor> };
  /** The `Authorization` header of a REST call. */
  readonly authorization?: string;
  readonly refreshCookie?: RefreshCookie;
};
export type CallParams = Params & { caller?: Caller; call?: Call };
export type CallReport = { path: string; method: string; transport: string; code: string; seconds: number };

export type CallHook = {
  /** Authenticates, authorises and runs every call; refusals leave as coded errors. */
  around(context: HookContext, next: NextFunction): Promise<void>;
  /** Refuses new calls and waits up to that many milliseconds for running ones. */
  drain(milliseconds: number): Promise<void>;
  isDraining(): boolean;
};

type CallHookDeps = {
  identity: Pick<Identity, 'verify' | 'ensureProof'>;
  catalogue: Pick<CatalogueReader, 'list'>;
  /** Admits a call, or throws `tooManyRequests`; returns the function to call at its end. */
  admit: (actor: Actor) => () => void;
  toWire: (error: unknown) => FeathersError;
  report: (call: CallReport) => void;
};

/** Creates the hook around every call of every service. */
export function createCallHook(deps: CallHookDeps): CallHook {
  const running = createRunningCalls();

  async function act(context: HookContext, next: NextFunction): Promise<void> {
    const params: CallParams = context.params;
    // every call is external: one without a provider would pass as internal
    if (params.provider === undefined || params.caller === undefined)
      throw new Error('a call without a provider');
    if (running.isDraining()) throw new CodedError('unavailable');
    if (!isServicePath(context.path)) throw new CodedError('notFound');
    const actor = await actorOf(params.caller, context);
    const leave = deps.admit(actor);
    try {
      authorise(context.path, context.method, actor);
      await deps.identity.ensureProof(actor, callProof(context.path, context.method, context.data));
      ensureCallOpen(context.path, context.method, deps.catalogue);
      const { authorization: _shown, ...from } = params.caller;
      params.call = { actor, ...from, query: params.query ?? {} };
      await next();
    } finally {
      leave();
    }
  }

  async function actorOf({ listener, authorization }: Caller, { path, method }: HookContext): Promise<Actor> {
    if (listener !== undefined) return listener.actor();
    // a client that signs in again still sends its old token
    const isSigningIn = path === 'authentication' && method === 'create';
    if (authorization === undefined || isSigningIn) return { kind: 'guest' };
    return deps.identity.verify(bearerToken(authorization));
  }

  return {
    isDraining: running.isDraining,
    async around(context, next) {
      const startedAt = performance.now();
      let code = 'ok';
      running.enter();
      try {
        await act(context, next);
      } catch (error) {
        const wire = deps.toWire(error);
        code = wire.data.code;
        throw wire;
      } finally {
        running.leave();
        const { path, method } = context;
        const transport = context.params.provider ?? 'none';
        deps.report({ path, method, transport, code, seconds: (performance.now() - startedAt) / 1000 });
      }
    },
    drain: running.drain,
  };
}

/** Returns the token of an `Authorization` header, of a log-in or another program; `notAuthenticated` for any other header. */
export function bearerToken(authorization: string): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|cmd_[\w-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new CodedError('notAuthenticated');
  return token;
}

/** Counts the running calls, and waits for them at shutdown. */
function createRunningCalls() {
  let count = 0;
  let isDraining = false;
  let onIdle: (() => void) | undefined;
  return {
    isDraining: () => isDraining,
    enter(): void {
      count += 1;
    },
    leave(): void {
      count -= 1;
      if (count === 0) onIdle?.();
    },
    async drain(milliseconds: number): Promise<void> {
      isDraining = true;
      if (count === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
