import { jwtVerify, SignJWT } from 'jose';
import type { CoreContext } from '../../core/index.ts';

const ALGORITHM = 'HS256';
const DAYS_180 = 180 * 24 * 60 * 60;

/**
 * A mark for the browser or till that somebody has signed in on. It opens nothing: with it the guesses of others
 * at the same address do not make its owner wait.
 */
export async function markOf(
  { secret, clock }: Pick<CoreContext, 'secret' | 'clock'>,
  subject: string,
): Promise<string> {
  const issuedAt = Math.floor(clock.now() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + DAYS_180)
    .sign(keyOf(secret));
}

/** Whom a mark was given to; undefined when it is not ours or too old. */
export async function deviceOfToken(
  { secret, clock }: Pick<CoreContext, 'secret' | 'clock'>,
  mark: string | undefined,
): Promise<string | undefined> {
  if (mark === undefined) return undefined;
  try {
    const currentDate = new Date(clock.now());
    const options = { algorithms: [ALGORITHM], requiredClaims: ['exp', 'sub'], currentDate };
    return (await jwtVerify(mark, keyOf(secret), options)).payload.sub;
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`knownPlace:${secret}`);
}
