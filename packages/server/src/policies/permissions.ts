import type { SERVICES, ServicePath, StaffRole } from '@comanda/contract';
import { type ApiScope, DUTIES } from '@comanda/domain';

/**
 * Role of a caller. `guest` is any self-order caller: anonymous, a member or a kiosk. `holder` is a guest with access to
 * the session of the call, by its restore key or as its member, which the core checks. `member` is a signed-in user,
 * `device` a paired till or kiosk without signed-in staff. `integration` is another program with a token, which makes the
 * calls that name one of its scopes (office B9.1).
 */
export type CallerRole = 'guest' | 'holder' | 'member' | 'device' | 'integration' | ApiScope | StaffRole;
type MethodOf<Path extends ServicePath> = (typeof SERVICES)[Path]['methods'][number];
type Permissions = {
  readonly [Path in ServicePath]: { readonly [Method in MethodOf<Path>]: readonly CallerRole[] };
};

const MANAGEMENT = DUTIES.manage;
/** Those who make promotions, of all shops or of theirs. */
const PROMOTERS = ['areaManager', 'owner'] as const;
const STAFF = ['cashier', 'waiter', 'kitchen', ...MANAGEMENT] as const;
const ANYBODY = ['guest', ...STAFF] as const;
const FLOOR = DUTIES.serve;
const TILL = DUTIES.watchPayments;
/** The menu and what belongs to it, which everybody may read; another program with a scope. */
const MENU = [...ANYBODY, 'menu:read'] as const;
const READ = { find: MENU, get: MENU } as const;
/** Changes of documents in change sets; which documents, the core decides (office B6). */
const WRITE = { create: MANAGEMENT, patch: MANAGEMENT, remove: MANAGEMENT } as const;
const EDITORS = [...MANAGEMENT, 'menu:write'] as const;
/** Changes of the menu, which other programs may make, too. */
const WRITE_MENU = { create: EDITORS, patch: EDITORS, remove: EDITORS } as const;
/** Roles that order, for themselves or for others; the kitchen does not (ordering O2.1). */
const ORDERERS = ['guest', ...FLOOR] as const;

