/**
 * Every path of the application; the locale before it is taken off before these are matched. `:name` is one part,
 * `:name?` one or none, and `*` whatever follows. The server answers 404 for every other path.
 */
export const ROUTES = {
  home: '/',
  browse: '/browse',
  cart: '/cart',
  closed: '/closed',
  coupon: '/coupon',
  member: '/member',
  memberEdit: '/member/edit',
  memberForgotPassword: '/member/forgotPassword',
  memberLogin: '/member/login',
  memberPoints: '/member/points',
  memberQrCode: '/member/qrCode',
  memberRegister: '/member/register',
  memberResetPassword: '/member/resetPassword',
  noShop: '/noshop',
  order: '/order',
  orderDetail: '/order/:seq',
  scan: '/o/:sessionId?',
  payment: '/payment/*',
  paymentCard: '/payment/card/*',
  previousOrder: '/previousOrder',
  products: '/products/:id?',
  record: '/record',
  recordDetail: '/record/:id',
  rider: '/rider',
  sessionNotFound: '/sessionNotFound',
  shops: '/shops',
  table: '/t',
  tableSession: '/t/:sessionId',
  tableSessionIndex: '/t/:sessionId/:sessionIndex',
  tableRecord: '/tableRecord',
  terms: '/tnc',
  posHome: '/posHome',
  kiosk: '/kiosk',
  tillSettings: '/tillSettings',
  kitchen: '/kitchen',
  board: '/board',
  officeStart: '/office/start',
  office: '/office/:part?',
  counter: '/counter',
  till: '/till',
  handheld: '/handheld',
  gallery: '/ui',
} as const;

/** Pattern of a path's first part that names a language, supported or not: `zh-tw`, `fr`, `zh-Hant-HK`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z]{2,4}){0,2}$/i;

/** Returns a pattern of the paths of a route. */
function patternOf(route: string): string {
  const parts = route.split('/').filter((part) => part !== '');
  return parts
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      if (!part.startsWith(':')) return `/${part}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    })
    .join('');
}

/**
 * Returns the path that is tried where one leads nowhere: without the locale before it (specification §8, general);
 * undefined where there is none. Two slashes before a path would name another host.
 */
export function retryWithoutLocale(pathname: string): string | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  if (!LANGUAGE_TAG.test(first) || rest.join('') === '') return undefined;
  return `/${rest.join('/').replace(/^\/+/, '')}`;
}

/**
 * Returns a test of paths: whether a page of the application stands there, behind one of its locales, another
 * language's tag or none. As its router does, it takes any case and a slash at the end.
 */
export function createRouteTest(locales: readonly string[]): (pathname: string) => boolean {
  const routed = new RegExp(`^(?:${Object.values(ROUTES).map(patternOf).join('|')})/?$`, 'i');
  const starts = new Set(locales.map((code) => `/${code}`));
  return (pathname) => {
    if (routed.test(pathname) || starts.has(pathname.toLowerCase().replace(/\/$/, ''))) return true;
    const retried = retryWithoutLocale(pathname);
    return retried !== undefined && routed.test(retried);
  };
}
