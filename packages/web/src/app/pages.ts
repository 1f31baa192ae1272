import type { Namespace } from '../i18n/messages.ts';
import { ROUTES } from '../lib/routes.ts';
import type { Frame, Page } from './page.ts';

/** Frame with all bars. */
export const FULL: Frame = { header: true, footer: true, back: true, colour: 'orange' };
const BARE: Frame = { ...FULL, header: false, footer: false };
const MENU: Frame = { ...FULL, backTo: ROUTES.home };
const ORDER: Frame = { ...FULL, ownHeader: true };
const MEMBER: Frame = { ...ORDER, ownTitle: true };

const start = { audience: 'guest', bundle: 'start-pages' } as const;
const SESSION_TEXTS = ['session', 'errors'] as const;
/** Texts of the notices about a shop, with its hours. */
const NOTICE_TEXTS = ['shops', ...SESSION_TEXTS] as const;

const orders = {
  audience: 'guest',
  bundle: 'order-pages',
  texts: ['order', 'order-history', 'order-again', 'payment', 'call-staff', 'dietary-filter', 'errors'],
} as const;

const member = {
  audience: 'guest',
  bundle: 'member-pages',
  frame: MEMBER,
  texts: ['member', 'offers', 'errors'],
} as const;

const staff = { audience: 'staff', frame: BARE } as const;

/** Namespaces of the bars and the parts around every page. */
export const SHELL_TEXTS: readonly Namespace[] = ['app', 'common'];

/** Page that is part of the program, as most guests see it first. */
export const FIRST_PAGE: Page = {
  path: ROUTES.browse,
  title: 'menu',
  frame: MENU,
  texts: ['menu', 'opening'],
  load: 'guest/menu/menu-page',
  audience: 'guest',
  needsShop: true,
};

