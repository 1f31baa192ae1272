import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CoreContext } from '../core/index.ts';

const KEY_BYTES = 16;

/** Returns the key by which a bill can be read, and nothing else: 128 bits that only this installation can make. */
export function receiptKey({ secret }: Pick<CoreContext, 'secret'>, session: string): string {
  const digest = createHmac('sha256', secret).update(`receipt:${session}`).digest();
  return digest.subarray(0, KEY_BYTES).toString('base64url');
}

/** Returns true if a key is that of a bill's receipt; takes the same time for each key of its length. */
export function isReceiptKey(
  parts: Pick<CoreContext, 'secret'>,
  session: string,
  key: string | undefined,
): boolean {
  const given = Buffer.from(key ?? '');
  const expected = Buffer.from(receiptKey(parts, session));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
