import { jwtVerify, SignJWT } from 'jose';
import { CLOCK_TOLERANCE_MS, type Clock, instantOf } from '../../lib/index.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'comanda';
const MINUTE = 60;
/** Lifetime of the tokens of members and owners who log in with a password; refresh tokens renew them. */
export const ACCESS_TOKEN_SECONDS = 15 * MINUTE;
/** Lifetime of the tokens of staff by PIN and of devices. */
export const SHIFT_SECONDS = 12 * 60 * MINUTE;

/** Claims of an access token: its subject, and the log-in with which it ends. */
export type TokenClaims =
  | {
      readonly kind: 'staff';
      readonly subject: string;
      readonly shop: string;
      readonly logIn: string;
      readonly device?: string;
    }
  | { readonly kind: 'member'; readonly subject: string; readonly logIn: string }
  | { readonly kind: 'device'; readonly subject: string };
export type AccessToken = { readonly accessToken: string; readonly expiresAt: string };

/** Signs an access token that is valid for `seconds`. */
export async function signToken(
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
  { kind, subject, ...claims }: TokenClaims,
  seconds: number,
): Promise<AccessToken> {
  const issuedAt = Math.floor(clock.now() / 1000);
  const accessToken = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(kind)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(keyOf(secret));
  return { accessToken, expiresAt: instantOf((issuedAt + seconds) * 1000) };
}

type ReadToken = TokenClaims &
  Pick<AccessToken, 'expiresAt'> & { /** Epoch milliseconds. */ readonly issuedAt: number };

/**
 * Verifies a token and returns its claims; undefined when its signature is wrong, it has expired (with the tolerance
 * between clocks), or its lifetime exceeds a shift. The caller judges `issuedAt`, which is in the future for valid
 * tokens after the clock was set back.
 */
export async function readToken(
  { secret, clock }: { readonly secret: string; readonly clock: Pick<Clock, 'now'> },
  token: string,
): Promise<ReadToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ['staff', 'member', 'device'],
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_MS / 1000,
      currentDate: new Date(clock.now()),
    });
    const { iat = Number.NaN, exp = Number.NaN } = payload;
    const isLifetimeValid = exp - iat <= SHIFT_SECONDS;
    const claims = isLifetimeValid ? claimsOf(payload) : undefined;
    return claims && { ...claims, issuedAt: iat * 1000, expiresAt: instantOf(exp * 1000) };
  } catch {
    return undefined;
  }
}

function claimsOf(payload: Readonly<Record<string, unknown>>): TokenClaims | undefined {
  const { aud, sub: subject, shop, logIn, device } = payload;
  if (typeof subject !== 'string') return undefined;
  if (aud === 'device') return { kind: 'device', subject };
  if (typeof logIn !== 'string') return undefined;
  if (aud === 'member') return { kind: 'member', subject, logIn };
  if (aud !== 'staff' || typeof shop !== 'string') return undefined;
  return { kind: 'staff', subject, shop, logIn, ...(typeof device === 'string' && { device }) };
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`accessToken:${secret}`);
}
