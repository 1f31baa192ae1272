import { randomUUID } from 'node:crypto';
import type { SERVICES, ServicePath } from '@comanda/contract';
import { aLine, aTakeAway } from '../kits/calls.ts';
import { aClaim } from '../kits/claims.ts';
import { COUNTER, FPS, SHOP, TABLE } from '../kits/small-organisation.ts';
import { OFFICE_CASES } from './office-cases.ts';
import { PHONE, type TestCaller, type World } from './world.ts';

type MethodOf<Path extends ServicePath> = (typeof SERVICES)[Path]['methods'][number];
export type CallName = { [Path in ServicePath]: `${MethodOf<Path>} ${Path}` }[ServicePath];
export type CallInput = { readonly id?: string; readonly data?: unknown; readonly query?: string };
export type PermissionCase = {
  /**
   * Check besides the table. `public`: none, and tokens are ignored. `open`: none. `bill`: access to the bill. `own`: the
   * member's own data. `shop`: the shop that staff are signed in to.
   */
  readonly by: 'public' | 'open' | 'bill' | 'own' | 'shop';
  readonly request: (world: World, caller: TestCaller) => CallInput | Promise<CallInput>;
  /** Expected refusals that differ from the derived ones, by caller. */
  readonly overrides?: Readonly<Partial<Record<TestCaller, readonly number[]>>>;
};

const read = (id: string): PermissionCase => ({ by: 'public', request: () => ({ id }) });
const LIST: PermissionCase = { by: 'public', request: () => ({}) };
const open = (data: object = {}): PermissionCase => ({ by: 'open', request: () => ({ data }) });
/** Creates the case of a call about a bill, a new one for each caller. */
const ofBill = (more: () => object = () => ({}), name = 'session'): PermissionCase => ({
  by: 'bill',
  async request(world, caller) {
    const bill = await world.aBill();
    return { data: { [name]: bill._id, ...world.keyOf(caller, bill), ...more() } };
  },
});
const ofShop = (data: () => object): PermissionCase => ({ by: 'shop', request: () => ({ data: data() }) });

const STAFF_CALLERS = ['cashier', 'waiter', 'kitchen', 'manager', 'owner', 'managerElsewhere'] as const;

function refusedTo(callers: readonly TestCaller[]): PermissionCase['overrides'] {
  return Object.fromEntries(callers.map((caller) => [caller, [403]]));
}

/** Creates the case of a change of a placed line by staff, of a new bill for each caller. */
const changed = (more: (bill: { readonly line: string }) => object): PermissionCase => ({
  by: 'bill',
  async request(world) {
    const { _id: session, products } = await world.aBill();
    const line = products[0]?.id ?? '';
    return { data: { requestId: randomUUID(), session, ...more({ line }) } };
  },
});

function isStaff(caller: TestCaller): boolean {
  return ['cashier', 'waiter', 'kitchen', 'manager', 'owner', 'managerElsewhere'].includes(caller);
}

