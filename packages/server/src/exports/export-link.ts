import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ExportLink } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import { instantOf } from '../lib/index.ts';

/** Time in which a download has to begin. */
const LIFE_MS = 2 * MINUTE_MS;
const SECOND_MS = 1_000;

type Signing = Pick<CoreContext, 'secret' | 'clock'>;

/** Returns the address of an export's file, which opens it for two minutes. */
export function linkTo({ secret, clock }: Signing, id: string): ExportLink {
  const ends = Math.ceil((clock.now() + LIFE_MS) / SECOND_MS);
  const token = `${ends}.${signatureOf(secret, id, ends)}`;
  return { path: `/api/exports/${id}/file?token=${token}`, expiresAt: instantOf(ends * SECOND_MS) };
}

/** Returns true if a token opens the file of an export now. */
export function opensFile({ secret, clock }: Signing, id: string, token: string): boolean {
  const [, text = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const ends = Number(text);
  if (ends * SECOND_MS <= clock.now()) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, id, ends))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secret: string, id: string, ends: number): string {
  return createHmac('sha256', secret).update(`export/${id}/${ends}`).digest('base64url');
}
