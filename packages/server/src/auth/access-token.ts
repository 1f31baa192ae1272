import { jwtVerify, SignJWT } from 'jose';
import { type Clock, instantOf } from '../clock.ts';

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

/** What a token says; undefined when it is not ours, altered, expired or of the future. */
export async function readToken(
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
  token: string,
): Promise<(TokenClaims & Pick<AccessToken, 'expiresAt'>) | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ['staff', 'member', 'device'],
      requiredClaims: ['exp', 'sub'],
      maxTokenAge: SHIFT_SECONDS,
      currentDate: new Date(clock.now()),
    });
    const claims = claimsOf(payload);
    return claims && { ...claims, expiresAt: instantOf((payload.exp ?? 0) * 1000) };
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
