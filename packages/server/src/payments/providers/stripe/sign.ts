import { createHmac, timingSafeEqual } from 'node:crypto';

/** Age at which a signature is too old to be believed, in seconds. */
const TOLERANCE_SECONDS = 300;
const SECOND_MS = 1_000;

/** A webhook as it came: its body as bytes were sent, its `Stripe-Signature` header, and the time in milliseconds. */
type SignedBody = { readonly rawBody: string; readonly header: string | undefined; readonly now: number };

/**
 * Returns true if the header `t=…,v1=…` signs the body: hexadecimal HMAC-SHA256 of `t.body` under the whole secret. One
 * of several `v1` suffices, as Stripe sends two while a secret is rotated; `t` may be 300 seconds off.
 */
export function isSignedByStripe({ rawBody, header = '', now }: SignedBody, secret: string): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / SECOND_MS - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest();
  return parts.some(([name, value = '']) => name === 'v1' && isSame(expected, value));
}

function isSame(expected: Buffer, hex: string): boolean {
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
