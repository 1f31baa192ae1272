import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { LANGUAGE_CODES } from '@comanda/contract';
import { createRouteTest, retryWithoutLocale } from '@comanda/contract/routes';
import type { Context, Next } from 'koa';
import { type Compressible, createCompressible, sendCompressible } from './compression/index.ts';

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
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED_TYPES = new Set(['.png', '.webp', '.woff2', '.ico']);
const MAX_BROTLI_QUALITY = 11;
/** Extension of files that the build compressed in advance. */
const COMPRESSED = '.br';
const FOREVER = 'public, max-age=31536000, immutable';
const isRouted = createRouteTest(LANGUAGE_CODES);
/** Addresses of former pages, printed and bookmarked, with those of their successors. */
const MOVED: ReadonlyMap<string, string> = new Map([['/owner', '/office/tables']]);

type File = {
  readonly packed: Compressible;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly isText: boolean;
};

/**
 * Serves the built web application from memory: paths are looked up, never joined, so nothing outside the
 * folder is reachable. Routes of the application get its document; a browser that opens an unknown address gets
 * the application's own 404 page.
 */
export function createStaticWeb(folder: string) {
  const files = existsSync(folder) ? readFiles(folder) : new Map<string, File>();

  return async (context: Context, next: Next): Promise<void> => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || isOfServer(context.path)) return next();
    const target = movedTo(context.path);
    if (target !== undefined) return context.redirect(target);
    const page = files.get('/index.html');
    const file = files.get(context.path) ?? (isPage(context) ? page : undefined);
    if (file !== undefined) return sendCompressible(context, file.packed, file);
    if (page === undefined || !wantsPage(context)) return next();
    await sendCompressible(context, page.packed, { ...page, status: 404 });
  };
}

/** Returns the path that a former page's path leads to now, behind the same locale. */
function movedTo(path: string): string | undefined {
  const plain = retryWithoutLocale(path) ?? path;
  const target = MOVED.get(plain.replace(/\/$/, ''));
  return target && path.slice(0, path.length - plain.length) + target;
}

function isOfServer(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/**
 * Returns true if the application has a route at the path; for paths with a dot (a product's id) only if a
 * browser navigates there, because a missing script or picture is a 404.
 */
export function isPage(context: Context): boolean {
  return isRouted(context.path) && (extname(context.path) === '' || wantsPage(context));
}

/** Returns true if a browser navigates to the address, which may be mistyped. */
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
    packed: createCompressible(
      raw,
      MAX_BROTLI_QUALITY,
      existsSync(compressed) ? readFileSync(compressed) : undefined,
    ),
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`,
    cacheControl: isHashed ? FOREVER : 'no-cache',
    isText: !COMPRESSED_TYPES.has(extension),
  };
}
