import type { Context, Next } from 'koa';

/** Serves `/healthz` (the process runs) and `/readyz` (it accepts calls and its database responds). */
export function createHealth(isReady: () => Promise<boolean>) {
  return async (context: Context, next: Next): Promise<void> => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead) return next();
    if (context.path === '/healthz') return answer(context, true);
    if (context.path === '/readyz') return answer(context, await isReady());
    await next();
  };
}

function answer(context: Context, isHealthy: boolean): void {
  context.status = isHealthy ? 200 : 503;
  context.set('Cache-Control', 'no-store');
  context.body = { status: isHealthy ? 'ok' : 'unavailable' };
}
