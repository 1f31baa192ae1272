import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import { CATALOGUE_LISTS, type CatalogueReader } from '../catalogue/index.ts';
import { FIXED_HEADERS } from '../transport/caller/index.ts';
import {
  type Compressible,
  createCompressible,
  encodingFor,
  isFresh,
  sendCompressible,
} from './compression/index.ts';

const PATHS = new RegExp(`^/api/(?:catalogue|${CATALOGUE_LISTS.join('|')})(?:[/?]|$)`);
const MAX_ANSWERS = 500;
const MAX_BYTES = 48 * 1024 * 1024;
const BROTLI_QUALITY = 4;
const TYPE = 'application/json; charset=utf-8';
const CACHE_CONTROL = 'no-cache';
/** Header with the version on this node of what an answer was made from: answers with the same one are consistent. */
const VERSION = 'X-Catalogue-Version';

const SHOP_PATH = /^\/api\/catalogue\/([^/?]+)$/;

type CachedAnswer = {
  /** Shop whose menu it was made from; absent: it may be from all of the catalogue. */
  readonly shop?: string;
  readonly version: string;
  readonly packed: Compressible;
  readonly etag: string;
};

/**
 * Caches catalogue reads over REST as response bytes while what they were made from is unchanged: the menu of the shop
 * that they name, or else the catalogue. Answers are the same for everybody, so a warm read is a look-up and a write;
 * those that are not are made anew.
 */
export function createCatalogueCache(catalogue: CatalogueReader) {
  const cache = new LRUCache<string, CachedAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ packed }) => packed.raw.length,
  });

  /** Returns the version in memory of what an answer is made from; undefined while that is not loaded. */
  function versionOf(shop: string | undefined): string | undefined {
    return shop === undefined ? catalogue.version() : catalogue.loadedMenu(shop)?.version();
  }

  async function read(
    context: Context,
    next: Next,
    { shop, version }: Pick<CachedAnswer, 'shop' | 'version'>,
  ): Promise<void> {
    // read first: later middleware rewrites it
    const { url = '' } = context.req;
    await next();
    if (context.status !== 200 || context.body === undefined || context.body === null) return;
    const raw = Buffer.from(JSON.stringify(context.body));
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`;
    const answer = { shop, version, packed: createCompressible(raw, BROTLI_QUALITY), etag };
    if (isKept(url)) cache.set(url, answer);
    await send(context, answer);
  }

  return {
    /**
     * Answers a warm read before the framework sees it; returns false for reads that have yet to be made or compressed.
     */
    answered({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
      const answer = method === 'GET' && !isOwnAnswer(url, headers) ? cache.get(url) : undefined;
      if (answer === undefined || answer.version !== versionOf(answer.shop)) return false;
      return answeredAtOnce(answer, headers, response);
    },
    async middleware(context: Context, next: Next): Promise<void> {
      const { method, url = '' } = context.req;
      if ((method !== 'GET' && method !== 'HEAD') || !PATHS.test(url)) return next();
      if (isOwnAnswer(url, context.req.headers)) return next();
      const shop = shopOf(url, catalogue);
      const version = shop === undefined ? catalogue.version() : (await catalogue.load(shop)).version();
      const answer = cache.get(url);
      return answer?.version === version ? send(context, answer) : read(context, next, { shop, version });
    },
  };
}

/**
 * Returns true for a read whose answer holds while what it was made from is unchanged: all but those of payment methods,
 * which follow the state of their accounts, too (payments M1.4).
 */
function isKept(url: string): boolean {
  return !url.startsWith('/api/paymentMethods');
}

/** Returns true for a read whose answer may be its caller's own: a kiosk's payment methods, or a change set's edits. */
function isOwnAnswer(url: string, { authorization }: IncomingHttpHeaders): boolean {
  if (authorization === undefined) return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname.startsWith('/api/paymentMethods') || searchParams.has('changeSet');
}

/**
 * Returns the existing shop from whose menu alone the answer is made, by the path or by a parameter that names only it;
 * undefined for every other query.
 */
function shopOf(url: string, catalogue: CatalogueReader): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const names = searchParams.has('shops') ? searchParams.getAll('shops') : searchParams.getAll('shop');
  const isPopulated = [...searchParams.keys()].some((name) => name.startsWith('$populate'));
  const named = names.length === 1 && !isPopulated ? names[0] : undefined;
  const shop = SHOP_PATH.exec(pathname)?.[1] ?? named;
  return shop !== undefined && catalogue.get('shops', shop) !== undefined ? shop : undefined;
}

function answeredAtOnce(
  { packed, etag, version }: CachedAnswer,
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
  if (isFresh({ headers }, etag)) {
    response.writeHead(304, common).end();
    return true;
  }
  const encoding = encodingFor({ headers }, packed.raw.length);
  const bytes = encoding === undefined ? packed.raw : packed.ready(encoding);
  if (bytes === undefined) return false;
  const encoded = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  response.writeHead(200, { ...common, ...encoded, 'Content-Type': TYPE, 'Content-Length': bytes.length });
  response.end(bytes);
  return true;
}

function send(context: Context, { packed, etag, version }: CachedAnswer): Promise<void> {
  context.set(VERSION, version);
  return sendCompressible(context, packed, { type: TYPE, etag, cacheControl: CACHE_CONTROL, isText: true });
}
