import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'comanda';
/** A shift: the token outlives no day. */
export const TOKEN_SECONDS = 12 * 60 * 60;

type TokenClaims = { readonly staff: string; readonly shop: string };

/** A token for a staff member in a shop. */
export async function signToken(secret: string, clock: Clock, { staff, shop }: TokenClaims): Promise<string> {
  const issuedAt = Math.floor(clock.now() / 1000);
  return new SignJWT({ shop })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(staff)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(keyOf(secret));
}

/** Whom a token was made for; undefined when it is not ours, altered or expired. */
export async function readToken(
  secret: string,
  clock: Clock,
  token: string,
): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['exp', 'sub'],
      maxTokenAge: TOKEN_SECONDS,
      currentDate: new Date(clock.now()),
    });
    const { sub, shop } = payload;
    return typeof sub === 'string' && typeof shop === 'string' ? { staff: sub, shop } : undefined;
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`staffToken:${secret}`);
}
