import { randomUUID } from 'node:crypto';
import type { SERVICES, ServicePath } from '@comanda/contract';
import { aLine, aTakeAway } from '../kits/calls.ts';
import { COUNTER, SHOP, TABLE } from '../kits/small-organisation.ts';
import { PHONE, type Somebody, type World } from './world.ts';

type MethodOf<Path extends ServicePath> = (typeof SERVICES)[Path]['methods'][number];
export type CallName = { [Path in ServicePath]: `${MethodOf<Path>} ${Path}` }[ServicePath];
export type Ask = { readonly id?: string; readonly data?: unknown; readonly query?: string };
export type PermissionCase = {
  /**
   * What decides, besides the table. `public`: nothing, and tokens are not looked at. `open`: nothing. `bill`: who
   * holds the bill. `own`: whose profile it is. `shop`: where staff are signed in.
   */
  readonly by: 'public' | 'open' | 'bill' | 'own' | 'shop';
  readonly ask: (world: World, who: Somebody) => Ask | Promise<Ask>;
  /** Answers besides those that follow from the table. */
  readonly but?: Readonly<Partial<Record<Somebody, readonly number[]>>>;
};

const read = (id: string): PermissionCase => ({ by: 'public', ask: () => ({ id }) });
const LIST: PermissionCase = { by: 'public', ask: () => ({}) };
const open = (data: object = {}): PermissionCase => ({ by: 'open', ask: () => ({ data }) });
/** A call about a bill; each time a new one, so that what one may do is not done by another before. */
const ofBill = (more: () => object = () => ({}), name = 'session'): PermissionCase => ({
  by: 'bill',
  async ask(world, who) {
    const bill = await world.aBill();
    return { data: { [name]: bill._id, ...world.keyOf(who, bill), ...more() } };
  },
});
const ofShop = (data: () => object): PermissionCase => ({ by: 'shop', ask: () => ({ data: data() }) });

function isStaff(who: Somebody): boolean {
  return ['cashier', 'waiter', 'kitchen', 'manager', 'owner', 'managerElsewhere'].includes(who);
}

