import { randomUUID } from 'node:crypto';
import { aLine, aTakeAway } from '../kits/calls.ts';
import { SHOP, TABLE } from '../kits/small-organisation.ts';
import { type CallCases, changed, ofBill, ofShop, open, STAFF_CALLERS } from './permission-case.ts';
import type { TestCaller } from './world.ts';

function isStaff(caller: TestCaller): boolean {
  return STAFF_CALLERS.some((each) => each === caller);
}

/** Cases of the calls about bills. */
export const SESSION_CASES = {
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
  'create tableSessions/create': {
    by: 'open',
    request: () => ({ data: aTakeAway() }),
    overrides: { integrationElsewhere: [403] },
  },
  'create tableSessions/order': ofBill(() => ({ requestId: randomUUID(), cart: [aLine()], total: 2000 })),
  'create tableSessions/sell': ofShop(() => ({ ...aTakeAway(), payment: { method: 'manual' } })),
  'create tableSessions/quote': {
    ...open({ shop: SHOP, session: { type: 'takeAway' }, products: [aLine({ id: 'line1' })] }),
    overrides: { integrationElsewhere: [403] },
  },
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
      // Staff have to give a reason, and some of them an approval.
      const reason = isStaff(caller) ? { reason: { code: 'guestChanged' }, approval: { pin: '9999' } } : {};
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
  'create tableSessions/handOver': {
    by: 'shop',
    async request(world) {
      const { _id: session } = await world.aBill();
      return {
        data: { requestId: randomUUID(), session, to: 'failed', reason: { code: 'notCollected' } },
      };
    },
  },
  // Only deliveries have a rider: what may be asked for is refused as `sessionReadOnly`.
  'create tableSessions/riderLink': {
    by: 'shop',
    request: async (world) => ({ data: { session: (await world.aBill())._id } }),
  },
  // Whoever has the link, and nobody without it.
  'create tableSessions/rider': {
    by: 'open',
    request: () => ({ data: { token: `session1.${'x'.repeat(22)}` } }),
  },
  'create tableSessions/riderHandOver': {
    by: 'open',
    request: () => ({
      data: { requestId: randomUUID(), token: `session1.${'x'.repeat(22)}`, to: 'onTheWay' },
    }),
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
} satisfies CallCases;
