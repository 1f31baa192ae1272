import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CoreContext } from '../core/index.ts';
import { instantOf } from '../lib/index.ts';

/** How long a code can be shown (ms): the phone asks for another one in time. */
const LIFETIME_MS = 5 * 60_000;
const SIGNATURE_BYTES = 16;

type Parts = Pick<CoreContext, 'secret' | 'clock'>;

/** What a member's phone shows at the till: who they are until a moment, signed. */
export function memberCode({ secret, clock }: Parts, user: string) {
  const expires = clock.now() + LIFETIME_MS;
  const said = `${user}.${expires.toString(36)}`;
  return { code: `${said}.${signatureOf(secret, said)}`, expiresAt: instantOf(expires) };
}

/** The member who shows a code; undefined when it is over, or was never given. */
export function memberOfCode({ secret, clock }: Parts, code: string): string | undefined {
  const [, said = '', signature = ''] = /^(.+)\.([^.]+)$/.exec(code) ?? [];
  const [, user, expires = ''] = /^(.+)\.([^.]+)$/.exec(said) ?? [];
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, said));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && Number.parseInt(expires, 36) > clock.now() ? user : undefined;
}

function signatureOf(secret: string, said: string): string {
  const digest = createHmac('sha256', secret).update(`memberCode:${said}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
