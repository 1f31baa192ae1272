import type { PageQuery, Product, ShopCatalogue } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { localeFor, paint, paintPage } from './first-paint.tsx';

const name = (en: string, cht = en, chs = cht) => ({ en, cht, chs });
const ALWAYS = { from: '00:00', to: '24:00' };
const NOON = '2026-03-02T12:00:00+08:00';
const aDish = (id: string, over: Partial<Product> = {}): Product => ({
  _id: id,
  name: name(id),
  price: 4800,
  category: 'noodles',
  sections: ['lunch'],
  image: `dish-${id}`,
  ...over,
});
const aCatalogue = (
  products: readonly Product[],
  shop: Partial<ShopCatalogue['shop']> = {},
): ShopCatalogue => ({
  shop: {
    _id: 's1',
    name: name('Harbour', '海港', '海港'),
    currency: 'HKD',
    showCurrencyRegion: true,
    timezone: 'Asia/Hong_Kong',
    openForOnline: true,
    openTakeAway: true,
    openDineInNoTable: true,
    onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
    ...shop,
  },
  sections: [
    {
      _id: 'lunch',
      name: name('Lunch', '午市'),
      shops: ['s1'],
      timeRange: [{ ...ALWAYS, openForOnline: true }],
    },
  ],
  categories: [{ _id: 'noodles', name: name('Noodles', '麵'), sections: ['lunch'] }],
  subCategories: [],
  products: [...products],
  productOptions: [],
  taxSettings: [],
  orderDiscounts: [],
  paymentMethods: [],
});
const QUESTION = {
  settings: { onlineMemberSystem: true },
  orderType: 'takeAway',
  locale: 'en',
  now: NOON,
} as const;
const markupOf = (catalogue: ShopCatalogue, over: Partial<Parameters<typeof paint>[0]> = {}) =>
  paint({ ...QUESTION, catalogue, ...over })?.markup ?? '';
/** A tag in which an attribute begins where the one before it ends. */
const TOUCHING = /<[^<>]*="[^"]*"[^\s/>][^<>]*>/;
/** Markup that a drawing may not contain: styles, names, addresses, handlers. */
const FORBIDDEN = / (?:style|id|name|href|on\w+)=/i;
const WONTON = aDish('wonton', { name: name('Wonton noodles', '雲吞麵', '云吞面') });

describe('the menu before the application runs', () => {
  test('has the shop, the section, headings, dishes and their prices', () => {
    const markup = markupOf(aCatalogue([WONTON]));
    for (const text of [
      'Take away · Harbour',
      'Lunch',
      'Noodles',
      '1 dish',
      'Wonton noodles',
      '48.00',
      'HK$',
    ])
      expect(markup).toContain(text);
    expect(markup).toContain('/api/thumbs/dish-wonton.webp 240w');
  });

  test.each([
    ['zh-hk', 'zh-HK', '雲吞麵'],
    ['zh-cn', 'zh-CN', '云吞面'],
    ['xx', 'en', 'Wonton noodles'],
  ])('in %s', (locale, lang, dish) => {
    const painted = paint({ ...QUESTION, catalogue: aCatalogue([WONTON]), locale });
    expect(painted?.lang).toBe(lang);
    expect(painted?.markup).toContain(dish);
  });

  test('B5.4 tells the page the languages of its shop, and reads names in its first where one is missing', () => {
    const dish = aDish('soup', { name: { en: 'Soup', cht: '湯', chs: '' } });
    const shop = { languages: ['zh-hk' as const, 'zh-cn' as const] };
    const painted = paint({ ...QUESTION, catalogue: aCatalogue([dish], shop), locale: 'zh-cn' });
    expect(painted?.languages).toBe('zh-hk zh-cn');
    expect(painted?.markup).toContain('湯');
    expect(paint({ ...QUESTION, catalogue: aCatalogue([dish]), locale: 'zh-cn' })?.markup).toContain('Soup');
  });

  test('shows what is sold out, and what is left of the last few', () => {
    const markup = markupOf(
      aCatalogue([aDish('gone', { stock: { quantity: 0 } }), aDish('few', { stock: { quantity: 3 } })]),
    );
    expect(markup).toContain('Sold out');
    expect(markup).toContain('3 left');
  });

  test('writes names as text, whatever they hold', () => {
    const markup = markupOf(aCatalogue([aDish('bad', { name: name('<img src=x onerror="alert(1)">&') })]));
    expect(markup).not.toContain('<img src=x');
    expect(markup).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  });

  test('is left to the application when the shop is closed or sells nothing', () => {
    expect(paint({ ...QUESTION, catalogue: aCatalogue([]) })).toBeUndefined();
    const closed = aCatalogue([WONTON], { openForOnline: false });
    expect(paint({ ...QUESTION, catalogue: closed })).toBeUndefined();
    expect(paint({ ...QUESTION, catalogue: closed, orderType: 'dineIn' })).toBeDefined();
  });

  test('carries nothing that the pages’ policy forbids, clashes with the application or acts', () => {
    const markup = markupOf(aCatalogue([WONTON]));
    expect(markup).not.toMatch(TOUCHING);
    expect(markup).not.toMatch(FORBIDDEN);
  });

  test.each([
    ['en', 'takeAway'],
    ['zh-hk', 'dineIn'],
    ['en', 'takeAway'],
  ] as const)('leaves nothing behind for the next: %s, %s', (locale, orderType) => {
    const markup = markupOf(aCatalogue([WONTON]), { locale, orderType });
    expect(markup.includes('Take away · ')).toBe(orderType === 'takeAway');
    expect(markup.includes('雲吞麵')).toBe(locale === 'zh-hk');
  });

  test('draws no more than a first screen', () => {
    const many = Array.from({ length: 200 }, (_, at) => aDish(`dish-${at}`));
    const markup = markupOf(aCatalogue(many));
    expect(markup.match(/<article/g)).toHaveLength(8);
    expect(markup.match(/<img/g)).toHaveLength(5);
    expect(markup.length).toBeLessThan(16_000);
  });
});

