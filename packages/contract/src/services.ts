/**
 * Every service, by the path it is called under: `app.service(path)` over Socket.IO at `/api/socket.io`,
 * and `/api/{path}` over REST. `events` are what it tells after a commit.
 */
export const SERVICES = {
  authentication: { methods: ['create'], events: [] },
  systemSettings: { methods: ['find'], events: [] },
  appSettings: { methods: ['find'], events: [] },
  catalogue: { methods: ['get'], events: [] },
  shops: { methods: ['find', 'get'], events: ['patched'] },
  sections: { methods: ['find', 'get'], events: [] },
  categories: { methods: ['find', 'get'], events: [] },
  subCategories: { methods: ['find', 'get'], events: [] },
  products: { methods: ['find', 'get', 'patch'], events: ['patched'] },
  productOptions: { methods: ['find', 'get'], events: [] },
  orderDiscounts: { methods: ['find', 'get'], events: [] },
  vipLevels: { methods: ['find', 'get'], events: [] },
  userCoupons: { methods: ['find', 'get'], events: [] },
  'userCoupons/validate': { methods: ['create'], events: [] },
  taxSettings: { methods: ['find', 'get'], events: [] },
  tableViewItems: { methods: ['find', 'get'], events: [] },
  paymentMethods: { methods: ['find', 'get'], events: [] },
  tableSessions: { methods: ['find', 'get'], events: ['patched'] },
  'tableSessions/create': { methods: ['create'], events: [] },
  'tableSessions/order': { methods: ['create'], events: [] },
  'tableSessions/quote': { methods: ['create'], events: [] },
  'tableSessions/createOrResume': { methods: ['create'], events: [] },
  'tableSessions/changeSection': { methods: ['create'], events: [] },
  'tableSessions/updatePayment': { methods: ['create'], events: [] },
  'tableSessions/cancel': { methods: ['create'], events: [] },
  'tableSessions/void': { methods: ['create'], events: [] },
  'tableSessions/subscribe': { methods: ['create'], events: [] },
  payments: { methods: ['find'], events: ['patched'] },
  'payments/online': { methods: ['create'], events: [] },
  'payments/cancel': { methods: ['create'], events: [] },
  'payments/confirm': { methods: ['create'], events: [] },
  kitchenTickets: { methods: ['find', 'patch'], events: ['created', 'patched'] },
  board: { methods: ['find'], events: ['patched'] },
  auditLog: { methods: ['find'], events: [] },
  tableCodes: { methods: ['find'], events: [] },
} as const;

export type ServicePath = keyof typeof SERVICES;
export type ServiceMethod = 'find' | 'get' | 'create' | 'patch' | 'remove';
/** A page of a list that was asked for with pagination. */
export type Page<Row> = { total: number; limit: number; skip: number; data: Row[] };
