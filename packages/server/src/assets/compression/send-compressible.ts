import type { Context } from 'koa';
import { type Compressible, encodingFor } from './compressible.ts';

/** Answers with the bytes, compressed as the client takes them, or 304 when it has those of a 200 already. */
export async function sendCompressible(
  context: Context,
  packed: Compressible,
  file: {
    readonly type: string;
    readonly etag: string;
    readonly cacheControl: string;
    readonly isText: boolean;
    /** Of the answer with the bytes; 200 when absent. */
    readonly status?: number;
  },
): Promise<void> {
  const { res, req } = context;
  res.setHeader('Cache-Control', file.cacheControl);
  if (file.isText) res.setHeader('Vary', 'Accept-Encoding');
  const isFound = file.status === undefined;
  if (isFound) res.setHeader('ETag', file.etag);
  if (isFound && hasIt(req.headers['if-none-match'], file.etag)) {
    context.status = 304;
    return;
  }
  const accepted = req.headers['accept-encoding'];
  const header = Array.isArray(accepted) ? accepted.join() : accepted;
  const encoding = file.isText ? encodingFor(header, packed.raw.length) : undefined;
  context.status = file.status ?? 200;
  context.body = encoding === undefined ? packed.raw : await packed.encoded(encoding);
  res.setHeader('Content-Type', file.type);
  if (encoding !== undefined) res.setHeader('Content-Encoding', encoding);
}

/** Whether the client's `If-None-Match` names what it would be sent. */
export function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
