import { storeIn, testKeptState } from '../lib/testing/kept-state.ts';

const SESSION = { _id: 's', restoreKey: 'k', shop: 'harbour' };
const MANY = Array.from({ length: 101 }, (_, at) => ({ ...SESSION, _id: `s${at}` }));
const TABLE = { viewItem: 'v', signature: 'x', date: '2026-03-02T12:00:00.000Z', capacity: 2 };
const PLACE = { shop: 'harbour', mode: 'dineIn', session: 's', section: 'lunch', table: TABLE };
const CART = { shop: 'harbour', mode: 'takeAway', cart: [{ id: 'l', product: 'bun', quantity: 1 }] };
const GIFT = { code: 'gift-1', shop: 'harbour', rule: { _id: 'tea-gift' }, giftOf: 'user-1' };
const COUPON = { code: 'WELCOME10', shop: 'harbour', rule: { _id: 'welcome' } };
const [LINE] = CART.cart;
const ORDER = {
  owner: { shop: 'harbour', mode: 'takeAway' },
  service: 'tableSessions/create',
  call: { requestId: 'r', products: [LINE] },
};
/** Malformed lines that no version wrote: counting or pricing them would break every page. */
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
const STAFF = {
  accessToken: 't',
  expiresAt: '2026-03-02T12:00:00.000Z',
  shop: 'harbour',
  staff: { _id: 'w', name: 'Wen', role: 'waiter' },
};
const POS = { isOn: true, device: { _id: 'd', shop: 'harbour', name: 'Till 1', kind: 'till' }, token: 'd.t' };
const LOGIN = { profile: { _id: 'u', name: 'Mei' }, level: { _id: 'gold', orderDiscount: 5 } };
const SETTINGS = { allowChooseShop: false, onlineMemberSystem: true };

const place = storeIn(() => import('../data/order-context/order-context.ts'), 'orderContext');
const sessions = storeIn(() => import('../data/sessions/saved-sessions.ts'), 'savedSessions');
const settings = storeIn(() => import('../data/organisation/saved-settings.ts'), 'savedSettings');
const tip = storeIn(() => import('../data/order-details/tip.ts'), 'tip');
const delivery = storeIn(() => import('../data/order-details/delivery-details.ts'), 'deliveryDetails');
const staff = storeIn(() => import('../data/devices/staff-session.ts'), 'staffSession');
const pos = storeIn(() => import('../data/devices/pos-device.ts'), 'posDevice');
const login = storeIn(() => import('../data/member/login.ts'), 'login');
const theme = storeIn(() => import('../data/organisation/organisation-theme.ts'), 'organisationTheme');

testKeptState([
  { key: 'place', version: 1, wrote: PLACE, reads: PLACE, load: place },
  // version 1 had no tables within a bill
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
    key: 'carts',
    version: 1,
    wrote: [CART, { ...CART, section: 7 }, ...BROKEN_LINES.map((line) => ({ ...CART, cart: [line] }))],
    reads: [CART],
    load: storeIn(() => import('../data/cart/saved-carts.ts'), 'savedCarts'),
  },
  {
    key: 'coupons',
    version: 1,
    wrote: [COUPON, 'WELCOME10', ...BROKEN_RULES.map((rule) => ({ ...COUPON, rule })), GIFT],
    reads: [COUPON, GIFT],
    load: storeIn(() => import('../data/coupons/saved-coupons.ts'), 'savedCoupons'),
  },
  {
    key: 'outgoing',
    version: 1,
    wrote: ORDER,
    reads: ORDER,
    load: storeIn(() => import('../data/order-details/pending-order.ts'), 'pendingOrder'),
  },
  {
    key: 'outgoing',
    version: 1,
    wrote: { ...ORDER, placed: { _id: 's', type: 'takeAway' } },
    reads: { ...ORDER, placed: { _id: 's', type: 'takeAway' } },
    load: storeIn(() => import('../data/order-details/pending-order.ts'), 'pendingOrder'),
  },
  ...[undefined, 'none', [null], [{ id: 'l' }]].map((products) => ({
    key: 'outgoing',
    version: 1,
    wrote: { ...ORDER, call: { requestId: 'r', products } },
    reads: null,
    load: storeIn(() => import('../data/order-details/pending-order.ts'), 'pendingOrder'),
  })),
  {
    key: 'tellKitchen',
    version: 1,
    wrote: true,
    reads: true,
    load: storeIn(() => import('../data/order-details/tell-kitchen.ts'), 'tellKitchen'),
  },
  {
    key: 'orderRemark',
    version: 1,
    wrote: 'no onions',
    reads: 'no onions',
    load: storeIn(() => import('../data/order-details/order-remark.ts'), 'orderRemark'),
  },
  {
    key: 'payWith',
    version: 1,
    wrote: 'card',
    reads: 'card',
    load: storeIn(() => import('../data/order-details/pay-with.ts'), 'payWith'),
  },
  { key: 'tip', version: 1, wrote: TIP, reads: TIP, load: tip },
  { key: 'tip', version: 1, wrote: { ...TIP, amount: -500 }, reads: null, load: tip },
  { key: 'tip', version: 1, wrote: { ...TIP, session: 7 }, reads: TIP, load: tip },
  { key: 'delivery', version: 1, wrote: ADDRESS, reads: ADDRESS, load: delivery },
  {
    key: 'delivery',
    version: 1,
    wrote: { ...ADDRESS, name: 4, zones: { harbour: 'central', teahouse: 9 } },
    reads: { ...ADDRESS, name: '' },
    load: delivery,
  },
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
    load: storeIn(() => import('../i18n/locale.ts'), 'chosenLocale'),
  },
  {
    key: 'languages',
    version: 1,
    wrote: 'zh-hk en',
    reads: 'zh-hk en',
    load: storeIn(() => import('../i18n/locale.ts'), 'shopLocales'),
  },
  { key: 'staff', version: 1, wrote: STAFF, reads: { ...STAFF, hasEnded: true }, load: staff },
  { key: 'staff', version: 1, wrote: { ...STAFF, staff: {} }, reads: null, load: staff },
  {
    key: 'staffMark',
    version: 1,
    wrote: 'mark',
    reads: 'mark',
    load: storeIn(() => import('../data/devices/staff-session.ts'), 'deviceToken'),
  },
  { key: 'pos', version: 1, wrote: POS, reads: POS, load: pos },
  { key: 'pos', version: 1, wrote: { ...POS, device: { _id: 'd' } }, reads: null, load: pos },
  { key: 'login', version: 1, wrote: LOGIN, reads: LOGIN, load: login },
  {
    key: 'login',
    version: 1,
    wrote: { ...LOGIN, level: 'gold' },
    reads: { profile: LOGIN.profile },
    load: login,
  },
  { key: 'login', version: 1, wrote: { profile: {} }, reads: null, load: login },
]);
