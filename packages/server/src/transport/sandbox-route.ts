import type { Context, Next } from 'koa';
import { CodedError, pageLanguage } from '../lib/index.ts';
import { SANDBOX_DECISIONS, SANDBOX_PAGE_POLICY, type Sandbox } from '../payments/providers/sandbox/index.ts';
import { readBody } from './read-body.ts';

/**
 * Serves the sandbox's hosted page, `/payments/sandbox/{attempt}?t=…`, and the decision that its form posts.
 */
export function createSandboxRoute(sandbox: Sandbox) {
  return async (context: Context, next: Next): Promise<void> => {
    const attempt = /^\/payments\/sandbox\/([A-Za-z0-9:_.-]{1,64})$/.exec(context.path)?.[1];
    if (attempt === undefined) return next();
    const query = new URLSearchParams(context.querystring);
    const token = query.get('t') ?? '';
    context.set('Cache-Control', 'no-store');
    if (context.method === 'POST') {
      const wanted = new URLSearchParams(await readBody(context.req)).get('decision');
      const decision = SANDBOX_DECISIONS.find((known) => known === wanted);
      if (decision === undefined) throw new CodedError('badRequest');
      context.redirect(await sandbox.decide(attempt, token, decision));
      context.status = 303;
      return;
    }
    if (context.method !== 'GET' && context.method !== 'HEAD') throw new CodedError('methodNotAllowed');
    const page = await sandbox.page(
      attempt,
      token,
      pageLanguage(query.get('lang') ?? context.get('accept-language')),
    );
    context.set('Content-Security-Policy', SANDBOX_PAGE_POLICY);
    context.type = 'text/html; charset=utf-8';
    context.body = page;
  };
}
