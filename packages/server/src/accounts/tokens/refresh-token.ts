import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which log-in a refresh token renews, and how often that was renewed when the token was given. */
export type RefreshClaims = { readonly logIn: string; readonly generation: number };

/** The token that renews a log-in next. It is derived, so that nothing that opens anything lies in the database. */
export function refreshTokenOf(secret: string, { logIn, generation }: RefreshClaims): string {
  return `${logIn}.${generation}.${signatureOf(secret, logIn, generation).toString('base64url')}`;
}

/** What a refresh token says; undefined when it is not one of ours. */
export function readRefreshToken(secret: string, token: string): RefreshClaims | undefined {
  const [, logIn = '', text = '', signature = ''] =
    /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const generation = Number(text);
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, logIn, generation);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { logIn, generation } : undefined;
}

function signatureOf(secret: string, logIn: string, generation: number): Buffer {
  return createHmac('sha256', secret).update(`refreshToken:${logIn}:${generation}`).digest();
}
