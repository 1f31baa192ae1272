import { afterEach, expect, test, vi } from 'vitest';
import type { Persisted } from '../lib/persisted.ts';

type Case = {
  readonly key: string;
  /** The version that wrote it. */
  readonly version: number;
  readonly wrote: unknown;
  readonly reads: unknown;
  readonly load: () => Promise<Persisted<unknown>>;
};
const store = <Name extends string>(load: () => Promise<Readonly<Record<Name, unknown>>>, name: Name) => {
  return async () => (await load())[name] as Persisted<unknown>;
};

const SESSION = { _id: 's', restoreKey: 'k', shop: 'harbour' };
const MANY = Array.from({ length: 101 }, (_, at) => ({ ...SESSION, _id: `s${at}` }));
const TABLE = { viewItem: 'v', signature: 'x', date: '2026-03-02T12:00:00.000Z', capacity: 2 };
const PLACE = { shop: 'harbour', mode: 'dineIn', session: 's', section: 'lunch', table: TABLE };
const TRY = { requestId: 'r', session: 's', method: 'card', amount: 100 };
const SHARE = { kind: 'equal', parts: 3, count: 1 };
const CART = { shop: 'harbour', mode: 'takeAway', cart: [{ id: 'l', product: 'bun', quantity: 1 }] };
const GIFT = { code: 'gift-1', shop: 'harbour', rule: { _id: 'tea-gift' }, giftOf: 'user-1' };
const COUPON = { code: 'WELCOME10', shop: 'harbour', rule: { _id: 'welcome' } };
const [LINE] = CART.cart;
const ORDER = {
  owner: { shop: 'harbour', mode: 'takeAway' },
  service: 'tableSessions/create',
  call: { requestId: 'r', products: [LINE] },
};
/** Lines that no version wrote: counting or pricing them would break every page. */
const BROKEN_LINES = [
  { ...LINE, id: 4 },
  { ...LINE, quantity: 1.5 },
  { ...LINE, quantity: 1e300 },
  { ...LINE, quantity: -3 },
  { ...LINE, options: 'none' },
  { ...LINE, options: [null] },
  { ...LINE, options: [{ option: 'size' }] },
  { ...LINE, options: [{ option: 'size', selections: [{ _id: 1 }] }] },
  { ...LINE, customRemark: {} },
];
const BROKEN_RULES = [
  { _id: 'welcome', conditions: 'none' },
  { _id: 'welcome', conditions: [null] },
  { _id: 'welcome', rules: [7] },
  { _id: 'welcome', discount: 'half' },
  { _id: 'welcome', name: 'Welcome' },
];
const TIP = { shop: 'harbour', amount: 500 };
const ADDRESS = { address: '8 Lan Street', name: 'Ann', phone: '9123 4567', zones: { harbour: 'central' } };
const FILTER = { without: ['milk', 'spicy'], diets: ['vegan'] };
const STAFF = {
  accessToken: 't',
  expiresAt: '2026-03-02T12:00:00.000Z',
  shop: 'harbour',
  staff: { _id: 'w', name: 'Wen', role: 'waiter' },
};
const LOGIN = { profile: { _id: 'u', name: 'Mei' }, level: { _id: 'gold', orderDiscount: 5 } };
const SETTINGS = { allowChooseShop: false, onlineMemberSystem: true };

const place = store(() => import('../data/order-context/order-context.ts'), 'orderContext');
const sessions = store(() => import('../data/sessions/saved-sessions.ts'), 'savedSessions');
const listView = store(() => import('../features/guest/menu/state/list-view.ts'), 'listView');
const split = store(() => import('../features/guest/split-bill/state/split-choice.ts'), 'splitChoice');
const settings = store(() => import('../data/organisation/saved-settings.ts'), 'savedSettings');
const tip = store(() => import('../data/order-details/tip.ts'), 'tip');
const terms = store(() => import('../features/guest/checkout/state/accepted-terms.ts'), 'acceptedTerms');
const delivery = store(() => import('../data/order-details/delivery-details.ts'), 'deliveryDetails');
const filter = store(
  () => import('../features/guest/dietary-filter/state/dietary-filter.ts'),
  'dietaryFilter',
);
const staff = store(() => import('../data/devices/staff-session.ts'), 'staffSession');
const login = store(() => import('../data/member/login.ts'), 'login');
const theme = store(() => import('../data/organisation/organisation-theme.ts'), 'organisationTheme');

