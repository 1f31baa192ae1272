import type { IncomingMessage } from 'node:http';
import { addressKey } from './address-key.ts';

/** How this server is reached: what the caller's address and the origin it used are read from. */
export type Reach = { readonly trustProxy: boolean; readonly publicUrl?: string };

/** The caller's address as limits count it; behind a trusted proxy the one that the proxy saw. */
export function addressOf(request: IncomingMessage, reach: Reach): string {
  const forwarded = reach.trustProxy
    ? headerOf(request, 'x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return addressKey(forwarded ?? request.socket.remoteAddress ?? 'unknown');
}

/** `PUBLIC_URL`, or the origin that the caller used. */
export function originOf(request: IncomingMessage, reach: Reach): string {
  if (reach.publicUrl !== undefined) return reach.publicUrl;
  return requestOrigin(request, reach) ?? 'http://localhost';
}

/**
 * Whether a request comes from a page of this server, or from no page (native clients send neither `Origin` nor
 * `Sec-Fetch-Site`). It keeps other sites from acting through a visitor's browser, with its cookies and from its
 * network: every browser that sends a cookie across sites names where the request comes from.
 */
export function isOwnOrigin(request: IncomingMessage, reach: Reach): boolean {
  const { origin } = request.headers;
  const site = headerOf(request, 'sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin === undefined) return true;
  const isPublic = reach.publicUrl !== undefined && hostOf(origin) === hostOf(reach.publicUrl);
  if (isPublic) return origin === reach.publicUrl;
  const own = requestOrigin(request, reach);
  return own !== undefined && hostOf(origin) === hostOf(own);
}

function requestOrigin(request: IncomingMessage, reach: Reach): string | undefined {
  const host = request.headers.host;
  if (host === undefined || !/^[A-Za-z0-9.:[\]-]{1,255}$/.test(host)) return undefined;
  const isSecure = reach.trustProxy && headerOf(request, 'x-forwarded-proto') === 'https';
  return `${isSecure ? 'https' : 'http'}://${host}`;
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.at(-1) : value;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
