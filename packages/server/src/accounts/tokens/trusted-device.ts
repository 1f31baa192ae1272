import { jwtVerify, SignJWT } from 'jose';
import type { CoreContext } from '../../core/index.ts';

const ALGORITHM = 'HS256';
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/**
 * Signs a token that marks a browser or till as trusted for its subject, e.g. `staff:{id}`. It grants no access: it
 * gives the device an attempt counter of its own, so that failures of others at the same address do not lock it out.
 */
export async function signTrustedDeviceToken(
  { secret, clock }: Pick<CoreContext, 'secret' | 'clock'>,
  subject: string,
): Promise<string> {
  const issuedAt = Math.floor(clock.now() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(keyOf(secret));
}

/** Returns the subject of a trusted-device token; undefined when it is invalid or expired. */
export async function readTrustedDeviceToken(
  { secret, clock }: Pick<CoreContext, 'secret' | 'clock'>,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  try {
    const currentDate = new Date(clock.now());
    const options = { algorithms: [ALGORITHM], requiredClaims: ['exp', 'sub'], currentDate };
    return (await jwtVerify(token, keyOf(secret), options)).payload.sub;
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`knownPlace:${secret}`);
}
