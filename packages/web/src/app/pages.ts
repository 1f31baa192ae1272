import type { StaffRole } from '@comanda/contract';
import type { KeyIn, MessageKey, Namespace } from '../i18n/messages.ts';
import { ROUTES } from '../lib/routes.ts';
import type { IconName } from '../ui/icons/icon-paths.ts';

/** How a page is framed (specification §2, layout rules). */
export type Frame = {
  readonly header: boolean;
  readonly footer: boolean;
  /** Whether the top bar has a back button. */
  readonly back: boolean;
  /** Where the back button leads whatever came before; without it, back in the history. */
  readonly backTo?: string;
  /** Colour of the browser's own bars. */
  readonly colour: 'black' | 'orange';
  /** Whether the page draws its top bar itself, for what it shows. */
  readonly ownHeader?: true;
  /** Whether the page names itself in the browser's tabs. */
  readonly ownTitle?: true;
};

type TitleKey<Key> = Key extends `app:title.${infer Title}` ? Title : never;
/** The title of a page, as a key below `app:title`. */
export type PageTitle = TitleKey<MessageKey>;

/** Who may use a screen: whoever signs in with a PIN and has one of these roles, is a manager or the owner. */
export type Gate = {
  /** The name of the screen, below `staff`. */
  readonly title: KeyIn<'staff'>;
  readonly icon: IconName;
  readonly roles: readonly StaffRole[];
};

/** Pages that are small and lead to each other: their code is fetched as one file. */
export type PageBundle = 'start-pages' | 'order-pages' | 'member-pages';

/** A page of the application. */
export type Page = {
  /** As the router matches it, without the locale. */
  readonly path: string;
  /** Home has the shop's name alone; pages of members and staff name themselves. */
  readonly title?: PageTitle;
  readonly frame: Frame;
  /** What it and its parts say besides SHELL_TEXTS. */
  readonly texts: readonly Namespace[];
  /** Whether it shows its texts in several languages at once. */
  readonly isMultilingual?: true;
  /** Its module in features/, without ending; the component has the name of the file. */
  readonly load: string;
  readonly audience: 'guest' | 'staff' | 'office';
  readonly bundle?: PageBundle;
  /** Stands over the page at this path. */
  readonly over?: string;
  /** Without it nobody is asked who they are. */
  readonly gate?: Gate;
  /** Whoever has chosen no shop is led to the choice (specification §4, startup). */
  readonly needsShop?: true;
};

const FULL: Frame = { header: true, footer: true, back: true, colour: 'orange' };
const BARE: Frame = { ...FULL, header: false, footer: false };
const MENU: Frame = { ...FULL, backTo: ROUTES.home };
const ORDER: Frame = { ...FULL, ownHeader: true };
const MEMBER: Frame = { ...ORDER, ownTitle: true };

const start = { audience: 'guest', bundle: 'start-pages' } as const;
const SESSION_TEXTS = ['session', 'errors'] as const;

const orders = {
  audience: 'guest',
  bundle: 'order-pages',
  texts: ['order', 'order-history', 'order-again', 'payment', 'call-staff', 'errors'],
} as const;

const member = {
  audience: 'guest',
  bundle: 'member-pages',
  frame: MEMBER,
  texts: ['member', 'offers', 'errors'],
} as const;

const staff = { audience: 'staff', frame: BARE } as const;

/** What the bars and the parts around every page say. */
export const SHELL_TEXTS: readonly Namespace[] = ['app', 'common'];

/** The page whose code comes with the program: what most guests see first. */
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
    texts: ['cart', 'checkout', 'offers', 'product', 'home', 'terms', 'errors'],
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
    texts: SESSION_TEXTS,
    load: 'guest/session/closed-page',
  },
  {
    ...start,
    path: ROUTES.noShop,
    title: 'shop',
    frame: FULL,
    texts: SESSION_TEXTS,
    load: 'guest/session/no-shop-page',
  },
  {
    ...start,
    path: ROUTES.sessionNotFound,
    title: 'session',
    frame: BARE,
    texts: SESSION_TEXTS,
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
    ...staff,
    path: ROUTES.kitchen,
    texts: ['staff', 'kitchen', 'calls', 'errors'],
    load: 'staff/kitchen/kitchen-page',
    gate: { title: 'kitchen', icon: 'chef', roles: ['kitchen', 'waiter'] },
  },
  {
    ...staff,
    path: ROUTES.counter,
    texts: ['staff', 'counter', 'calls', 'errors'],
    load: 'staff/counter/counter-page',
    gate: { title: 'counter', icon: 'cash', roles: ['cashier'] },
  },
  {
    ...staff,
    path: ROUTES.board,
    texts: ['staff', 'board'],
    isMultilingual: true,
    load: 'staff/board/board-page',
  },
  {
    path: ROUTES.owner,
    frame: BARE,
    texts: ['staff', 'owner', 'board', 'errors'],
    load: 'office/owner/owner-page',
    gate: { title: 'tables', icon: 'qr', roles: [] },
    audience: 'office',
  },
  { path: ROUTES.gallery, frame: BARE, texts: [], load: 'office/gallery/gallery-page', audience: 'office' },
];

/** What has to be loaded before anything can be said. */
export const FIRST_TEXTS: readonly Namespace[] = [...SHELL_TEXTS, ...FIRST_PAGE.texts];

/** Where no page is. */
const NO_PAGE = { title: undefined, frame: FULL } as const;

const firstPart = (path: string) => path.split('/')[1] ?? '';
const BY_FIRST_PART = new Map([...PAGES].reverse().map((page) => [firstPart(page.path), page]));

/** Returns the page at an address's path; pages with the same first part of the path share frame and title. */
export function pageAt(pathname: string): Page | undefined {
  return BY_FIRST_PART.get(firstPart(pathname));
}

/** Returns title and frame of the guests' page at an address's path, also where there is none. */
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

/**
 * Returns the bundle that has the texts of a namespace: those of the first page are in one, the staff's in another, and
 * so are those that only the same pages of guests say.
 */
export function textBundle(namespace: Namespace): string {
  if (FIRST_TEXTS.includes(namespace)) return 'first';
  const pages = PAGES.filter(({ texts }) => texts.includes(namespace));
  const chunks = new Set(pages.filter(({ audience }) => audience === 'guest').map(pageChunk));
  if (pages.length > 0 && chunks.size === 0) return 'staff';
  return chunks.size === 1 || chunks.size === 2 ? [...chunks].sort().join('-') : namespace;
}