/** Request of each call; a missing call is a type error. */
export const CASES: { readonly [Name in CallName]: PermissionCase } = {
  ...OFFICE_CASES,
  'create authentication': {
    by: 'public',
    request: () => ({ data: { strategy: 'pin', shop: SHOP, pin: '9999' } }),
  },
  'remove authentication': {
    by: 'open',
    // An invalid query, so that no caller is really logged out.
    request: () => ({ query: '?x=1' }),
  },
  'find users': { by: 'open', request: () => ({ query: '?_id=mei' }) },
  'get users': { by: 'own', request: () => ({ id: 'mei' }) },
  'create users': open({ email: 'new@example.com', password: 'Right-Horse-1' }),
  'patch users': { by: 'own', request: () => ({ id: 'mei', data: { name: 'Mei' } }) },
  'create users/logoutEverywhere': { by: 'open', request: () => ({ query: '?x=1', data: {} }) },
  'create users/forgotPassword': open({ email: 'mei@example.com' }),
  'create users/resetPassword': open({ token: 'made-up', password: 'Right-Horse-2' }),
  'create setup/check': open({ token: 'made-up' }),
  'create setup/claim': open(aClaim()),
  'find mails': { by: 'open', request: () => ({}) },
  'find devices': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'patch devices': {
    by: 'shop',
    request: async (world) => ({ id: (await world.aDevice()).device._id, data: { name: 'Till' } }),
  },
  'remove devices': { by: 'shop', request: async (world) => ({ id: (await world.aDevice()).device._id }) },
  'create devices/pairingCodes': open(),
  'create devices/pair': open({ code: 'AAAA-AAAA', name: 'Till', kind: 'till' }),
  'create devices/beat': {
    by: 'open',
    request: () => ({ data: { waiting: 0 } }),
    // their log-ins are on no paired device
    overrides: refusedTo(STAFF_CALLERS),
  },
  'create devices/callStaff': open(),
  'create devices/answerCall': {
    by: 'shop',
    request: async (world) => ({ data: { call: await world.aKioskCall() } }),
  },
  'find staff': {
    by: 'open',
    request: () => ({}),
    // the paired devices are kiosks
    overrides: refusedTo(['device', 'deviceElsewhere', ...STAFF_CALLERS]),
  },
  'get tillSettings': {
    by: 'shop',
    request: () => ({ id: SHOP }),
    overrides: refusedTo(['deviceElsewhere']),
  },
  'patch tillSettings': { by: 'shop', request: () => ({ id: SHOP, data: { limits: { graceSeconds: 30 } } }) },
  'find systemSettings': LIST,
  'find appSettings': LIST,
  'get catalogue': read(SHOP),
  'find shops': LIST,
  'get shops': read(SHOP),
  'patch shops': { by: 'shop', request: () => ({ id: SHOP, data: { openDineInNoTable: true } }) },
  'find sections': LIST,
  'get sections': read('section1'),
  'find categories': LIST,
  'get categories': read('category1'),
  'find subCategories': LIST,
  'get subCategories': read('sub1'),
  'find products': LIST,
  'get products': read('rice'),
  // Stock is per shop: a manager elsewhere changes that of their own.
  'patch products': { by: 'open', request: () => ({ id: 'rice', data: { stock: { stockMode: 'sync' } } }) },
  // As with `patch products`: a manager elsewhere marks the product in their own shop.
  'create products/soldOut': open({ product: 'rice', until: 'now' }),
  'find productOptions': LIST,
  'get productOptions': read('size'),
  'find orderDiscounts': LIST,
  'get orderDiscounts': read('five'),
  'find vipLevels': LIST,
  'get vipLevels': read('gold'),
  'find rewards': LIST,
  'get rewards': read('five-off'),
  'find userCoupons': { by: 'open', request: () => ({ query: '?_id=FIVE' }) },
  'get userCoupons': { by: 'open', request: () => ({ id: 'FIVE' }) },
  'create userCoupons': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), user: 'mei', coupon: 'five' } }),
  },
  'create userCoupons/validate': open({ coupon: 'FIVE', shop: SHOP }),
  'create userCoupons/claim': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), coupon: 'FIVE' } }),
  },
  'find gifts': { by: 'own', request: () => ({ query: '?user=mei' }) },
  'get gifts': { by: 'own', request: async (world) => ({ id: (await world.aGift())._id }) },
  'create gifts': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), user: 'mei', coupon: 'cup' } }),
  },
  'create gifts/redeem': {
    by: 'own',
    request: async (world) => ({ data: { gift: (await world.aGift())._id, user: 'mei', shop: SHOP } }),
    overrides: { managerElsewhere: [403, 404] },
  },
  'find points': { by: 'own', request: () => ({ query: '?user=mei' }) },
  'create points/redeem': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), reward: 'five-off', shop: SHOP } }),
  },
  'create points/adjust': ofShop(() => ({
    requestId: randomUUID(),
    user: 'mei',
    shop: SHOP,
    amount: 1,
    remark: 'x',
  })),
  'find users/points/available': { by: 'own', request: () => ({ query: `?user=mei&shop=${SHOP}` }) },
  'get users/vipProgress': { by: 'own', request: () => ({ id: 'mei' }) },
  'create users/qrCode': open(),
  'create users/pic': open({ picture: null }),
  'create users/identify': {
    by: 'open',
    // a kiosk identifies by code only
    request: async (world, caller) => ({
      data: caller.startsWith('device') ? { code: await world.memberCode() } : { phone: PHONE },
    }),
  },
  'find taxSettings': LIST,
  'get taxSettings': read('tax1'),
  'find tableViewItems': LIST,
  'get tableViewItems': read(TABLE),
  'find paymentMethods': LIST,
  'get paymentMethods': read(COUNTER),
  'find tableSessions': { by: 'open', request: () => ({}) },
  'get tableSessions': {
    by: 'bill',
    async request(world, caller) {
      const bill = await world.aBill();
      const { restoreKey } = world.keyOf(caller, bill);
      return { id: bill._id, query: restoreKey === undefined ? '' : `?restoreKey=${restoreKey}` };
    },
  },
  'find pickupSlots': { by: 'open', request: () => ({ query: `?shop=${SHOP}&type=takeAway` }) },
  'create tableSessions/create': { by: 'open', request: () => ({ data: aTakeAway() }) },
  'create tableSessions/order': ofBill(() => ({ requestId: randomUUID(), cart: [aLine()], total: 2000 })),
  'create tableSessions/sell': ofShop(() => ({ ...aTakeAway(), payment: { method: 'manual' } })),
  'create tableSessions/quote': open({
    shop: SHOP,
    session: { type: 'takeAway' },
    products: [aLine({ id: 'line1' })],
  }),
  'create tableSessions/createOrResume': {
    by: 'open',
    async request({ edge }) {
      const { signature } = await edge.core.ordering.tableCode(SHOP, TABLE);
      const date = new Date(edge.clock.now()).toISOString();
      return { data: { viewItem: TABLE, signature, date, shop: SHOP } };
    },
  },
  'create tableSessions/seat': ofShop(() => ({ requestId: randomUUID(), tables: [TABLE], capacity: 2 })),
  'create tableSessions/assign': ofBill(() => ({ requestId: randomUUID(), staff: 'w1' })),
  'create tableSessions/changeSection': ofBill(() => ({ section: 'section2' })),
  'create tableSessions/changeUser': ofBill(() => ({ user: 'mei' })),
  'create tableSessions/updatePayment': ofBill(),
  'create tableSessions/cancel': {
    by: 'bill',
    async request(world, caller) {
      const bill = await world.aBill();
      // Staff have to give a reason.
      const reason = isStaff(caller) ? { reason: { code: 'guestChanged' } } : {};
      return {
        data: { requestId: randomUUID(), session: bill._id, ...world.keyOf(caller, bill), ...reason },
      };
    },
  },
  'create tableSessions/void': {
    ...ofBill(),
    async request(world) {
      const { _id: session } = await world.aBill();
      const approval = { pin: '9999' };
      return { data: { requestId: randomUUID(), session, reason: { code: 'wrongOrder' }, approval } };
    },
  },
  'create tableSessions/receipt': {
    by: 'bill',
    async request(world, caller) {
      const bill = await world.aBill();
      const { restoreKey } = world.keyOf(caller, bill);
      return { data: { session: bill._id, restoreKey } };
    },
  },
  'create tableSessions/accept': {
    by: 'shop',
    request: async (world) => ({ data: { requestId: randomUUID(), session: (await world.aBill())._id } }),
  },
  'create tableSessions/decline': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      return { data: { requestId: randomUUID(), session, reason: { code: 'tooSlow' } } };
    },
  },
  'create tableSessions/priceLines': changed(({ line }) => ({
    lines: [{ line, reason: { kind: 'comp' } }],
    approval: { pin: '9999' },
  })),
  'create tableSessions/changeLines': changed(({ line }) => ({ lines: [{ line, takeAway: true }] })),
  'create tableSessions/discounts': changed(() => ({
    discounts: [{ percent: 10 }],
    approval: { pin: '9999' },
  })),
  'create tableSessions/adjust': changed(() => ({ modifiers: [] })),
  'create tableSessions/fire': changed(({ line }) => ({ lines: [line] })),
  'create tableSessions/hold': changed(({ line }) => ({ lines: [line] })),
  'create tableSessions/rush': changed(() => ({})),
  'create tableSessions/callStaff': ofBill(() => ({ kind: 'water' })),
  'create tableSessions/answerCall': {
    by: 'shop',
    async request(world) {
      const { _id: session, restoreKey } = await world.aBill();
      const staffCall = { session, restoreKey, kind: 'water' } as const;
      const { staffCalls } = await world.edge.core.ordering.callStaff(staffCall, { kind: 'guest' });
      return { data: { session, call: staffCalls?.[0]?._id } };
    },
  },
  'create tableSessions/setTimes': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      return { data: { session, orderCutoffTime: '2026-03-02T05:30:00.000Z' } };
    },
  },
  'create tableSessions/join': ofBill(),
  'create tableSessions/nameGuest': {
    by: 'bill',
    async request(world, caller) {
      const bill = await world.aBill();
      // The member has the key of their own bill; others send an invented one.
      const invented = caller === 'member' ? bill.restoreKey : 'made-up';
      const { restoreKey = invented } = world.keyOf(caller, bill);
      return { data: { session: bill._id, restoreKey, name: 'Mei' } };
    },
  },
  'create tableSessions/changeCapacity': ofBill(() => ({ capacity: 2 })),
  'create tableSessions/shareLines': {
    by: 'bill',
    async request(world, caller) {
      const bill = await world.aBill();
      const lines = bill.products.map(({ id }) => id);
      return { data: { session: bill._id, ...world.keyOf(caller, bill), lines, guests: [1] } };
    },
  },
  // Needs a live connection, which is tested outside this table.
  'create tableSessions/subscribe': { by: 'open', request: () => ({ data: { item: 'made-up' } }) },
  'find payments': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create payments/online': ofBill(() => ({ requestId: randomUUID(), methodRef: COUNTER, amount: 2000 })),
  'create cybersource/redirect/setup': ofBill(() => ({ requestId: randomUUID(), methodRef: 'cybersource' })),
  'create bbposWeb': ofBill(() => ({ requestId: randomUUID(), methodRef: 'bbpos' })),
  'create razerOnline': ofBill(() => ({ requestId: randomUUID(), methodRef: 'razer' })),
  'find paymentAccounts': { by: 'open', request: () => ({}) },
  'create paymentAccounts': {
    by: 'open',
    request: () => ({
      data: {
        name: 'Cards',
        provider: 'stripe',
        mode: 'test',
        fields: {},
        secrets: { secretKey: 'a secret' },
      },
    }),
  },
  'patch paymentAccounts': {
    by: 'open',
    request: async (world) => ({ id: await world.anAccount(), data: { name: 'Cards' } }),
  },
  'remove paymentAccounts': {
    by: 'open',
    request: async (world) => ({ id: await world.anAccount() }),
  },
  'create paymentAccounts/test': {
    by: 'open',
    request: async (world) => ({ data: { account: await world.anAccount() } }),
  },
  'find refunds': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create payments/refund': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      return { data: { requestId: randomUUID(), session, reason: { code: 'quality' } } };
    },
    // without the approval of somebody who may
    overrides: refusedTo(['waiter']),
  },
  'create payments/check': {
    by: 'bill',
    async request(world, caller) {
      const { payment, ...bill } = await world.aPayment();
      return { data: { payment, session: bill.session, ...world.keyOf(caller, bill) } };
    },
  },
  'create payments/cancel': {
    by: 'bill',
    async request(world, caller) {
      const { payment, ...bill } = await world.aPayment();
      return { data: { payment, session: bill.session, ...world.keyOf(caller, bill) } };
    },
  },
  'create payments/confirm': {
    by: 'shop',
    // one by a bank’s app, which waiters may confirm too
    request: async (world) => ({ data: { payment: (await world.aPayment(FPS)).payment } }),
  },
  'create payments/take': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      return { data: { requestId: randomUUID(), session, method: 'manual', amount: 2000 } };
    },
  },
  'find drafts': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  // Drafts are of the shop that staff are signed in to: a manager elsewhere saves one there.
  'create drafts/save': {
    by: 'open',
    request: () => ({ data: { requestId: randomUUID(), draft: randomUUID(), version: 0, lines: [aLine()] } }),
  },
  'create drafts/take': {
    by: 'shop',
    request: async (world) => ({ data: { requestId: randomUUID(), draft: (await world.aDraft())._id } }),
  },
  'create drafts/drop': {
    by: 'shop',
    async request(world) {
      const { _id: draft, version } = await world.aDraft();
      return { data: { requestId: randomUUID(), draft, version } };
    },
  },
  'find staffCalls': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'find kitchenTickets': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'patch kitchenTickets': {
    by: 'shop',
    request: async (world) => ({ id: await world.aTicket(), data: { status: 'preparing' } }),
  },
  'find board': { by: 'open', request: () => ({ query: `?shop=${SHOP}` }) },
  'find auditLog': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'find tableCodes': { by: 'shop', request: () => ({ query: `?shop=${SHOP}` }) },
  'create tableCodes/rotate': ofShop(() => ({ viewItem: TABLE })),
};
