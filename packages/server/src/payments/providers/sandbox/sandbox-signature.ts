import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the header that carries a webhook's signature. */
export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** Signs a webhook's raw body. */
export function signWebhook(secret: string, rawBody: string): string {
  return macOf(secret, `sandboxWebhook:${rawBody}`);
}

export function isSignedWebhook(secret: string, rawBody: string, signature: string): boolean {
  return isSame(signWebhook(secret, rawBody), signature);
}

/** Returns the token of an attempt's hosted page, so that only the guest who was redirected there can decide. */
export function signPage(secret: string, attempt: string): string {
  return macOf(secret, `sandboxPage:${attempt}`);
}

export function isPageToken(secret: string, attempt: string, token: string): boolean {
  return isSame(signPage(secret, attempt), token);
}

function macOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
