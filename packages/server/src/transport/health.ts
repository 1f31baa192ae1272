import type { Context, Next } from 'koa';
import { versionOfProgram } from '../lib/index.ts';

/** Serves `/healthz` (the process runs, and its version) and `/readyz` (it accepts calls and its database responds). */
export function createHealth(isReady: () => Promise<boolean>) {
  const version = versionOfProgram();
  return async (context: Context, next: Next): Promise<void> => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead) return next();
    if (context.path === '/healthz') return answer(context, true, { version });
    if (context.path === '/readyz') return answer(context, await isReady());
    await next();
  };
}

function answer(context: Context, isHealthy: boolean, facts: object = {}): void {
  context.status = isHealthy ? 200 : 503;
  context.set('Cache-Control', 'no-store');
  context.body = { status: isHealthy ? 'ok' : 'unavailable', ...facts };
}
