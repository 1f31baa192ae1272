import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { instantOf } from '../lib/index.ts';

/** Validity of a code; the phone requests another one before its end. */
const LIFETIME_MS = 5 * MINUTE_MS;
const SIGNATURE_BYTES = 16;

type Parts = Pick<CoreContext, 'secret' | 'clock'>;

/** Returns the signed code that identifies a member at the till, and its expiry. */
export function memberCode({ secret, clock }: Parts, user: string) {
  const expires = clock.now() + LIFETIME_MS;
  const payload = `${user}.${expires.toString(36)}`;
  return { code: `${payload}.${signatureOf(secret, payload)}`, expiresAt: instantOf(expires) };
}

/** Returns the member of a code; undefined when it has expired or its signature is wrong. */
export function memberOfCode({ secret, clock }: Parts, code: string): string | undefined {
  const [, payload = '', signature = ''] = /^(.+)\.([^.]+)$/.exec(code) ?? [];
  const [, user, expires = ''] = /^(.+)\.([^.]+)$/.exec(payload) ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, payload));
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  return isValid && Number.parseInt(expires, 36) > clock.now() ? user : undefined;
}

function signatureOf(secret: string, payload: string): string {
  const digest = createHmac('sha256', secret).update(`memberCode:${payload}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
