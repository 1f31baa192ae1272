import type { Context, Next } from 'koa';
import { CodedError } from '../lib/index.ts';
import type { Payments } from '../payments/index.ts';
import { readBody } from './read-body.ts';

/**
 * Serves `POST /api/payments/webhook/{provider}`: passes the raw body to the provider's adapter, which verifies
 * its signature.
 */
export function createWebhookRoute(payments: Payments) {
  return async (context: Context, next: Next): Promise<void> => {
    const provider = /^\/api\/payments\/webhook\/([a-z][a-zA-Z0-9]{0,31})$/.exec(context.path)?.[1];
    if (provider === undefined) return next();
    if (context.method !== 'POST') throw new CodedError('methodNotAllowed');
    const body = await readBody(context.req);
    await payments.webhook(provider, body, singleHeaders(context.req.headers));
    context.status = 204;
  };
}

function singleHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join() : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