/** Every page of the application. Router, bars, start drawing, service worker and the browser's tests read it. */
export const PAGES: readonly Page[] = [
  FIRST_PAGE,
  {
    path: ROUTES.products,
    title: 'menu',
    frame: { ...MENU, ownTitle: true },
    texts: ['product', 'dietary-filter'],
    load: 'guest/product/product-page',
    audience: 'guest',
    over: ROUTES.browse,
    needsShop: true,
  },
  {
    path: ROUTES.cart,
    title: 'cart',
    frame: { ...FULL, footer: false },
    texts: [
      'cart',
      'checkout',
      'offers',
      'product',
      'dietary-filter',
      'home',
      'terms',
      'session',
      'order',
      'errors',
    ],
    load: 'guest/cart/cart-page',
    audience: 'guest',
    needsShop: true,
  },

  {
    ...start,
    path: ROUTES.home,
    frame: { ...BARE, colour: 'black' },
    texts: ['home', 'shops', ...SESSION_TEXTS],
    load: 'guest/home/home-page',
  },
  {
    ...start,
    path: ROUTES.shops,
    title: 'shop',
    frame: { ...BARE, back: false },
    texts: ['shops'],
    load: 'guest/shops/shops-page',
  },
  {
    ...start,
    path: ROUTES.terms,
    title: 'terms',
    frame: FULL,
    texts: ['terms'],
    load: 'guest/terms/terms-page',
  },
  ...[
    { path: ROUTES.table, load: 'guest/session/table-page' },
    { path: ROUTES.tableSession, load: 'guest/session/resume-page' },
    { path: ROUTES.tableSessionIndex, load: 'guest/session/resume-page' },
    { path: ROUTES.scan, load: 'guest/session/resume-page' },
  ].map((page) => ({ ...start, ...page, title: 'table' as const, frame: FULL, texts: SESSION_TEXTS })),
  {
    ...start,
    path: ROUTES.closed,
    title: 'closed',
    frame: FULL,
    texts: NOTICE_TEXTS,
    load: 'guest/session/closed-page',
  },
  {
    ...start,
    path: ROUTES.noShop,
    title: 'shop',
    frame: FULL,
    texts: NOTICE_TEXTS,
    load: 'guest/session/no-shop-page',
  },
  {
    ...start,
    path: ROUTES.sessionNotFound,
    title: 'session',
    frame: BARE,
    texts: NOTICE_TEXTS,
    load: 'guest/session/session-not-found-page',
  },

  { ...orders, path: ROUTES.order, title: 'order', frame: ORDER, load: 'guest/order/order-page' },
  { ...orders, path: ROUTES.orderDetail, title: 'order', frame: ORDER, load: 'guest/order/order-page' },
  { ...orders, path: ROUTES.tableRecord, title: 'order', frame: ORDER, load: 'guest/order/order-page' },
  ...[ROUTES.record, ROUTES.previousOrder].map((path) => ({
    ...orders,
    path,
    title: 'record' as const,
    frame: ORDER,
    load: 'guest/order-history/order-history-page',
  })),
  {
    ...orders,
    path: ROUTES.recordDetail,
    title: 'record',
    frame: ORDER,
    load: 'guest/order-history/receipt-page',
  },
  {
    ...orders,
    path: ROUTES.payment,
    title: 'payment',
    frame: { ...BARE, back: false },
    load: 'guest/payment/payment-return-page',
  },

  {
    path: ROUTES.rider,
    title: 'rider',
    frame: { ...BARE, back: false },
    texts: ['rider', 'errors'],
    load: 'guest/rider/rider-page',
    audience: 'guest',
  },

  { ...member, path: ROUTES.member, load: 'guest/member/account-page' },
  { ...member, path: ROUTES.memberEdit, load: 'guest/member/edit-page' },
  { ...member, path: ROUTES.memberForgotPassword, load: 'guest/member/forgot-page' },
  { ...member, path: ROUTES.memberLogin, load: 'guest/member/login-page' },
  { ...member, path: ROUTES.memberPoints, load: 'guest/member/points-page' },
  { ...member, path: ROUTES.memberQrCode, load: 'guest/member/qr-code-page' },
  { ...member, path: ROUTES.memberRegister, load: 'guest/member/register-page' },
  { ...member, path: ROUTES.memberResetPassword, load: 'guest/member/reset-page' },
  { ...member, path: ROUTES.coupon, load: 'guest/member/coupon-page' },

  {
    path: ROUTES.kiosk,
    frame: BARE,
    texts: ['kiosk', 'product', 'dietary-filter', 'cart', 'checkout', 'errors'],
    load: 'guest/kiosk/kiosk-page',
    audience: 'kiosk',
  },

  {
    ...staff,
    path: ROUTES.posHome,
    texts: ['staff', 'pos-home', 'errors'],
    load: 'staff/pos-home/pos-home-page',
  },
  {
    ...staff,
    path: ROUTES.kitchen,
    texts: ['staff', 'kitchen', 'calls', 'dietary-filter', 'errors'],
    load: 'staff/kitchen/kitchen-page',
    gate: { title: 'kitchen', icon: 'chef', roles: ['kitchen', 'waiter'] },
  },
  {
    ...staff,
    path: ROUTES.till,
    texts: [
      'staff',
      'till',
      'approval',
      'counter',
      'online-orders',
      'incidents',
      'calls',
      'dietary-filter',
      'errors',
    ],
    load: 'staff/till/till-page',
    gate: { title: 'till', icon: 'keypad', roles: ['cashier', 'waiter'] },
  },
  { ...staff, path: ROUTES.counter, texts: [], load: 'staff/till/counter-page' },
  {
    ...staff,
    path: ROUTES.handheld,
    texts: ['staff', 'till', 'handheld', 'approval', 'calls', 'errors'],
    load: 'staff/handheld/handheld-page',
    gate: { title: 'handheld', icon: 'phone', roles: ['cashier', 'waiter'] },
  },
  {
    ...staff,
    path: ROUTES.tillSettings,
    texts: ['staff', 'till-settings', 'errors'],
    load: 'staff/till-settings/till-settings-page',
    gate: { title: 'tillSettings', icon: 'sliders', roles: [] },
  },
  {
    ...staff,
    path: ROUTES.board,
    texts: ['staff', 'board'],
    isMultilingual: true,
    load: 'staff/board/board-page',
  },
  {
    path: ROUTES.office,
    frame: BARE,
    texts: ['staff', 'office', 'incidents', 'errors'],
    load: 'office/shell/office-page',
    gate: { title: 'office', icon: 'store', roles: [] },
    audience: 'office',
  },
  {
    path: ROUTES.officeStart,
    frame: BARE,
    texts: ['start', 'staff', 'errors'],
    load: 'office/start/start-page',
    audience: 'office',
  },
  { path: ROUTES.gallery, frame: BARE, texts: [], load: 'office/gallery/gallery-page', audience: 'office' },
];

/** Namespaces loaded before the first render. */
export const FIRST_TEXTS: readonly Namespace[] = [...SHELL_TEXTS, ...FIRST_PAGE.texts];
