import type { Context, Next } from 'koa';
import { CodedError } from '../lib/index.ts';
import type { Payments } from '../payments/index.ts';
import { readBody } from './read-body.ts';

const WEBHOOK_PATH = /^\/api\/payments\/webhook\/([a-z][a-zA-Z0-9]{0,31})(?:\/([A-Za-z0-9:_.-]{1,64}))?$/;

/**
 * Serves `POST /api/payments/webhook/{provider}` and `…/{account}`: passes the raw body to the provider's adapter, which
 * verifies its signature.
 */
export function createWebhookRoute(payments: Payments) {
  return async (context: Context, next: Next): Promise<void> => {
    const [, provider, account] = WEBHOOK_PATH.exec(context.path) ?? [];
    if (provider === undefined) return next();
    if (context.method !== 'POST') throw new CodedError('methodNotAllowed');
    const rawBody = await readBody(context.req);
    const headers = singleHeaders(context.req.headers);
    await payments.webhook({ provider, account, rawBody, headers });
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
