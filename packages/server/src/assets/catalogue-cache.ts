import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Next } from 'koa';
import { CATALOGUE_LISTS, type CatalogueReader } from '../catalogue/index.ts';
import { FIXED_HEADERS } from '../transport/caller/index.ts';
import {
  type Compressible,
  createCompressible,
  encodingFor,
  hasIt,
  sendCompressible,
} from './compression/index.ts';

const PATHS = new RegExp(`^/api/(?:catalogue|${CATALOGUE_LISTS.join('|')})(?:[/?]|$)`);
const MAX_ANSWERS = 500;
const MAX_BYTES = 48 * 1024 * 1024;
const BROTLI_QUALITY = 4;
const TYPE = 'application/json; charset=utf-8';
const CACHE_CONTROL = 'no-cache';
/** Two answers of one node under one version belong together; an `ETag` is the same on every node. */
const VERSION = 'X-Catalogue-Version';

type Kept = { readonly version: string; readonly packed: Compressible; readonly etag: string };

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
    // taken first: the way to the services rewrites it
    const { url = '' } = context.req;
    await next();
    if (context.status !== 200 || context.body === undefined || context.body === null) return;
    const raw = Buffer.from(JSON.stringify(context.body));
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`;
    const answer = { version, packed: createCompressible(raw, BROTLI_QUALITY), etag };
    keep(url, answer);
    await send(context, answer);
  }

  return {
    /**
     * Answers a warm read before the framework sees it, and says whether it did. Only what is at hand is sent:
     * an answer that has yet to be made or compressed takes the longer way.
     */
    answered({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
      const answer = method === 'GET' ? kept.get(url) : undefined;
      if (answer === undefined || answer.version !== catalogue.version()) return false;
      return answeredAtOnce(answer, headers, response);
    },
    async middleware(context: Context, next: Next): Promise<void> {
      const { method, url = '' } = context.req;
      if ((method !== 'GET' && method !== 'HEAD') || !PATHS.test(url)) return next();
      const version = catalogue.version();
      const answer = kept.get(url);
      return answer?.version === version ? send(context, answer) : read(context, next, version);
    },
  };
}

function answeredAtOnce(
  { packed, etag, version }: Kept,
  headers: IncomingHttpHeaders,
  response: ServerResponse,
): boolean {
  const common = {
    ETag: etag,
    [VERSION]: version,
    'Cache-Control': CACHE_CONTROL,
    Vary: 'Accept-Encoding',
    ...FIXED_HEADERS,
  };
  if (hasIt(headers['if-none-match'], etag)) {
    response.writeHead(304, common).end();
    return true;
  }
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''), packed.raw.length);
  const bytes = encoding === undefined ? packed.raw : packed.ready(encoding);
  if (bytes === undefined) return false;
  const encoded = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  response.writeHead(200, { ...common, ...encoded, 'Content-Type': TYPE, 'Content-Length': bytes.length });
  response.end(bytes);
  return true;
}

function send(context: Context, { packed, etag, version }: Kept): Promise<void> {
  context.set(VERSION, version);
  return sendCompressible(context, packed, { type: TYPE, etag, cacheControl: CACHE_CONTROL, isText: true });
}
