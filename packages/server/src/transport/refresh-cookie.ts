import type { Context } from 'koa';
import type { Clock } from '../lib/index.ts';
import type { RefreshCookie } from '../services/call/index.ts';

const NAME = 'comandaRefresh';
/** The only path the cookie is sent to. */
const PATH = '/api/authentication';

/**
 * Returns access to the cookie that renews a log-in: `HttpOnly` and `SameSite=Strict`. `Max-Age` (seconds)
 * precedes `Expires`, which browsers compare with their own clock;
 * Koa's `cookies.set` writes no `Max-Age`.
 */
export function refreshCookieOf(
  context: Pick<Context, 'cookies' | 'append'>,
  { origin, clock }: { readonly origin: string; readonly clock: Pick<Clock, 'now'> },
): RefreshCookie {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const write = (value: string, expiresAt: string) => {
    const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - clock.now()) / 1000));
    const life = `Expires=${new Date(expiresAt).toUTCString()}; Max-Age=${seconds}`;
    context.append(
      'Set-Cookie',
      `${NAME}=${value}; Path=${PATH}; ${life}; HttpOnly; SameSite=Strict${secure}`,
    );
  };
  return {
    token: context.cookies.get(NAME) || undefined,
    set: (token, expiresAt) => write(token, expiresAt),
    clear: () => write('', '1970-01-01T00:00:00Z'),
  };
}
