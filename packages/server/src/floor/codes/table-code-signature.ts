import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@comanda/domain';

/** Global version of table codes; increment to invalidate every printed code. */
const CODE_VERSION = 1;
const SIGNATURE_LENGTH = 16;
const MAX_CLOCK_SKEW_MS = 2 * MINUTE_MS;

type TableCodeParts = {
  readonly shop: string;
  readonly viewItem: string;
  /** Number of times this table's code was rotated. */
  readonly version: number;
};

/** Signs a table's code, so that nobody can forge or alter one. */
export function signTableCode(secret: string, { shop, viewItem, version }: TableCodeParts): string {
  const versionSuffix = version === 0 ? '' : `:${version}`;
  return createHmac('sha256', secret)
    .update(`tableCode:${shop}:${viewItem}:${CODE_VERSION}${versionSuffix}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}

/** Returns true if the signature is valid; compares in constant time. */
export function isTableCode(secret: string, parts: TableCodeParts, signature: string): boolean {
  const expected = Buffer.from(signTableCode(secret, parts));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Returns true if a code scanned at `date` has expired, or if the date is too far in the future to be trusted. */
export function isScanStale(date: string, now: number, timeoutMinutes: number): boolean {
  const scanned = Date.parse(date);
  return !(scanned >= now - timeoutMinutes * MINUTE_MS && scanned <= now + MAX_CLOCK_SKEW_MS);
}
