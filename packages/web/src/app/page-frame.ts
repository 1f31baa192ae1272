import { ROUTES } from '../lib/routes.ts';

/** How a page is framed (specification §2, layout rules). */
export type PageRules = {
  readonly header: boolean;
  readonly footer: boolean;
  /** Whether the top bar has a back button. */
  readonly back: boolean;
  /** Where the back button leads whatever came before; without it, back in the history. */
  readonly backTo: string | undefined;
  /** Colour of the browser's own bars. */
  readonly colour: 'black' | 'orange';
};

const isUnder = (path: string, route: string) => path === route || path.startsWith(`${route}/`);
const without = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);
/** A product stands over the menu. */
const BROWSE = ['/browse', '/products'];
const BARE = [ROUTES.shops, ROUTES.sessionNotFound, '/payment'];

/** The frame of the page at a path. */
export function pageRules(pathname: string): PageRules {
  const path = without(pathname);
  const isHome = path === ROUTES.home;
  const isBare = isHome || BARE.some((route) => isUnder(path, route));
  return {
    header: !isBare,
    footer: !isBare && !isUnder(path, ROUTES.cart),
    back: !isUnder(path, ROUTES.shops) && !isUnder(path, '/payment'),
    backTo: BROWSE.some((route) => isUnder(path, route)) ? ROUTES.home : undefined,
    colour: isHome ? 'black' : 'orange',
  };
}

const OWN_HEADER = [
  ROUTES.order,
  ROUTES.record,
  ROUTES.previousOrder,
  ROUTES.tableRecord,
  ROUTES.member,
  ROUTES.coupon,
];

/** Whether the page at a path draws its top bar itself, for what it shows. */
export function drawsOwnHeader(pathname: string): boolean {
  return OWN_HEADER.some((route) => isUnder(without(pathname), route));
}

/** Whether the page at a path names itself in the browser's tabs. */
export function namesItself(pathname: string): boolean {
  return [ROUTES.member, ROUTES.coupon].some((route) => isUnder(without(pathname), route));
}

const TITLES = {
  browse: 'menu',
  products: 'menu',
  cart: 'cart',
  closed: 'closed',
  noshop: 'shop',
  o: 'table',
  order: 'order',
  payment: 'payment',
  previousOrder: 'record',
  record: 'record',
  sessionNotFound: 'session',
  shops: 'shop',
  t: 'table',
  tableRecord: 'order',
  tnc: 'terms',
} as const;

/** The title of a page, as a key of the guest's words; home has the shop's name alone. */
export function pageTitle(pathname: string): (typeof TITLES)[keyof typeof TITLES] | undefined {
  const [, first = ''] = without(pathname).split('/');
  return (TITLES as Readonly<Record<string, (typeof TITLES)[keyof typeof TITLES]>>)[first];
}
