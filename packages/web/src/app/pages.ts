import type { StaffRole } from '@comanda/contract';
import type { KeyIn, MessageKey, Namespace } from '../i18n/messages.ts';
import { ROUTES } from '../lib/routes.ts';
import type { IconName } from '../ui/icons/icon-paths.ts';

/** Frame of a page (specification §2, layout rules). */
export type Frame = {
  readonly header: boolean;
  readonly footer: boolean;
  /** True if the top bar has a back button. */
  readonly back: boolean;
  /** Fixed target of the back button; back in the history when absent. */
  readonly backTo?: string;
  /** Colour of the browser's own bars. */
  readonly colour: 'black' | 'orange';
  /** True if the page draws its own top bar. */
  readonly ownHeader?: true;
  /** True if the page sets the document title itself. */
  readonly ownTitle?: true;
};

type TitleKey<Key> = Key extends `app:title.${infer Title}` ? Title : never;
/** The title of a page, as a key below `app:title`. */
export type PageTitle = TitleKey<MessageKey>;

/** Access to a staff screen: by PIN, for these roles, managers and owners. */
export type Gate = {
  /** Key of the screen's name below `staff`. */
  readonly title: KeyIn<'staff'>;
  readonly icon: IconName;
  readonly roles: readonly StaffRole[];
};

/** Bundles of small pages that lead to each other, each loaded as one file. */
export type PageBundle = 'start-pages' | 'order-pages' | 'member-pages';

/** A page of the application. */
export type Page = {
  /** Path pattern of the router, without the locale. */
  readonly path: string;
  /** Absent on home, which shows the shop's name, and on pages of members and staff, which set their own. */
  readonly title?: PageTitle;
  readonly frame: Frame;
  /** Namespaces of its texts besides SHELL_TEXTS. */
  readonly texts: readonly Namespace[];
  /** True if it shows texts in several languages at once. */
  readonly isMultilingual?: true;
  /** Module in features/, without extension; the component has the name of the file. */
  readonly load: string;
  readonly audience: 'guest' | 'kiosk' | 'staff' | 'office';
  readonly bundle?: PageBundle;
  /** Path of the page it opens over. */
  readonly over?: string;
  /** Sign-in required; none when absent. */
  readonly gate?: Gate;
  /** True if guests without a shop are redirected to the choice (specification §4, startup). */
  readonly needsShop?: true;
};

const FULL: Frame = { header: true, footer: true, back: true, colour: 'orange' };
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
    frame: MENU,
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
    // those of its parts too: a text that no page names is a row of its own in what guests load first
    texts: [
      'staff',
      'office',
      'office-import',
      'office-invoices',
      'office-shop',
      'office-tables',
      'coupon-batches',
      'people',
      'audit',
      'incidents',
      'errors',
    ],
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

/** Frame of paths without a page. */
const NO_PAGE = { title: undefined, frame: FULL } as const;

const firstPart = (path: string) => path.split('/')[1] ?? '';
const BY_FIRST_PART = new Map([...PAGES].reverse().map((page) => [firstPart(page.path), page]));

/** Returns the page at an address's path; pages with the same first part of the path share frame and title. */
export function pageAt(pathname: string): Page | undefined {
  return BY_FIRST_PART.get(firstPart(pathname));
}

/** Returns title and frame for an address's path, with defaults where there is no page. */
export function framedAt(pathname: string): Pick<Page, 'title' | 'frame'> {
  const page = pageAt(pathname);
  return page?.audience === 'guest' ? page : NO_PAGE;
}

/** Returns the name of a page's component: that of its file, `guest/cart/cart-page` has `CartPage`. */
export function componentName({ load }: Page): string {
  const file = load.slice(load.lastIndexOf('/') + 1);
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the file of the build that has a page's code: its bundle's, or its own. */
export function pageChunk({ load, bundle }: Page): string {
  return bundle ?? load.slice(load.lastIndexOf('/') + 1);
}

/** Returns the group of screens that a page loads its texts with; for guests, the file of its code. */
function textGroup(page: Page): string {
  if (page.audience === 'guest') return pageChunk(page);
  return page.texts.includes('till') ? 'till' : page.audience;
}

/**
 * Returns the bundle that has the texts of a namespace: those of the first page are in one, those that only the same
 * pages of guests say in another, and so are those of till and handheld, of the kiosk, of the office, and what several
 * of these say with the other screens of the staff. Each bundle is a row in what guests load first.
 */
export function textBundle(namespace: Namespace): string {
  if (FIRST_TEXTS.includes(namespace)) return 'first';
  const pages = PAGES.filter(({ texts }) => texts.includes(namespace));
  const guests = pages.filter(({ audience }) => audience === 'guest');
  const groups = [...new Set((guests.length > 0 ? guests : pages).map(textGroup))].sort();
  if (guests.length === 0 && groups.length > 1) return 'staff';
  return groups.length === 1 || groups.length === 2 ? groups.join('-') : namespace;
}