/** Permission table: the roles that may make each call; calls not listed are refused. */
export const PERMISSIONS: Permissions = {
  authentication: { create: [...ANYBODY, 'integration'], remove: [...ANYBODY, 'integration'] },
  users: {
    find: ['member', ...TILL, 'members:read'],
    get: ['member', ...TILL, 'members:read'],
    create: ANYBODY,
    patch: ['member'],
  },
  'users/logoutEverywhere': { create: ['member', ...STAFF] },
  'users/forgotPassword': { create: ANYBODY },
  'users/resetPassword': { create: ANYBODY },
  'setup/check': { create: ANYBODY },
  'setup/claim': { create: ANYBODY },
  'setup/templates': { find: MANAGEMENT },
  apiTokens: { find: ['owner'], create: ['owner'], remove: ['owner'] },
  exports: { find: ['owner'], get: ['owner'], create: ['owner'], remove: ['owner'] },
  'exports/link': { create: ['owner'] },
  mails: { find: ['owner'] },
  devices: { find: MANAGEMENT, patch: MANAGEMENT, remove: MANAGEMENT },
  'devices/pairingCodes': { create: MANAGEMENT },
  'devices/pair': { create: ANYBODY },
  'devices/beat': { create: ['device', ...STAFF] },
  'devices/callStaff': { create: ['device'] },
  'devices/answerCall': { create: STAFF },
  staff: { find: ['device', ...STAFF], create: MANAGEMENT, patch: MANAGEMENT },
  'staff/people': { find: MANAGEMENT },
  'staff/drawPin': { create: MANAGEMENT },
  'staff/invite': { create: MANAGEMENT },
  'staff/acceptInvitation': { create: ANYBODY },
  'users/secondFactor': { find: MANAGEMENT, create: MANAGEMENT, remove: MANAGEMENT },
  'users/secondFactor/confirm': { create: MANAGEMENT },
  logIns: { find: MANAGEMENT, remove: MANAGEMENT },
  'logIns/prove': { create: MANAGEMENT },
  tillSettings: { get: ['device', ...STAFF], patch: MANAGEMENT },
  systemSettings: { find: MENU, patch: MANAGEMENT },
  appSettings: { find: MENU, ...WRITE },
  changeSets: { find: EDITORS, get: EDITORS, ...WRITE, create: EDITORS },
  'changeSets/edit': { create: EDITORS },
  'changeSets/check': { create: EDITORS },
  'changeSets/publish': { create: EDITORS },
  'changeSets/preview': { create: EDITORS },
  'changeSets/difference': { create: MANAGEMENT },
  'catalogue/preview': { create: ANYBODY },
  'changeSets/undo': { create: MANAGEMENT },
  catalogue: { get: MENU },
  shops: { ...READ, ...WRITE },
  sections: { ...READ, ...WRITE_MENU },
  categories: { ...READ, ...WRITE_MENU },
  subCategories: { ...READ, ...WRITE_MENU },
  products: { ...READ, ...WRITE_MENU },
  'products/soldOut': { create: ['kitchen', 'waiter', ...MANAGEMENT] },
  productOptions: { ...READ, ...WRITE_MENU },
  orderDiscounts: { ...READ, ...WRITE },
  vipLevels: { ...READ, ...WRITE },
  rewards: { ...READ, ...WRITE },
  userCoupons: { find: ORDERERS, get: ORDERERS, create: MANAGEMENT },
  couponBatches: { find: PROMOTERS, get: PROMOTERS, create: PROMOTERS, remove: PROMOTERS },
  'couponBatches/codes': { create: PROMOTERS },
  'userCoupons/validate': { create: ORDERERS },
  'userCoupons/claim': { create: ['member'] },
  gifts: { find: ['member', ...FLOOR], get: ['member', ...FLOOR], create: MANAGEMENT },
  'gifts/redeem': { create: ['member', ...FLOOR] },
  points: { find: ['member', ...FLOOR] },
  'points/redeem': { create: ['member'] },
  'points/adjust': { create: MANAGEMENT },
  'users/points/available': { find: ['member', ...FLOOR] },
  'users/vipProgress': { get: ['member', ...FLOOR] },
  'users/qrCode': { create: ['member'] },
  'users/pic': { create: ['member'] },
  'users/export': { create: ['member', 'owner'] },
  'users/erase': { create: ['member', 'owner'] },
  'users/import': { create: ['owner'] },
  'users/identify': { create: ['device', ...FLOOR] },
  taxSettings: { ...READ, ...WRITE },
  tableViewItems: { ...READ, ...WRITE },
  paymentMethods: { ...READ, ...WRITE },
  pickupSlots: { find: MENU },
  tableSessions: { find: ['holder', ...STAFF, 'orders:read'], get: ['holder', ...STAFF, 'orders:read'] },
  'tableSessions/create': { create: [...ORDERERS, 'orders:write'] },
  'tableSessions/order': { create: ['holder', ...FLOOR, 'orders:write'] },
  'tableSessions/sell': { create: FLOOR },
  'tableSessions/quote': { create: [...ORDERERS, 'orders:write'] },
  'tableSessions/createOrResume': { create: ORDERERS },
  'tableSessions/seat': { create: FLOOR },
  'tableSessions/assign': { create: FLOOR },
  'tableSessions/changeSection': { create: ['holder', ...FLOOR] },
  'tableSessions/changeUser': { create: ['member', 'device', ...FLOOR] },
  'tableSessions/updatePayment': { create: ['holder', ...FLOOR] },
  'tableSessions/cancel': { create: ['holder', ...FLOOR, 'orders:write'] },
  'tableSessions/void': { create: FLOOR },
  'tableSessions/receipt': { create: ['holder', ...FLOOR] },
  'tableSessions/accept': { create: FLOOR },
  'tableSessions/decline': { create: FLOOR },
  'tableSessions/handOver': { create: STAFF },
  'tableSessions/riderLink': { create: STAFF },
  'tableSessions/rider': { create: ANYBODY },
  'tableSessions/riderHandOver': { create: ANYBODY },
  'tableSessions/priceLines': { create: FLOOR },
  'tableSessions/changeLines': { create: FLOOR },
  'tableSessions/discounts': { create: FLOOR },
  'tableSessions/adjust': { create: FLOOR },
  'tableSessions/fire': { create: STAFF },
  'tableSessions/hold': { create: STAFF },
  'tableSessions/rush': { create: STAFF },
  'tableSessions/callStaff': { create: ['holder', ...FLOOR] },
  'tableSessions/answerCall': { create: STAFF },
  'tableSessions/setTimes': { create: FLOOR },
  'tableSessions/join': { create: ['holder'] },
  'tableSessions/nameGuest': { create: ['holder'] },
  'tableSessions/changeCapacity': { create: ['holder', ...FLOOR] },
  'tableSessions/shareLines': { create: ['holder', ...FLOOR] },
  'tableSessions/subscribe': { create: ['holder', ...STAFF] },
  payments: { find: [...TILL, 'reports:read'] },
  'payments/online': { create: ['holder', ...FLOOR] },
  'cybersource/redirect/setup': { create: ['holder', ...FLOOR] },
  bbposWeb: { create: ['holder', ...FLOOR] },
  razerOnline: { create: ['holder', ...FLOOR] },
  'payments/check': { create: ['holder', ...FLOOR] },
  'payments/cancel': { create: ['holder', ...FLOOR] },
  'payments/confirm': { create: FLOOR },
  'payments/decide': { create: MANAGEMENT },
  'payments/refund': { create: FLOOR },
  'payments/take': { create: FLOOR },
  'payments/rebook': { create: TILL },
  'payments/savedCards': { find: ['member'], remove: ['member'] },
  'payments/savedCards/setup': { create: ['member'] },
  'payments/savedCards/check': { create: ['member'] },
  refunds: { find: [...TILL, 'reports:read'] },
  disputes: { find: MANAGEMENT },
  taxInvoices: { find: [...TILL, 'reports:read'] },
  'taxInvoices/issue': { create: TILL },
  'taxInvoices/void': { create: MANAGEMENT },
  'taxInvoices/allowance': { create: MANAGEMENT },
  'taxInvoices/check': { create: ['holder', ...FLOOR] },
  paymentProviders: { find: ['owner'] },
  paymentAccounts: { find: ['owner'], create: ['owner'], patch: ['owner'], remove: ['owner'] },
  'paymentAccounts/test': { create: ['owner'] },
  terminals: { find: FLOOR, create: ['owner'], patch: ['owner'], remove: ['owner'] },
  drafts: { find: FLOOR },
  'drafts/save': { create: FLOOR },
  'drafts/take': { create: FLOOR },
  'drafts/drop': { create: FLOOR },
  staffCalls: { find: STAFF },
  kitchenTickets: { find: STAFF, patch: ['kitchen', 'waiter', ...MANAGEMENT] },
  'kitchenTickets/seen': { create: ['kitchen', 'waiter', ...MANAGEMENT] },
  board: { find: ANYBODY },
  auditLog: { find: MANAGEMENT },
  tableCodes: { find: MANAGEMENT },
  'tableCodes/rotate': { create: MANAGEMENT },
};
