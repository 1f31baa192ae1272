import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { aShop, SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';

const folder = temporaryFolder('comanda-paint-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = `<!doctype html><html lang="en"><head></head><body><noscript>
  <p lang="en">Order</p>
  <p lang="zh-HK">落單</p>
  <p lang="zh-CN">点单</p>
</noscript><div id="root"></div></body></html>`;
/** A renderer that outputs its arguments, so that tests can read them. */
const DRAWER = `
export const localeFor = ({ chosen, languages, shop }) => [chosen ?? languages[0] ?? 'en', ...(shop?.languages ?? [])].join('+');
export const paint = ({ catalogue, orderType, locale, now }) => {
  if (locale === 'zh-cn' && orderType === 'dineIn') throw new Error('cannot be drawn');
  return draw({ catalogue, orderType, locale, now });
};
const draw = ({ catalogue, orderType, locale, now }) =>
  orderType === 'takeAway' && catalogue.shop._id === 'shop2'
    ? undefined
    : { lang: locale, languages: (catalogue.shop.languages ?? []).join(' '), head: '<link href="/menu">', markup: ['<p>', catalogue.shop._id, orderType, locale, catalogue.products.length, now, '</p>'].join(' ') };
export const paintPage = ({ path, shops, locale, isGuest }) =>
  path === '/kitchen' ? undefined : { lang: locale, head: '', markup: ['<i>', path, shops.length, locale, ...(isGuest ? ['guest'] : []), '</i>'].join(' ') };
`;

/** Returns a folder with a built application, beside it the renderer if there is one. */
function paintedPlace(drawer = DRAWER): string {
  const place = mkdtempSync(join(folder, 'web-'));
  const webDir = join(place, 'dist');
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'index.html'), PAGE);
  if (drawer !== '') {
    mkdirSync(join(place, 'dist-server'));
    writeFileSync(join(place, 'dist-server', 'first-paint.js'), drawer);
    writeFileSync(join(place, 'package.json'), '{"type":"module"}');
  }
  return webDir;
}

const openPainted = (drawer = DRAWER) => openEdge({ webDir: paintedPlace(drawer) });

const asked = (headers: Record<string, string> = {}) => ({
  headers: { 'accept-language': 'en', ...headers },
});

describe('a page without a scanned shop', () => {
  it.each([
    ['/', {}, '<i> / 2 en </i>'],
    ['/zh-cn', {}, '<i> / 2 zh-cn </i>'],
    ['/ZH-HK/cart', {}, '<i> /cart 2 zh-hk </i>'],
    ['/EN/Cart/', {}, '<i> /Cart/ 2 en </i>'],
    ['/cart', { cookie: 'a=b; comanda_guest=1' }, '<i> /cart 2 en guest </i>'],
    ['/order/2?x=1', { cookie: 'i18n_redirected=zh-cn' }, '<i> /order/2 2 zh-cn </i>'],
  ])('%s with %j includes its rendered markup', async (path, headers, drawn) => {
    const edge = await openPainted();
    const { body, headers: answered } = await edge.rest(path, asked(headers));
    expect(body).toContain(`<div id="first-paint" aria-hidden="true" inert>${drawn}</div>`);
    const ifNoneMatch = { 'if-none-match': answered.get('etag') ?? '' };
    expect((await edge.rest(path, asked({ ...headers, ...ifNoneMatch }))).status).toBe(304);
  });

  it('is drawn once for all that are drawn alike', async () => {
    const edge = await openPainted();
    const drawn = async (path: string) =>
      /<i>.*<\/i>/.exec(String((await edge.rest(path, asked())).body))?.[0];
    expect(await drawn('/order/2')).toBe('<i> /order/2 2 en </i>');
    expect(await drawn('/order/3')).toBe('<i> /order/2 2 en </i>');
    expect(await drawn('/order')).toBe('<i> /order 2 en </i>');
    expect(await drawn('/zh-hk/order/3')).toBe('<i> /order/3 2 zh-hk </i>');
  });

  it('that is a file, a call, a picture or unknown is unchanged', async () => {
    const edge = await openPainted();
    // the last two only resemble a language and a page
    for (const path of ['/api/shops', '/assets/gone.js', '/healthz', '/api/docs', '/english', '/.git/cart']) {
      expect((await edge.rest(path, asked())).body, path).not.toContain('first-paint');
    }
  });
});

describe('a scanned shop', () => {
  it('has its menu rendered into the page, behind which the application starts', async () => {
    const edge = await openPainted();
    const { status, headers, body } = await edge.rest(`/?shop=${SHOP}`, asked());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toMatch(/Accept-Encoding.*Accept-Language.*Cookie/i);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(body).toContain('<link href="/menu"></head>');
    expect(body).toMatch(
      /<div id="first-paint" aria-hidden="true" inert><p> shop1 takeAway en 4 .*<\/p><\/div>\s*<div id="root">/,
    );
  });

  it.each([
    [`/?shop=${SHOP}&viewItem=view1&signature=x`, {}, 'shop1 dineIn en'],
    [`/t?shop=${SHOP}&viewItem=view1`, {}, 'shop1 dineIn en'],
    [`/zh-hk/t?shop=${SHOP}`, {}, 'shop1 takeAway zh-hk'],
    [`/?shop=${SHOP}`, { 'accept-language': 'fr;q=0.3, zh-HK, en;q=0.8' }, 'shop1 takeAway zh-HK'],
    [`/?shop=${SHOP}`, { cookie: 'a=b; i18n_redirected=zh-cn' }, 'shop1 takeAway zh-cn'],
  ])('%s with %j', async (path, headers, drawn) => {
    const edge = await openPainted();
    const { body } = await edge.rest(path, asked(headers));
    expect(body).toContain(drawn);
  });

  it('B5.4 is read in a language that it offers, and tells the page which', async () => {
    const place = paintedPlace();
    const chinese = aShop({ languages: ['zh-hk', 'en'] });
    const edge = await openEdge({ webDir: place }, { ...smallOrganisation(), shops: [chinese] });
    const path = `/?shop=${SHOP}`;
    const { body } = await edge.rest(path, asked());
    expect(body).toContain('data-languages="zh-hk en"');
    expect(body).toContain('shop1 takeAway en+zh-hk+en');
    // without scripts, too
    expect(body).toContain('<noscript><p lang="zh-HK">落單</p><p lang="en">Order</p></noscript>');
    // pages of an organisation with one shop are that shop's
    expect((await edge.rest('/order', asked())).body).toContain('<i> /order 1 en+zh-hk+en </i>');
  });

  it('is rendered again when the catalogue changes, and every minute', async () => {
    const edge = await openPainted();
    const path = `/?shop=${SHOP}`;
    const first = await edge.rest(path, asked());
    const etag = first.headers.get('etag') ?? '';
    expect((await edge.rest(path, asked({ 'if-none-match': etag }))).status).toBe(304);
    edge.clock.advance(61_000);
    expect((await edge.rest(path, asked({ 'if-none-match': etag }))).status).toBe(200);
  });

  it.each([
    ['/?shop=gone', 'an unknown shop'],
    ['/kitchen', 'a page that is not rendered'],
    ['/?shop=shop2', 'a shop that cannot be rendered'],
    [`/browse?shop=${SHOP}`, 'a page that no code leads to'],
    [`/?shop=${SHOP}&shop=shop2`, 'two shops'],
    [`/zh-cn?shop=${SHOP}&viewItem=view1`, 'a menu whose drawing fails'],
  ])('%s is the plain page (%s)', async (path) => {
    const edge = await openPainted();
    expect((await edge.rest(path, asked())).body).toBe(PAGE);
  });

  it('is the plain page where the application was built without a renderer', async () => {
    const edge = await openPainted('');
    expect((await edge.rest(`/?shop=${SHOP}`, asked())).body).toBe(PAGE);
  });
});
