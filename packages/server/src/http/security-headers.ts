import type { Context, Next } from 'koa';

/** What every answer says, whatever it is. */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
};

/** What a page of this server may load and connect to: itself, and nothing inline. */
function contentSecurityPolicy(host: string | undefined): string {
  const isHost = host !== undefined && /^[A-Za-z0-9.:[\]-]{1,255}$/.test(host);
  // older browsers do not count a web socket of the same host as 'self'
  const sockets = isHost ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export async function securityHeaders(context: Context, next: Next): Promise<void> {
  context.set(FIXED_HEADERS);
  context.set('Content-Security-Policy', contentSecurityPolicy(context.get('host') || undefined));
  await next();
}
