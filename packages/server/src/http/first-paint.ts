import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPaint } from '@comanda/contract';
import type { Context, Next } from 'koa';
import { type Clock, instantNow } from '../clock.ts';
import type { CatalogueReader } from '../core.ts';
import { shopCatalogue } from '../services/catalogue/shop-catalogue.ts';
import { createPacked, type Packed } from './compress.ts';
import { sendPacked } from './send-packed.ts';

/** What a scanned code opens, with a language before it or without (specification §2). */
const SCANNED = /^\/(?:(en|zh-hk|zh-cn)\/?)?(?:t\/?)?$/i;
const COOKIE = /(?:^|;\s*)i18n_redirected=([\w-]{1,16})/;
/** Sections open and close: what was drawn is drawn again after so many milliseconds. */
const LASTS = 60_000;
const MAX_DRAWN = 100;
const BROTLI_QUALITY = 5;

type Drawn = { readonly stamp: string; readonly packed: Packed; readonly etag: string };
type Parts = { readonly catalogue: CatalogueReader; readonly clock: Clock; readonly webDir: string };

/**
 * Sends the menu of a scanned shop inside the page that starts the application: a phone shows dishes while it still
 * loads the program. The built application draws it (`dist-server` beside `dist`); where it does not lie, or cannot
 * draw, the page comes as it is.
 */
export async function createFirstPaint({ catalogue, clock, webDir }: Parts) {
  const shell = readShell(webDir);
  const drawer = await loadDrawer(webDir);
  const drawn = new Map<string, Drawn>();

  function draw(shop: string, orderType: 'dineIn' | 'takeAway', locale: string): Drawn | undefined {
    const key = `${shop}/${orderType}/${locale}`;
    const stamp = `${catalogue.version()}/${Math.floor(clock.now() / LASTS)}`;
    const known = drawn.get(key);
    if (known?.stamp === stamp) return known;
    const question = { catalogue: shopCatalogue(catalogue, shop), orderType, locale, now: instantNow(clock) };
    const painted = drawer?.paint(question);
    if (painted === undefined || shell === undefined) return undefined;
    const raw = Buffer.from(shell(painted));
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`;
    const answer = { stamp, packed: createPacked(raw, BROTLI_QUALITY), etag };
    drawn.delete(key);
    drawn.set(key, answer);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= MAX_DRAWN) break;
      drawn.delete(oldest);
    }
    return answer;
  }

  return async (context: Context, next: Next): Promise<void> => {
    const scanned = context.method === 'GET' ? SCANNED.exec(context.path) : null;
    const { shop, viewItem } = context.query;
    if (scanned === null || drawer === undefined || typeof shop !== 'string') return next();
    if (catalogue.get('shops', shop) === undefined) return next();
    const chosen = scanned[1]?.toLowerCase() ?? COOKIE.exec(context.get('cookie'))?.[1];
    const languages = languagesOf(context.get('accept-language'));
    const locale = drawer.localeFor({ chosen, languages, userAgent: context.get('user-agent') });
    const answer = draw(shop, viewItem === undefined ? 'takeAway' : 'dineIn', locale);
    if (answer === undefined) return next();
    const type = 'text/html; charset=utf-8';
    await sendPacked(context, answer.packed, {
      type,
      etag: answer.etag,
      cacheControl: 'no-cache',
      isText: true,
    });
    context.vary('Accept-Language');
    context.vary('Cookie');
  };
}

/** The page that starts the application, with a painting in it. */
function readShell(webDir: string) {
  const file = join(webDir, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  return ({ lang, markup }: { readonly lang: string; readonly markup: string }) =>
    page
      .replace(/<html lang="[^"]*"/, `<html lang="${lang}"`)
      .replace(
        '<div id="root">',
        () => `<div id="first-paint" aria-hidden="true" inert>${markup}</div>\n    <div id="root">`,
      );
}

async function loadDrawer(webDir: string): Promise<FirstPaint | undefined> {
  const file = join(dirname(webDir), 'dist-server', 'first-paint.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as FirstPaint) : undefined;
}

/** The languages of a browser, its dearest first. */
function languagesOf(header: string): readonly string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((entry, at) => {
      const [tag = '', quality] = entry.trim().split(/;\s*q=/);
      return { tag, at, weight: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.at - other.at)
    .map(({ tag }) => tag);
}
