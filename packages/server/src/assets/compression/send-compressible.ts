import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';
import type { Context } from 'koa';
import { type Compressible, encodingFor } from './compressible.ts';

/** Sends the bytes in an encoding that the client accepts, or 304 if it has them already. */
export async function sendCompressible(
  context: Context,
  packed: Compressible,
  file: {
    readonly type: string;
    readonly etag: string;
    readonly cacheControl: string;
    readonly isText: boolean;
    /** Status of the response; 200, which is revalidated, when absent. */
    readonly status?: number;
  },
): Promise<void> {
  const { res, req } = context;
  res.setHeader('Cache-Control', file.cacheControl);
  if (file.isText) res.setHeader('Vary', 'Accept-Encoding');
  context.status = file.status ?? 200;
  if (file.status === undefined) res.setHeader('ETag', file.etag);
  if (file.status === undefined && isFresh(req, file.etag)) {
    context.status = 304;
    return;
  }
  const encoding = file.isText ? encodingFor(req, packed.raw.length) : undefined;
  context.body = encoding === undefined ? packed.raw : await packed.encoded(encoding);
  res.setHeader('Content-Type', file.type);
  if (encoding !== undefined) res.setHeader('Content-Encoding', encoding);
}

/**
 * Returns true if the client's cached response is current, by its `If-None-Match`. `Cache-Control: no-cache` is ignored:
 * browsers send it whenever a script sets `If-None-Match`.
 */
export function isFresh({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}
