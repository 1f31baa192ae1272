import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { instantOf } from '../lib/index.ts';

/** Validity of a code; the phone requests another one before its end. */
const LIFETIME_MS = 5 * MINUTE_MS;
/** Validity of a kiosk's proof: longer than anybody orders. */
const PROOF_LIFETIME_MS = 60 * MINUTE_MS;
const SIGNATURE_BYTES = 16;

type Parts = Pick<CoreContext, 'secret' | 'clock'>;

/** A code of a member that a kiosk was shown. */
type Shown = { readonly user: string; readonly device: string };

/** Returns the signed code that identifies a member at the till, and its expiry. */
export function memberCode({ secret, clock }: Parts, user: string) {
  const expires = clock.now() + LIFETIME_MS;
  return { code: signed(secret, 'memberCode', user, expires), expiresAt: instantOf(expires) };
}

/** Returns the member of a code; undefined when it has expired or its signature is wrong. */
export function memberOfCode(parts: Parts, code: string): string | undefined {
  return subjectOf(parts, 'memberCode', code);
}

/** Returns the proof that a member showed a kiosk their code; it is good at this kiosk only (till T9.3). */
export function memberProof({ secret, clock }: Parts, { user, device }: Shown): string {
  return signed(secret, `memberAt:${device}`, user, clock.now() + PROOF_LIFETIME_MS);
}

/** Returns true for a kiosk's own proof of a member that has not expired. */
export function isMemberProof(parts: Parts, { user, device }: Shown, proof: string): boolean {
  return subjectOf(parts, `memberAt:${device}`, proof) === user;
}

/** Returns a text that proves, until it expires, that it was made here for a subject and purpose. */
function signed(secret: string, purpose: string, subject: string, expires: number): string {
  const payload = `${subject}.${expires.toString(36)}`;
  return `${payload}.${signatureOf(secret, purpose, payload)}`;
}

/** Returns the subject of a signed text; undefined when it has expired or its signature is wrong. */
function subjectOf({ secret, clock }: Parts, purpose: string, text: string): string | undefined {
  const [, payload = '', signature = ''] = /^(.+)\.([^.]+)$/.exec(text) ?? [];
  const [, subject, expires = ''] = /^(.+)\.([^.]+)$/.exec(payload) ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, purpose, payload));
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  return isValid && Number.parseInt(expires, 36) > clock.now() ? subject : undefined;
}

function signatureOf(secret: string, purpose: string, payload: string): string {
  const digest = createHmac('sha256', secret).update(`${purpose}:${payload}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
