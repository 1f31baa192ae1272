import { createHash, createHmac } from 'node:crypto';

/** Names and values in the order in which they are signed. */
type SignedPairs = readonly (readonly [name: string, value: string])[];

/**
 * Returns the signature of a form or of its answer: base64 HMAC-SHA256, under the secret key as text, of `name=value`
 * joined by commas (payments M5.3).
 */
export function fieldsSignature(pairs: SignedPairs, secretKey: string): string {
  const text = pairs.map(([name, value]) => `${name}=${value}`).join(',');
  return createHmac('sha256', secretKey).update(text).digest('base64');
}

/** A request to the REST interface, as far as its signature covers it. */
type SignedRequest = {
  readonly host: string;
  /** Time of the request, as in a `Date` header. */
  readonly date: string;
  readonly path: string;
  /** The body of a POST; without one it is a DELETE. */
  readonly body?: string | undefined;
  readonly merchantId: string;
};

/** Returns the headers that sign a request to the REST interface (HTTP signature, the key given in base64). */
export function requestHeaders(
  { host, date, path, body, merchantId }: SignedRequest,
  key: { readonly id: string; readonly secret: string },
): Readonly<Record<string, string>> {
  const digest =
    body === undefined ? undefined : `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const signed: readonly (readonly [string, string])[] = [
    ['host', host],
    ['v-c-date', date],
    ['request-target', `${body === undefined ? 'delete' : 'post'} ${path}`],
    ...(digest === undefined ? [] : [['digest', digest] as const]),
    ['v-c-merchant-id', merchantId],
  ];
  const names = signed.map(([name]) => name).join(' ');
  const text = signed.map(([name, value]) => `${name}: ${value}`).join('\n');
  const signature = createHmac('sha256', Buffer.from(key.secret, 'base64')).update(text).digest('base64');
  return {
    'v-c-date': date,
    'v-c-merchant-id': merchantId,
    ...(digest !== undefined && { digest }),
    signature: `keyid="${key.id}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
  };
}
