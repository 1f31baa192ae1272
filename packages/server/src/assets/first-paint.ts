import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Drawing, type FirstPaint, splitLanguage } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { Context, Next } from 'koa';
import type { CatalogueReader } from '../catalogue/index.ts';
import { type Clock, instantNow } from '../lib/index.ts';
import { shopCatalogue } from '../services/catalogue/index.ts';
import { type Compressible, createCompressible, sendCompressible } from './compression/index.ts';
import { isPage } from './static-web.ts';

/** Paths that table codes lead to. */
const SCANNED = /^\/(?:t\/?)?$/;
const COOKIE = /(?:^|;\s*)i18n_redirected=([\w-]{1,16})/;
/** Cookie set by the application once a restaurant was chosen. */
const GUEST = /(?:^|;\s*)comanda_guest=1/;
/** Sections open and close: what was drawn is drawn again after so many milliseconds. */
const LASTS = MINUTE_MS;
const MAX_DRAWN = 200;
const BROTLI_QUALITY = 5;

type Drawn = { readonly packed: Compressible; readonly etag: string };
type Parts = { readonly catalogue: CatalogueReader; readonly clock: Clock; readonly webDir: string };

/** What was drawn of the catalogue as it was at a stamp. */
type Stamped = { readonly stamp: string; readonly drawing: Drawing | undefined };

/**
 * Sends a guest's page with what it will show already in it: the menu of a scanned shop, the restaurants, the frame of
 * any other page; and names the page's own parts of the program. The built application draws
 * (`dist-server` beside `dist`); where it does not lie, or cannot draw, the page comes as it is.
 */
export async function createFirstPaint({ catalogue, clock, webDir }: Parts) {
  const shell = readShell(webDir);
  const drawer = await loadDrawer(webDir);
  const pages = createKept<Drawn>();
  const menus = createKept<Stamped>();
  const others = createKept<Stamped>();
  /** Another when the catalogue has changed, and with time: what was drawn earlier is drawn again. */
  const stampNow = () => `${catalogue.version()}/${Math.floor(clock.now() / LASTS)}`;

  /** What is kept under a key, drawn once for each stamp. */
  function drawn(kept: typeof menus, key: string, draw: () => Drawing | undefined): Drawing | undefined {
    const stamp = stampNow();
    const known = kept.get(key);
    return known?.stamp === stamp ? known.drawing : kept.keep(key, { stamp, drawing: draw() }).drawing;
  }

  function drawMenu(shop: string, orderType: 'dineIn' | 'takeAway', locale: string): Drawing | undefined {
    return drawn(menus, `${shop}/${orderType}/${locale}`, () => {
      const [settings] = catalogue.list('systemSettings');
      const ofShop = shopCatalogue(catalogue, shop);
      return drawer?.paint({ catalogue: ofShop, settings, orderType, locale, now: instantNow(clock) });
    });
  }

  function drawPage(path: string, locale: string, isGuest: boolean): Drawing | undefined {
    return drawn(others, `${path} ${locale} ${isGuest}`, () => {
      const [settings] = catalogue.list('systemSettings');
      const shops = catalogue.list('shops');
      return drawer?.paintPage({ path, shops, settings, locale, now: clock.now(), isGuest });
    });
  }

  /** The page with a drawing in it, made once for each drawing. */
  function pageWith(drawing: Drawing): Drawn | undefined {
    const page = shell?.(drawing);
    if (page === undefined) return undefined;
    const known = pages.get(page);
    if (known !== undefined) return known;
    const raw = Buffer.from(page);
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`;
    return pages.keep(page, { packed: createCompressible(raw, BROTLI_QUALITY), etag });
  }

  return async (context: Context, next: Next): Promise<void> => {
    if (drawer === undefined || context.method !== 'GET' || !isPage(context)) return next();
    const { code, path } = splitLanguage(context.path);
    const cookies = context.get('cookie');
    const chosen = code ?? COOKIE.exec(cookies)?.[1];
    const languages = languagesOf(context.get('accept-language'));
    const locale = drawer.localeFor({ chosen, languages, userAgent: context.get('user-agent') });
    const { shop, viewItem } = context.query;
    const isMenu =
      SCANNED.test(path) && typeof shop === 'string' && catalogue.get('shops', shop) !== undefined;
    const drawing = isMenu
      ? drawMenu(shop, viewItem === undefined ? 'takeAway' : 'dineIn', locale)
      : shop === undefined
        ? drawPage(path, locale, GUEST.test(cookies))
        : undefined;
    const answer = drawing && pageWith(drawing);
    if (answer === undefined) return next();
    const type = 'text/html; charset=utf-8';
    await sendCompressible(context, answer.packed, {
      type,
      etag: answer.etag,
      cacheControl: 'no-cache',
      isText: true,
    });
    context.vary('Accept-Language');
    context.vary('Cookie');
  };
}

/** What was made last, by its key; the oldest go. */
function createKept<Value>() {
  const kept = new Map<string, Value>();
  return {
    get: (key: string) => kept.get(key),
    keep(key: string, value: Value): Value {
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_DRAWN) break;
        kept.delete(oldest);
      }
      return value;
    },
  };
}

/** The page that starts the application, with a painting in it. */
function readShell(webDir: string) {
  const file = join(webDir, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  return ({ lang, markup, head }: Drawing) =>
    page
      .replace(/<html lang="[^"]*"/, `<html lang="${lang}"`)
      .replace('</head>', () => `${head}</head>`)
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
