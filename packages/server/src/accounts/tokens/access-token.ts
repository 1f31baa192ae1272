import { jwtVerify, SignJWT } from 'jose';
import { CLOCK_TOLERANCE_MS, type Clock, instantOf } from '../../lib/index.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'comanda';
const MINUTE = 60;
/** Of members and of an owner who came by password: renewed silently. */
export const SHORT_SECONDS = 15 * MINUTE;
/** A shift: no token outlives a day. */
export const SHIFT_SECONDS = 12 * 60 * MINUTE;

/** Whom an access token is for, and the log-in that it belongs to: it is worth nothing once that has ended. */
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

export async function signToken(
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
  { kind, subject, ...more }: TokenClaims,
  seconds: number,
): Promise<AccessToken> {
  const issuedAt = Math.floor(clock.now() / 1000);
  const accessToken = await new SignJWT({ ...more })
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
 * Returns what a token says; undefined when it is not ours, altered, expired by more than nodes' clocks may be apart,
 * or made for longer than any. When it was issued is for the caller to judge: a clock that was set back since makes
 * honest tokens ones of the future.
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
    const isShort = exp - iat <= SHIFT_SECONDS;
    const claims = isShort ? claimsOf(payload) : undefined;
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
