/** Every path of the application; the locale prefix is taken off before these are matched. */
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
  sessionNotFound: '/sessionNotFound',
  shops: '/shops',
  table: '/t',
  tableSession: '/t/:sessionId',
  tableSessionIndex: '/t/:sessionId/:sessionIndex',
  tableRecord: '/tableRecord',
  terms: '/tnc',
  posHome: '/posHome',
  kitchen: '/kitchen',
  board: '/board',
  owner: '/owner',
  counter: '/counter',
  gallery: '/ui',
} as const;

/** The address of a product over the menu. */
export function toProduct(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}
