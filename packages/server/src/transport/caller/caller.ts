import type { IncomingMessage } from 'node:http';
import { addressKey } from './address-key.ts';

/** The proxy and public origin from which a caller's address and origin are derived. */
export type Reach = { readonly trustProxy: boolean; readonly publicUrl?: string };

/** Returns the caller's address as limits count it: behind a trusted proxy, the one that the proxy saw. */
export function addressOf(request: IncomingMessage, reach: Reach): string {
  const forwarded = reach.trustProxy
    ? headerOf(request, 'x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return addressKey(forwarded ?? request.socket.remoteAddress ?? 'unknown');
}

/** Returns `PUBLIC_URL`, or the origin that the caller used. */
export function originOf(request: IncomingMessage, reach: Reach): string {
  if (reach.publicUrl !== undefined) return reach.publicUrl;
  return requestOrigin(request, reach) ?? 'http://localhost';
}

/**
 * Returns true for a request from a page of this server or from a native client, which sends neither `Origin`
 * nor `Sec-Fetch-Site`. Protects against cross-site request forgery: every browser that sends a cookie across
 * sites names the initiator.
 */
export function isSameOrigin(request: IncomingMessage, reach: Reach): boolean {
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
