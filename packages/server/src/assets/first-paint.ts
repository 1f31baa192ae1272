import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Drawing, type FirstPaint, splitLanguage } from '@comanda/contract';
import { LANGUAGES, type LanguageOffer, MINUTE_MS } from '@comanda/domain';
import type { Context, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import type { CatalogueReader } from '../catalogue/index.ts';
import { type Clock, instantNow, type Log } from '../lib/index.ts';
import { shopCatalogue } from '../services/catalogue/index.ts';
import { type Compressible, createCompressible, sendCompressible } from './compression/index.ts';
import { isPage } from './static-web.ts';

/** Paths that table codes lead to. */
const SCANNED = /^\/(?:t\/?)?$/;
/** Milliseconds until markup is rendered again, because sections open and close. */
const MAX_AGE_MS = MINUTE_MS;
const MAX_CACHED = 200;
const BROTLI_QUALITY = 5;
const TYPE = 'text/html; charset=utf-8';

type Page = { readonly packed: Compressible; readonly etag: string };
type Deps = {
  readonly catalogue: CatalogueReader;
  readonly clock: Clock;
  readonly webDir: string;
  readonly log: Pick<Log, 'error'>;
};
type MenuPage = { readonly shop: string; readonly orderType: 'dineIn' | 'takeAway'; readonly locale: string };
type GuestPage = { readonly path: string; readonly locale: string; readonly isGuest: boolean };
/** Rendered markup, with the stamp of the catalogue and time that it was rendered for. */
type Stamped = { readonly stamp: string; readonly drawing: Drawing | undefined };

/**
 * Creates the middleware that renders the first screen into a guest's page: the menu of a scanned shop, the list of
 * restaurants, or the frame of any other page, with preloads of its scripts. The built application renders (`dist-server`
 * beside `dist`) and is loaded with the first page requested, which spares an idle server its memory; without it, or for
 * a page it does not render, the plain page is sent.
 */
export function createFirstPaint(deps: Deps) {
  const rendererLoaded = createRendererLoader(deps);
  const render = createRenderer(deps);
  const pageWith = createPages(deps.webDir);

  return async (context: Context, next: Next): Promise<void> => {
    if (context.method !== 'GET' || !isPage(context)) return next();
    const renderer = await rendererLoaded();
    if (renderer === undefined) return next();
    const drawing = await render(context, renderer);
    const page = drawing && pageWith(drawing);
    if (page === undefined) return next();
    const { packed, etag } = page;
    await sendCompressible(context, packed, { type: TYPE, etag, cacheControl: 'no-cache', isText: true });
    context.vary('Accept-Language');
    context.vary('Cookie');
  };
}

/** Creates the function that returns the renderer, loaded with its first call; undefined where it fails to load. */
function createRendererLoader({ webDir, log }: Deps) {
  let loading: Promise<FirstPaint | undefined> | undefined;
  return (): Promise<FirstPaint | undefined> => {
    loading ??= loadRenderer(webDir).catch((error: unknown) => {
      log.error({ err: error }, 'loading the page renderer failed: pages are sent without first paint');
      return undefined;
    });
    return loading;
  };
}

/** Returns the language of the path, of the cookie, or of the browser, in this order, as far as the shop offers it. */
function localeOf(context: Context, renderer: FirstPaint, shop: LanguageOffer | undefined): string {
  const chosen = splitLanguage(context.path).code ?? context.cookies.get('i18n_redirected');
  const languages = context.acceptsLanguages().filter((language) => language !== '*');
  const userAgent = context.get('user-agent');
  return renderer.localeFor({ ...(chosen !== undefined && { chosen }), languages, userAgent, shop });
}

/** Creates a cache of markup: an entry is rendered again when its version changes or `MAX_AGE_MS` has passed. */
function createMarkupCache({ clock, log }: Pick<Deps, 'clock' | 'log'>) {
  const cache = new LRUCache<string, Stamped>({ max: MAX_CACHED });

  /** Renders; returns undefined and logs the error where it fails. */
  function attempt(draw: () => Drawing | undefined): Drawing | undefined {
    try {
      return draw();
    } catch (error) {
      log.error({ err: error }, 'rendering a page failed: it is sent without first paint');
      return undefined;
    }
  }

  return (
    { key, version }: { readonly key: string; readonly version: string },
    draw: () => Drawing | undefined,
  ): Drawing | undefined => {
    const stamp = `${version}/${Math.floor(clock.now() / MAX_AGE_MS)}`;
    const known = cache.get(key);
    if (known?.stamp === stamp) return known.drawing;
    const drawing = attempt(draw);
    cache.set(key, { stamp, drawing });
    return drawing;
  };
}

/** Creates the rendering of menus and of other pages, each with a cache of its own. */
function createCachedRendering(deps: Deps) {
  const { catalogue, clock } = deps;
  const cachedMenu = createMarkupCache(deps);
  const cachedPage = createMarkupCache(deps);

  async function menu(
    renderer: FirstPaint,
    { shop, orderType, locale }: MenuPage,
  ): Promise<Drawing | undefined> {
    const loaded = await catalogue.load(shop);
    const known = { key: `${shop}/${orderType}/${locale}`, version: loaded.version() };
    return cachedMenu(known, () => {
      const [settings] = catalogue.list('systemSettings');
      const ofShop = shopCatalogue(catalogue, loaded, shop);
      return renderer.paint({ catalogue: ofShop, settings, orderType, locale, now: instantNow(clock) });
    });
  }

  function page(renderer: FirstPaint, { path, locale, isGuest }: GuestPage): Drawing | undefined {
    const known = {
      key: `${similarPath(path)} ${locale} ${isGuest}`,
      version: catalogue.organisationVersion(),
    };
    return cachedPage(known, () => {
      const [settings] = catalogue.list('systemSettings');
      const shops = catalogue.list('shops');
      return renderer.paintPage({ path, shops, settings, locale, now: clock.now(), isGuest });
    });
  }

  return { menu, page };
}

/** Creates the function that renders the page of a request; undefined for pages that are not rendered here. */
function createRenderer(deps: Deps) {
  const { catalogue, log } = deps;
  const { menu, page } = createCachedRendering(deps);
  return async (context: Context, renderer: FirstPaint): Promise<Drawing | undefined> => {
    const { path } = splitLanguage(context.path);
    const { shop, viewItem } = context.query;
    if (shop === undefined) {
      const [only, ...others] = catalogue.list('shops');
      const locale = localeOf(context, renderer, others.length === 0 ? only : undefined);
      // the application sets this cookie once a restaurant was chosen
      return page(renderer, { path, locale, isGuest: context.cookies.get('comanda_guest') === '1' });
    }
    const known = typeof shop === 'string' ? catalogue.get('shops', shop) : undefined;
    if (!SCANNED.test(path) || known === undefined) return undefined;
    const locale = localeOf(context, renderer, known);
    const orderType = viewItem === undefined ? 'takeAway' : 'dineIn';
    // a page without its first screen is better than none while the database does not answer
    return menu(renderer, { shop: known._id, orderType, locale }).catch((error: unknown) => {
      log.error({ err: error }, 'loading the menu failed: the page is sent without first paint');
      return undefined;
    });
  };
}

/** Returns one path for all pages that render alike: those below the same first part, such as every order. */
function similarPath(path: string): string {
  return path.replace(/^(\/[^/]+\/).+/, '$1…');
}

/**
 * Creates the function that inserts markup into the application's page. A page is kept with its drawing, and by its
 * text: a drawing made again that looks the same is not compressed again.
 */
function createPages(webDir: string) {
  const pageOf = new WeakMap<Drawing, Page>();
  const pages = new LRUCache<string, Page>({ max: MAX_CACHED });
  const shell = readShell(webDir);

  function create(html: string): Page {
    const raw = Buffer.from(html);
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`;
    return { packed: createCompressible(raw, BROTLI_QUALITY), etag };
  }

  return (drawing: Drawing): Page | undefined => {
    const kept = pageOf.get(drawing);
    if (kept !== undefined || shell === undefined) return kept;
    const html = shell(drawing);
    const page = pages.get(html) ?? create(html);
    pages.set(html, page);
    pageOf.set(drawing, page);
    return page;
  };
}

/** Returns the function that inserts markup into the document that starts the application; undefined without a build. */
function readShell(webDir: string) {
  const file = join(webDir, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  return ({ lang, languages, markup, head }: Drawing) =>
    page
      .replace(/<html lang="[^"]*"/, `<html lang="${lang}"${offerOf(languages)}`)
      .replace(NO_SCRIPT, (all) => inLanguages(all, languages))
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root">',
        () => `<div id="first-paint" aria-hidden="true" inert>${markup}</div>\n    <div id="root">`,
      );
}

/** The words for a browser without scripts, a paragraph for each language. */
const NO_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/;

/** Returns the words for a browser without scripts in the languages that the shop offers, its first on top (office B5.4). */
function inLanguages(noScript: string, languages: string | undefined): string {
  if (languages === undefined) return noScript;
  const tags = languages.split(' ').map((code) => LANGUAGES.find((each) => each.code === code)?.tag);
  const lines = tags.flatMap((tag) => new RegExp(`<p lang="${tag}">.*</p>`).exec(noScript)?.[0] ?? []);
  return lines.length === 0 ? noScript : `<noscript>${lines.join('')}</noscript>`;
}

/** Returns the attribute by which the page knows the languages of its shop before the menu comes (office B5.4). */
function offerOf(languages: string | undefined): string {
  return languages === undefined ? '' : ` data-languages="${languages}"`;
}

async function loadRenderer(webDir: string): Promise<FirstPaint | undefined> {
  const file = join(dirname(webDir), 'dist-server', 'first-paint.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as FirstPaint) : undefined;
}