/** What every version wrote that guests may still have on their phones, and what today's program reads of it. */
const CASES: readonly Case[] = [
  { key: 'place', version: 1, wrote: PLACE, reads: PLACE, load: place },
  // version 1 knew no tables within a bill
  { key: 'place', version: 1, wrote: { ...PLACE, sessionIndex: 1 }, reads: PLACE, load: place },
  {
    key: 'place',
    version: 2,
    wrote: { ...PLACE, sessionIndex: 1 },
    reads: { ...PLACE, sessionIndex: 1 },
    load: place,
  },
  {
    key: 'place',
    version: 1,
    wrote: { shop: 'harbour', mode: 'dineIn' },
    reads: { shop: 'harbour', mode: 'dineInNoTable' },
    load: place,
  },
  { key: 'sessions', version: 1, wrote: [SESSION, { _id: 's2' }], reads: [SESSION], load: sessions },
  { key: 'sessions', version: 1, wrote: MANY, reads: MANY.slice(1), load: sessions },
  {
    key: 'payments',
    version: 1,
    wrote: [TRY, { requestId: 'r' }],
    reads: [TRY],
    load: store(() => import('../features/guest/payment/state/payment-attempts.ts'), 'paymentAttempts'),
  },
  {
    key: 'payments',
    version: 1,
    wrote: [
      { ...TRY, tips: 50, share: SHARE },
      { ...TRY, share: 'all' },
    ],
    reads: [{ ...TRY, tips: 50, share: SHARE }],
    load: store(() => import('../features/guest/payment/state/payment-attempts.ts'), 'paymentAttempts'),
  },
  {
    key: 'split',
    version: 1,
    wrote: { session: 's', way: 'equal', payFor: [2, 'x'], parts: 3, count: 2, lines: ['l', 4] },
    reads: { session: 's', way: 'equal', payFor: [2], parts: 3, count: 2, lines: ['l'] },
    load: split,
  },
  {
    key: 'split',
    version: 1,
    wrote: { session: 's', way: 'dice' },
    reads: null,
    load: split,
  },
  {
    key: 'carts',
    version: 1,
    wrote: [CART, { ...CART, section: 7 }, ...BROKEN_LINES.map((line) => ({ ...CART, cart: [line] }))],
    reads: [CART],
    load: store(() => import('../data/cart/saved-carts.ts'), 'savedCarts'),
  },
  {
    key: 'coupons',
    version: 1,
    wrote: [COUPON, 'WELCOME10', ...BROKEN_RULES.map((rule) => ({ ...COUPON, rule })), GIFT],
    reads: [COUPON, GIFT],
    load: store(() => import('../data/coupons/saved-coupons.ts'), 'savedCoupons'),
  },
  {
    key: 'outgoing',
    version: 1,
    wrote: ORDER,
    reads: ORDER,
    load: store(() => import('../data/order-details/pending-order.ts'), 'pendingOrder'),
  },
  ...[undefined, 'none', [null], [{ id: 'l' }]].map((products) => ({
    key: 'outgoing',
    version: 1,
    wrote: { ...ORDER, call: { requestId: 'r', products } },
    reads: null,
    load: store(() => import('../data/order-details/pending-order.ts'), 'pendingOrder'),
  })),
  {
    key: 'orderRemark',
    version: 1,
    wrote: 'no onions',
    reads: 'no onions',
    load: store(() => import('../data/order-details/order-remark.ts'), 'orderRemark'),
  },
  {
    key: 'payWith',
    version: 1,
    wrote: 'card',
    reads: 'card',
    load: store(() => import('../data/order-details/pay-with.ts'), 'payWith'),
  },
  { key: 'tip', version: 1, wrote: TIP, reads: TIP, load: tip },
  { key: 'tip', version: 1, wrote: { ...TIP, amount: -500 }, reads: null, load: tip },
  { key: 'tip', version: 1, wrote: { ...TIP, session: 7 }, reads: TIP, load: tip },
  {
    key: 'seenPrices',
    version: 1,
    wrote: { l: { price: 1200, about: '[]' }, broken: 12 },
    reads: { l: { price: 1200, about: '[]' } },
    load: store(() => import('../features/guest/cart/state/seen-prices.ts'), 'seenPrices'),
  },
  { key: 'terms', version: 1, wrote: '2026-01', reads: '2026-01', load: terms },
  { key: 'terms', version: 1, wrote: true, reads: null, load: terms },
  { key: 'delivery', version: 1, wrote: ADDRESS, reads: ADDRESS, load: delivery },
  {
    key: 'delivery',
    version: 1,
    wrote: { ...ADDRESS, name: 4, zones: { harbour: 'central', teahouse: 9 } },
    reads: { ...ADDRESS, name: '' },
    load: delivery,
  },
  { key: 'listView', version: 1, wrote: 'grid', reads: 'grid', load: listView },
  { key: 'listView', version: 1, wrote: 'heap', reads: 'list', load: listView },
  { key: 'settings', version: 1, wrote: SETTINGS, reads: SETTINGS, load: settings },
  { key: 'settings', version: 1, wrote: { allowChooseShop: 'yes' }, reads: null, load: settings },
  {
    key: 'theme',
    version: 1,
    wrote: { primaryColor: '#1f7a4d' },
    reads: { primaryColor: '1F7A4D', secondaryColor: 'FFB30E' },
    load: theme,
  },
  {
    key: 'locale',
    version: 1,
    wrote: 'zh-hk',
    reads: 'zh-hk',
    load: store(() => import('../i18n/locale.ts'), 'chosenLocale'),
  },
  { key: 'foodFilter', version: 1, wrote: FILTER, reads: FILTER, load: filter },
  {
    key: 'foodFilter',
    version: 1,
    wrote: { without: ['milk', 'stone'], diets: 'all' },
    reads: { without: ['milk'], diets: [] },
    load: filter,
  },
  { key: 'staff', version: 1, wrote: STAFF, reads: { ...STAFF, hasEnded: true }, load: staff },
  { key: 'staff', version: 1, wrote: { ...STAFF, staff: {} }, reads: null, load: staff },
  {
    key: 'staffMark',
    version: 1,
    wrote: 'mark',
    reads: 'mark',
    load: store(() => import('../data/devices/staff-session.ts'), 'deviceToken'),
  },
  { key: 'login', version: 1, wrote: LOGIN, reads: LOGIN, load: login },
  {
    key: 'login',
    version: 1,
    wrote: { ...LOGIN, level: 'gold' },
    reads: { profile: LOGIN.profile },
    load: login,
  },
  { key: 'login', version: 1, wrote: { profile: {} }, reads: null, load: login },
  {
    key: 'ringWhenReady',
    version: 1,
    wrote: true,
    reads: true,
    load: store(() => import('../features/guest/order/hooks/use-ready-alert.ts'), 'ringWhenReady'),
  },
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(CASES)(
  'comanda.$key as version $version wrote it',
  async ({ key, version, wrote, reads, load }) => {
    const stored = JSON.stringify({ version, value: wrote });
    const getItem = (name: string) => (name === `comanda.${key}` ? stored : null);
    vi.stubGlobal('localStorage', { getItem, setItem: () => undefined });
    vi.resetModules();
    expect((await load()).get()).toEqual(reads);
  },
);

test('every older version has a case', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const stores = Object.values(sources).flatMap((text) => {
    const [, key] = /^ {2}key: 'comanda\.(\w+)'/m.exec(text) ?? [];
    const version = Number(
      /^ {2}version: (\d+)/m.exec(text)?.[1] ?? /^const VERSION = (\d+)/m.exec(text)?.[1],
    );
    return key === undefined ? [] : Array.from({ length: version - 1 }, (_, at) => `${key} ${at + 1}`);
  });
  const cases = CASES.map(({ key, version }) => `${key} ${version}`);
  expect(stores.filter((older) => !cases.includes(older))).toEqual([]);
  expect(stores).toContain('place 1');
});
