import { createHmac, timingSafeEqual } from 'node:crypto';

/** Rises when every printed code is to become worthless. */
const CODE_VERSION = 1;
const SIGNATURE_LENGTH = 16;
const FUTURE_MS = 2 * 60_000;
const MINUTE_MS = 60_000;

type TableCodeParts = {
  readonly shop: string;
  readonly viewItem: string;
  /** How often the table's own code was replaced. */
  readonly version: number;
};

/** What a table's printed code carries besides the shop and the table, so that nobody can invent or alter one. */
export function signTableCode(secret: string, { shop, viewItem, version }: TableCodeParts): string {
  const replaced = version === 0 ? '' : `:${version}`;
  return createHmac('sha256', secret)
    .update(`tableCode:${shop}:${viewItem}:${CODE_VERSION}${replaced}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}

/** Whether a code is ours; the same time whatever the answer. */
export function isTableCode(secret: string, parts: TableCodeParts, signature: string): boolean {
  const expected = Buffer.from(signTableCode(secret, parts));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether a code scanned at `date` is too old to be acted on, or from a clock that cannot be right. */
export function isScanStale(date: string, now: number, timeoutMinutes: number): boolean {
  const scanned = Date.parse(date);
  return !(scanned >= now - timeoutMinutes * MINUTE_MS && scanned <= now + FUTURE_MS);
}
