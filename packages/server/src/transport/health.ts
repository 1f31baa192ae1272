import type { Context, Next } from 'koa';

/** `/healthz`: the process runs. `/readyz`: it also takes calls and its database answers. */
export function createHealth(isReady: () => Promise<boolean>) {
  return async (context: Context, next: Next): Promise<void> => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead) return next();
    if (context.path === '/healthz') return answer(context, true);
    if (context.path === '/readyz') return answer(context, await isReady());
    await next();
  };
}

function answer(context: Context, isWell: boolean): void {
  context.status = isWell ? 200 : 503;
  context.set('Cache-Control', 'no-store');
  context.body = { status: isWell ? 'ok' : 'unavailable' };
}
