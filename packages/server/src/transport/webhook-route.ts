import type { Context, Next } from 'koa';
import { CodedError } from '../lib/index.ts';
import type { Payments } from '../payments/index.ts';
import { readBody } from './read-body.ts';

const PATH = /^\/api\/payments\/(webhook|return)\/([a-z][a-zA-Z0-9]{0,31})(?:\/([A-Za-z0-9:_.-]{1,64}))?$/;

/**
 * Serves `POST /api/payments/webhook/{provider}` and `…/{account}`: passes the raw body to the provider's adapter, which
 * verifies its signature. `/api/payments/return/…` takes the same from the guest's browser, which goes on to the page of
 * the outcome (payments M3.1).
 */
export function createWebhookRoute(payments: Payments) {
  return async (context: Context, next: Next): Promise<void> => {
    const [, kind, provider, account] = PATH.exec(context.path) ?? [];
    if (provider === undefined) return next();
    const isReturn = kind === 'return';
    if (context.method !== 'POST' && !(isReturn && context.method === 'GET'))
      throw new CodedError('methodNotAllowed');
    const rawBody = context.method === 'POST' ? await readBody(context.req) : context.querystring;
    const webhook = { provider, account, rawBody, headers: singleHeaders(context.req.headers) };
    if (isReturn) {
      context.redirect(await payments.returned(webhook));
      context.status = 303;
      return;
    }
    const reply = await payments.webhook(webhook);
    // every provider takes this for a receipt, and Adyen asks for it (payments M5.2)
    if (reply === undefined) context.status = 202;
    context.body = reply ?? '';
  };
}

function singleHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join() : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
