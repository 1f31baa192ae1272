import type { Context, Next } from 'koa';
import type { Reach } from './caller.ts';

/** Policy for data and pictures opened as a page: nothing may load or run. */
const DATA_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The worker that reads codes: WebAssembly of ours, which no page may run. */
const CODE_WORKER = /^\/assets\/read-codes-[\w-]+\.js$/;
const CODE_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every response; a page replaces the policy by its own. */
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

/** HSTS for half a year. */
const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=15552000' };

/** Returns HSTS headers if guests use HTTPS, else none. */
export function transportHeaders({ publicUrl }: Reach): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https://') ? STRICT_TRANSPORT : {};
}

/** Returns the policy of the application's pages: own resources only, nothing inline. */
function pagePolicy(host: string | undefined): string {
  const isHost = host !== undefined && /^[A-Za-z0-9.:[\]-]{1,255}$/.test(host);
  // older browsers do not treat a WebSocket of the same host as 'self'
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
    const policy = CODE_WORKER.test(context.path)
      ? CODE_WORKER_POLICY
      : pagePolicy(context.get('host') || undefined);
    context.set('Content-Security-Policy', policy);
  }
  await next();
}

function isPage(path: string): boolean {
  return path === '/api/docs' || !path.startsWith('/api/');
}
