import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { LANGUAGE_CODES } from '@comanda/contract';
import { createRouteTest } from '@comanda/contract/routes';
import type { Context, Next } from 'koa';
import { createPacked, type Packed, sendPacked } from './compression/index.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED_ALREADY = new Set(['.png', '.webp', '.woff2', '.ico']);
const BEST_BROTLI = 11;
/** What the build compressed lies beside its file. */
const COMPRESSED = '.br';
const FOREVER = 'public, max-age=31536000, immutable';
const isRouted = createRouteTest(LANGUAGE_CODES);

type File = {
  readonly packed: Packed;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly isText: boolean;
};

/**
 * The built web application, held in memory: a path is looked up and never joined, so that nothing outside the
 * folder can be reached. Paths that are no file are pages of the application, where it has one; a browser that asks
 * for another one is shown the application's own page for what is not found, with status 404.
 */
export function createStaticWeb(folder: string) {
  const files = existsSync(folder) ? readFiles(folder) : new Map<string, File>();

  return async (context: Context, next: Next): Promise<void> => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || isOfServer(context.path)) return next();
    const page = files.get('/index.html');
    const file = files.get(context.path) ?? (isPage(context) ? page : undefined);
    if (file !== undefined) return sendPacked(context, file.packed, file);
    if (page === undefined || !wantsPage(context)) return next();
    await sendPacked(context, page.packed, { ...page, status: 404 });
  };
}

function isOfServer(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/**
 * Whether a page of the application stands at the path of a request; where that has a dot in it (a product's id) only
 * for a browser that opens it: a missing script or picture is missing.
 */
export function isPage(context: Context): boolean {
  return isRouted(context.path) && (extname(context.path) === '' || wantsPage(context));
}

/** Whether a browser opens an address, which may well be mistyped. */
function wantsPage(context: Context): boolean {
  const isFile = context.path.startsWith('/assets/') || isOfServer(context.path);
  return !isFile && context.get('accept').includes('text/html');
}

function readFiles(folder: string): Map<string, File> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== COMPRESSED)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [`/${relative(folder, name).split(sep).join('/')}`, readFile(name)]));
}

function readFile(name: string): File {
  const raw = readFileSync(name);
  const extension = extname(name);
  const compressed = `${name}${COMPRESSED}`;
  const isHashed = name.includes(`${sep}assets${sep}`);
  return {
    packed: createPacked(raw, BEST_BROTLI, existsSync(compressed) ? readFileSync(compressed) : undefined),
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`,
    cacheControl: isHashed ? FOREVER : 'no-cache',
    isText: !PACKED_ALREADY.has(extension),
  };
}