test('a visitor is met in the language they chose, else in that of their browser', () => {
  const visitor = { languages: ['fr', 'zh-HK'], userAgent: 'Mozilla/5.0' };
  expect(localeFor(visitor)).toBe('zh-hk');
  expect(localeFor({ ...visitor, chosen: 'zh-cn' })).toBe('zh-cn');
  expect(localeFor({ ...visitor, chosen: 'klingon' })).toBe('zh-hk');
});

test('B5.4 a visitor is met in a language that the shop offers', () => {
  const shop = { languages: ['zh-cn', 'en'] } as const;
  const visitor = { languages: ['zh-HK', 'en'], userAgent: 'Mozilla/5.0', shop };
  expect(localeFor(visitor)).toBe('en');
  expect(localeFor({ ...visitor, chosen: 'zh-hk' })).toBe('zh-cn');
});

describe('pages of which nothing is known', () => {
  const { shop } = aCatalogue([]);
  const other = {
    ...shop,
    _id: 's2',
    name: name('Peak', '山頂'),
    openForOnline: false,
    primaryColor: '#0a7a5c',
  };
  const question: PageQuery = {
    path: '/',
    shops: [{ ...shop, images: ['a', 'b', 'c'] }, other],
    settings: undefined,
    locale: 'en',
    now: Date.parse(NOON),
    isGuest: true,
  };
  const pageOf = (over: Partial<PageQuery> = {}) => paintPage({ ...question, ...over })?.markup ?? '';

  test.each(['/', '/shops', '/shops/'])('%s shows a stranger the restaurants, open or not', (path) => {
    const markup = pageOf({ path });
    expect(markup).not.toMatch(TOUCHING);
    for (const text of ['Harbour', 'Peak', 'Open', 'Take away', 'Closed for now', 'data-stranger'])
      expect(markup).toContain(text);
    // a colour of the organisation's own, which a style attribute may not carry
    expect(markup).toContain('fill="#0a7a5c"');
    expect(markup).not.toMatch(FORBIDDEN);
  });

  test('B5.4 an only restaurant’s languages are known on every page, those of one among several on none', () => {
    const only = { ...shop, languages: ['zh-hk' as const] };
    const languages = (shops: PageQuery['shops']) =>
      paintPage({ ...question, path: '/order', shops, locale: 'zh-hk' })?.languages;
    expect(languages([only])).toBe('zh-hk');
    expect(languages([only, other])).toBeUndefined();
    const markup = paintPage({ ...question, path: '/order', shops: [only], locale: 'zh-hk' })?.markup;
    expect(markup).not.toContain('語言');
  });

  test('who cannot choose a restaurant is shown none', () => {
    expect(pageOf({ shops: question.shops.slice(1) })).not.toContain('data-stranger');
    const settings = { allowChooseShop: false, onlineMemberSystem: true };
    expect(paintPage({ ...question, settings })?.markup).not.toContain('Peak');
  });

  test('who has chosen none is led to the restaurants from pages that need one', () => {
    for (const path of ['/cart', '/browse', '/products/tart']) {
      expect(pageOf({ path, isGuest: false }), path).toMatch(/data-stranger data-led.*Peak/);
      expect(pageOf({ path }), path).not.toContain('Peak');
    }
    expect(pageOf({ path: '/shops', isGuest: false })).not.toContain('data-led');
    expect(pageOf({ path: '/order', isGuest: false })).not.toContain('Peak');
    const settings = { allowChooseShop: false, onlineMemberSystem: true };
    expect(pageOf({ path: '/cart', isGuest: false, settings })).not.toContain('Peak');
  });

  test('other pages have their frame: bars by the rules of the page, in its language', () => {
    expect(pageOf({ path: '/order' })).toContain('Your order');
    expect(pageOf({ path: '/order/2', locale: 'zh-hk' })).toContain('你的訂單');
    expect(pageOf({ path: '/order' })).toMatch(/aria-current="page".*Your order/);
    expect(pageOf({ path: '/order' })).not.toMatch(FORBIDDEN);
    // the cart has no foot, a payment no head
    expect(pageOf({ path: '/cart' })).not.toContain('aria-current');
    expect(pageOf({ path: '/payment/return' })).not.toContain('<h1');
    expect(pageOf({ path: '/order' })).toContain('Language');
  });

  test.each(['/kitchen', '/nowhere', '/posHome', '/ui'])('%s is not drawn', (path) => {
    expect(paintPage({ ...question, path })).toBeUndefined();
  });
});
