import { createHmac, timingSafeEqual } from 'node:crypto';

/** Log-in that a refresh token renews, and its generation when the token was issued. */
export type RefreshClaims = { readonly logIn: string; readonly generation: number };

/** Returns the refresh token of a generation. It is derived from the secret, so that the database holds no tokens. */
export function refreshTokenOf(secret: string, { logIn, generation }: RefreshClaims): string {
  return `${logIn}.${generation}.${signatureOf(secret, logIn, generation).toString('base64url')}`;
}

/** Returns the claims of a refresh token; undefined when its signature is wrong. */
export function readRefreshToken(secret: string, token: string): RefreshClaims | undefined {
  const [, logIn = '', text = '', signature = ''] =
    /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const generation = Number(text);
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, logIn, generation);
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  return isValid ? { logIn, generation } : undefined;
}

function signatureOf(secret: string, logIn: string, generation: number): Buffer {
  return createHmac('sha256', secret).update(`refreshToken:${logIn}:${generation}`).digest();
}
