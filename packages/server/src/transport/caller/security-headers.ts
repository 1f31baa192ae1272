import type { Context, Next } from 'koa';
import type { Reach } from './caller.ts';

/** What data and pictures may do when a browser shows them as a page: nothing. */
const DATA_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What every answer says, whatever it is; a page names what it loads by a policy of its own. */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': DATA_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), payment=(self), geolocation=(self), microphone=(), usb=(), serial=(), hid=(), bluetooth=()',
};

/** Half a year: browsers that came by https once come by nothing else. */
const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=15552000' };

/** What is said where guests come by https: come by nothing else. */
export function transportHeaders({ publicUrl }: Reach): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https://') ? STRICT_TRANSPORT : {};
}

/** What a page of this server may load and connect to: itself, and nothing inline. */
function pagePolicy(host: string | undefined): string {
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
  if (isPage(context.path)) {
    context.set('Content-Security-Policy', pagePolicy(context.get('host') || undefined));
  }
  await next();
}

function isPage(path: string): boolean {
  return path === '/api/docs' || !path.startsWith('/api/');
}
