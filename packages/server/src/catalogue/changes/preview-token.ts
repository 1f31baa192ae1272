import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PreviewToken } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import { CodedError, instantOf } from '../../lib/index.ts';

/** Time for which a preview can be read. */
const LIFE_MS = 30 * MINUTE_MS;
const SECOND_MS = 1_000;
const TOKEN = /^([\w-]{1,300})\.([\w-]{43})$/;

type Signing = Pick<CoreContext, 'secret' | 'clock'>;

/** A token with its end. */
export type SignedPreview = Pick<PreviewToken, 'token' | 'expiresAt'>;

/** The menu that a token opens: a shop's, with the edits of a set, or as it was at a moment. */
export type Previewed = {
  readonly changeSet: string;
  readonly shop: string;
  readonly asOf?: string | undefined;
  readonly expiresAt: string;
};

/** Returns the token that opens a set's menu for half an hour, on every node (office B3.8). */
export function previewToken(
  { secret, clock }: Signing,
  { changeSet, shop, asOf }: Omit<Previewed, 'expiresAt'>,
): SignedPreview {
  const ends = Math.ceil((clock.now() + LIFE_MS) / SECOND_MS);
  const payload = Buffer.from(JSON.stringify([changeSet, shop, ends, asOf])).toString('base64url');
  const token = `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
  return { token, expiresAt: instantOf(ends * SECOND_MS) };
}

/** Reads a token. Throws `linkExpired` if it is not one of ours, or is older than half an hour. */
export function readPreviewToken({ secret, clock }: Signing, token: string): Previewed {
  const [, payload = '', signature = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new CodedError('linkExpired');
  // the cast is sound: the signature says that it was made above
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    string,
    number,
    string | null | undefined,
  ];
  const [changeSet, shop, ends, asOf] = read;
  if (ends * SECOND_MS <= clock.now()) throw new CodedError('linkExpired');
  return { changeSet, shop, asOf: asOf ?? undefined, expiresAt: instantOf(ends * SECOND_MS) };
}

function signatureOf(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`preview/${payload}`).digest();
}
