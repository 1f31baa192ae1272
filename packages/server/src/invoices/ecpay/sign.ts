import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The keys of an ECPay account: 16 characters each. */
export type EcpayKeys = { readonly hashKey: string; readonly hashIv: string };

const CIPHER = 'aes-128-cbc';

/** Returns the `Data` of a request: its JSON, URL encoded, under AES-128-CBC with PKCS7, in base64 (payments M7.1). */
export function encryptData(data: object, { hashKey, hashIv }: EcpayKeys): string {
  const cipher = createCipheriv(CIPHER, hashKey, hashIv);
  return cipher.update(encodeAsDotNet(JSON.stringify(data)), 'utf8', 'base64') + cipher.final('base64');
}

/** Returns the JSON of an answer's `Data`. Throws if it was encrypted with other keys, or is no JSON. */
export function decryptData(data: string, { hashKey, hashIv }: EcpayKeys): unknown {
  const decipher = createDecipheriv(CIPHER, hashKey, hashIv);
  const text = decipher.update(data, 'base64', 'utf8') + decipher.final('utf8');
  return JSON.parse(decodeURIComponent(text.replaceAll('+', ' ')));
}

/** Encodes a text as .NET does: a blank is a plus, and `-_.!*()` stay. */
function encodeAsDotNet(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+').replaceAll('~', '%7E').replaceAll("'", '%27');
}