/** How each call is asked. A call that is not here is a type error. */
export const CASES: { readonly [Name in CallName]: PermissionCase } = {
  'create authentication': {
    by: 'public',
    ask: () => ({ data: { strategy: 'pin', shop: SHOP, pin: '9999' } }),
  },
  'remove authentication': {
    by: 'open',
    // nobody is really logged out: others still have to ask
    ask: () => ({ query: '?x=1' }),
  },
  'find users': { by: 'open', ask: () => ({ query: '?_id=mei' }) },
  'get users': { by: 'own', ask: () => ({ id: 'mei' }) },
  'create users': open({ email: 'new@example.com', password: 'Right-Horse-1' }),
  'patch users': { by: 'own', ask: () => ({ id: 'mei', data: { name: 'Mei' } }) },
  'create users/logoutEverywhere': { by: 'open', ask: () => ({ query: '?x=1', data: {} }) },
  'create users/forgotPassword': open({ email: 'mei@example.com' }),
  'create users/resetPassword': open({ token: 'made-up', password: 'Right-Horse-2' }),
  'find mails': { by: 'open', ask: () => ({}) },
  'find devices': { by: 'shop', ask: () => ({ query: `?shop=${SHOP}` }) },
  'patch devices': {
    by: 'shop',
    ask: async (world) => ({ id: (await world.aDevice()).device._id, data: { name: 'Till' } }),
  },
  'remove devices': { by: 'shop', ask: async (world) => ({ id: (await world.aDevice()).device._id }) },
  'create devices/pairingCodes': open(),
  'create devices/pair': open({ code: 'AAAA-AAAA', name: 'Till', mode: 'pos' }),
  'find systemSettings': LIST,
  'find appSettings': LIST,
  'get catalogue': read(SHOP),
  'find shops': LIST,
  'get shops': read(SHOP),
  'patch shops': { by: 'shop', ask: () => ({ id: SHOP, data: { openDineInNoTable: true } }) },
  'find sections': LIST,
  'get sections': read('section1'),
  'find categories': LIST,
  'get categories': read('category1'),
  'find subCategories': LIST,
  'get subCategories': read('sub1'),
  'find products': LIST,
  'get products': read('rice'),
  // stock is a shop's own: a manager elsewhere changes theirs
  'patch products': { by: 'open', ask: () => ({ id: 'rice', data: { stock: { stockMode: 'sync' } } }) },
  'find productOptions': LIST,
  'get productOptions': read('size'),
  'find orderDiscounts': LIST,
  'get orderDiscounts': read('five'),
  'find vipLevels': LIST,
  'get vipLevels': read('gold'),
  'find rewards': LIST,
  'get rewards': read('five-off'),
  'find userCoupons': { by: 'open', ask: () => ({ query: '?_id=FIVE' }) },
  'get userCoupons': { by: 'open', ask: () => ({ id: 'FIVE' }) },
  'create userCoupons': {
    by: 'open',
    ask: () => ({ data: { requestId: randomUUID(), user: 'mei', coupon: 'five' } }),
  },
  'create userCoupons/validate': open({ coupon: 'FIVE', shop: SHOP }),
  'create userCoupons/claim': {
    by: 'open',
    ask: () => ({ data: { requestId: randomUUID(), coupon: 'FIVE' } }),
  },
  'find gifts': { by: 'own', ask: () => ({ query: '?user=mei' }) },
  'get gifts': { by: 'own', ask: async (world) => ({ id: (await world.aGift())._id }) },
  'create gifts': {
    by: 'open',
    ask: () => ({ data: { requestId: randomUUID(), user: 'mei', coupon: 'cup' } }),
  },
  'create gifts/redeem': {
    by: 'own',
    ask: async (world) => ({ data: { gift: (await world.aGift())._id, user: 'mei', shop: SHOP } }),
    but: { managerElsewhere: [403, 404] },
  },
  'find points': { by: 'own', ask: () => ({ query: '?user=mei' }) },
  'create points/redeem': {
    by: 'open',
    ask: () => ({ data: { requestId: randomUUID(), reward: 'five-off', shop: SHOP } }),
  },
  'create points/adjust': ofShop(() => ({
    requestId: randomUUID(),
    user: 'mei',
    shop: SHOP,
    amount: 1,
    remark: 'x',
  })),
  'find users/points/available': { by: 'own', ask: () => ({ query: `?user=mei&shop=${SHOP}` }) },
  'get users/vipProgress': { by: 'own', ask: () => ({ id: 'mei' }) },
  'create users/qrCode': open(),
  'create users/pic': open({ picture: null }),
  'create users/identify': open({ phone: PHONE }),
  'find taxSettings': LIST,
  'get taxSettings': read('tax1'),
  'find tableViewItems': LIST,
  'get tableViewItems': read(TABLE),
  'find paymentMethods': LIST,
  'get paymentMethods': read(COUNTER),
  'find tableSessions': { by: 'open', ask: () => ({}) },
  'get tableSessions': {
    by: 'bill',
    async ask(world, who) {
      const bill = await world.aBill();
      const { restoreKey } = world.keyOf(who, bill);
      return { id: bill._id, query: restoreKey === undefined ? '' : `?restoreKey=${restoreKey}` };
    },
  },
  'find pickupSlots': { by: 'open', ask: () => ({ query: `?shop=${SHOP}&type=takeAway` }) },
  'create tableSessions/create': { by: 'open', ask: () => ({ data: aTakeAway() }) },
  'create tableSessions/order': ofBill(() => ({ requestId: randomUUID(), cart: [aLine()], total: 2000 })),
  'create tableSessions/quote': open({
    shop: SHOP,
    session: { type: 'takeAway' },
    products: [aLine({ id: 'line1' })],
  }),
  'create tableSessions/createOrResume': {
    by: 'open',
    async ask({ edge }) {
      const { signature } = await edge.core.ordering.tableCode(SHOP, TABLE);
      const date = new Date(edge.clock.now()).toISOString();
      return { data: { viewItem: TABLE, signature, date, shop: SHOP } };
    },
  },
  'create tableSessions/changeSection': ofBill(() => ({ section: 'section2' })),
  'create tableSessions/changeUser': ofBill(() => ({ user: 'mei' })),
  'create tableSessions/updatePayment': ofBill(),
  'create tableSessions/cancel': {
    by: 'bill',
    async ask(world, who) {
      const bill = await world.aBill();
      // who works here says why
      const reason = isStaff(who) ? { reason: { code: 'guestChanged' } } : {};
      return { data: { requestId: randomUUID(), session: bill._id, ...world.keyOf(who, bill), ...reason } };
    },
  },
  'create tableSessions/void': {
    ...ofBill(),
    async ask(world) {
      const { _id: session } = await world.aBill();
      const approval = { pin: '9999' };
      return { data: { requestId: randomUUID(), session, reason: { code: 'wrongOrder' }, approval } };
    },
  },
  'create tableSessions/callStaff': ofBill(() => ({ kind: 'water' })),
  'create tableSessions/answerCall': {
    by: 'shop',
    async ask(world) {
      const { _id: session, restoreKey } = await world.aBill();
      const asked = { session, restoreKey, kind: 'water' } as const;
      const { staffCalls } = await world.edge.core.ordering.callStaff(asked, { kind: 'guest' });
      return { data: { session, call: staffCalls?.[0]?._id } };
    },
  },
  'create tableSessions/setTimes': {
    by: 'shop',
    async ask(world) {
      const { _id: session } = await world.aBill();
      return { data: { session, orderCutoffTime: '2026-03-02T05:30:00.000Z' } };
    },
  },
  'create tableSessions/join': ofBill(),
  'create tableSessions/nameGuest': {
    by: 'bill',
    async ask(world, who) {
      const bill = await world.aBill();
      // the member has the key of their own bill; others invent one
      const invented = who === 'member' ? bill.restoreKey : 'made-up';
      const { restoreKey = invented } = world.keyOf(who, bill);
      return { data: { session: bill._id, restoreKey, name: 'Mei' } };
    },
  },
  'create tableSessions/changeCapacity': ofBill(() => ({ capacity: 2 })),
  'create tableSessions/shareLines': {
    by: 'bill',
    async ask(world, who) {
      const bill = await world.aBill();
      const lines = bill.products.map(({ id }) => id);
      return { data: { session: bill._id, ...world.keyOf(who, bill), lines, guests: [1] } };
    },
  },
  // REST has nobody to tell: the live connection is tried beside this table
  'create tableSessions/subscribe': { by: 'open', ask: () => ({ data: { item: 'made-up' } }) },
  'find payments': { by: 'shop', ask: () => ({ query: `?shop=${SHOP}` }) },
  'create payments/online': ofBill(() => ({ requestId: randomUUID(), methodRef: COUNTER, amount: 2000 })),
  'create cybersource/redirect/setup': ofBill(() => ({ requestId: randomUUID(), methodRef: 'cybersource' })),
  'create bbposWeb': ofBill(() => ({ requestId: randomUUID(), methodRef: 'bbpos' })),
  'create razerOnline': ofBill(() => ({ requestId: randomUUID(), methodRef: 'razer' })),
  'create payments/cancel': {
    by: 'bill',
    async ask(world, who) {
      const { payment, ...bill } = await world.aPayment();
      return { data: { payment, session: bill.session, ...world.keyOf(who, bill) } };
    },
  },
  'create payments/confirm': {
    by: 'shop',
    ask: async (world) => ({ data: { payment: (await world.aPayment()).payment } }),
  },
  'find staffCalls': { by: 'shop', ask: () => ({ query: `?shop=${SHOP}` }) },
  'find kitchenTickets': { by: 'shop', ask: () => ({ query: `?shop=${SHOP}` }) },
  'patch kitchenTickets': {
    by: 'shop',
    ask: async (world) => ({ id: await world.aTicket(), data: { status: 'preparing' } }),
  },
  'find board': { by: 'open', ask: () => ({ query: `?shop=${SHOP}` }) },
  'find auditLog': { by: 'shop', ask: () => ({ query: `?shop=${SHOP}` }) },
  'find tableCodes': { by: 'shop', ask: () => ({ query: `?shop=${SHOP}` }) },
  'create tableCodes/rotate': ofShop(() => ({ viewItem: TABLE })),
};
