import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { CatalogueReader } from '../core.ts';
import { createPacked, type Packed } from './compress.ts';
import { sendPacked } from './send-packed.ts';

const PATHS =
  /^\/api\/(?:systemSettings|appSettings|shops|sections|categories|subCategories|products|productOptions|orderDiscounts|taxSettings|tableViewItems|paymentMethods)(?:[/?]|$)/;
const MAX_ANSWERS = 500;
const MAX_BYTES = 48 * 1024 * 1024;
const BROTLI_QUALITY = 4;

type Kept = { readonly version: string; readonly packed: Packed; readonly etag: string };

/**
 * Catalogue reads over REST, kept as the bytes that were sent for as long as the catalogue has not changed. The
 * answers are the same for everybody, so a warm read is a look-up and a write.
 */
export function createCatalogueCache(catalogue: CatalogueReader) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(url: string): void {
    const answer = kept.get(url);
    if (answer === undefined) return;
    bytes -= answer.packed.raw.length;
    kept.delete(url);
  }

  function keep(url: string, answer: Kept): void {
    forget(url);
    kept.set(url, answer);
    bytes += answer.packed.raw.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_ANSWERS && bytes <= MAX_BYTES) return;
      forget(oldest);
    }
  }

  async function read(context: Context, next: Next, version: string): Promise<void> {
    await next();
    if (context.status !== 200 || context.body === undefined || context.body === null) return;
    const raw = Buffer.from(JSON.stringify(context.body));
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`;
    const answer = { version, packed: createPacked(raw, BROTLI_QUALITY), etag };
    keep(context.req.url ?? '', answer);
    await send(context, answer);
  }

  return async (context: Context, next: Next): Promise<void> => {
    const { method, url = '' } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || !PATHS.test(url)) return next();
    const version = catalogue.version();
    const answer = kept.get(url);
    return answer?.version === version ? send(context, answer) : read(context, next, version);
  };
}

function send(context: Context, { packed, etag }: Kept): Promise<void> {
  const type = 'application/json; charset=utf-8';
  return sendPacked(context, packed, { type, etag, cacheControl: 'no-cache', isText: true });
}
