import { randomUUID } from 'node:crypto';
import type { SessionWithKey, TableSession } from '@comanda/contract';
import { aLine } from '../kits/calls.ts';
import { COUNTER, SHOP, TABLE } from '../kits/small-organisation.ts';
import { anOrder, aPayment, type Cases, create, find, get, ofSession, setUp, voided } from './driving.ts';
import { IDENTITY_CASES } from './identity-cases.ts';
import { MEMBER_CASES } from './member-cases.ts';
import type { House } from './organisation.ts';

async function aScan({ edge }: House) {
  const { signature } = await edge.core.ordering.tableCode(SHOP, TABLE);
  const date = new Date(edge.clock.now()).toISOString();
  return { viewItem: TABLE, signature, date, shop: SHOP };
}

/** Sits down at a table. */
async function aTable(house: House) {
  return create<SessionWithKey>(house, 'tableSessions/createOrResume', await aScan(house));
}

/** How each call is driven: the test names every one that is missing. */
export const CASES: Cases = {
  ...MEMBER_CASES,
  ...IDENTITY_CASES,
  'find systemSettings': find('systemSettings'),
  'find appSettings': find('appSettings'),
  'get catalogue': get('catalogue', SHOP),
  'find shops': find('shops', { $sort: { _id: 1 }, $limit: 1 }),
  'get shops': get('shops', SHOP),
  'find sections': find('sections', { shops: SHOP, $sort: { showOrder: 1 } }),
  'get sections': get('sections', 'section1'),
  'find categories': find('categories', { sections: 'section1', $limit: 1000, $sort: { order: 1 } }),
  'get categories': get('categories', 'category1'),
  'find subCategories': find('subCategories', { category: { $in: ['category1'] }, $populate: ['category'] }),
  'get subCategories': get('subCategories', 'sub1', { $populate: ['category'] }),
  'find products': find('products', {
    shops: SHOP,
    price: { $gte: 2000 },
    $populate: ['options', 'category'],
  }),
  'get products': get('products', 'noodles', { $select: ['price', 'options'], $populate: ['options'] }),
  'patch products': async (house) =>
    (await house.as('owner', 'products')).patch('cake', { stock: { quantity: 3 } }),
  'find productOptions': find('productOptions', { _id: { $in: ['size'] }, $paginate: false }),
  'get productOptions': get('productOptions', 'size'),
  'find orderDiscounts': find('orderDiscounts', {
    $or: [{ shops: SHOP }, { source: 'gift' }],
    $sort: { priority: 1 },
  }),
  'get orderDiscounts': get('orderDiscounts', 'ten'),
  'find vipLevels': find('vipLevels', { orderDiscount: { $lt: 1 } }),
  'get vipLevels': get('vipLevels', 'gold'),
  'find taxSettings': find('taxSettings', { status: 'active', shops: SHOP, $paginate: false }),
  'get taxSettings': get('taxSettings', 'tax1'),
  'find tableViewItems': find('tableViewItems', {
    _id: TABLE,
    shop: SHOP,
    $limit: 1,
    $populate: ['section'],
  }),
  'get tableViewItems': get('tableViewItems', TABLE),
  'find paymentMethods': find('paymentMethods', { shop: SHOP, online: false }),
  'get paymentMethods': get('paymentMethods', COUNTER, { $populate: ['shop'] }),
  'find userCoupons': find('userCoupons', { _id: { $in: ['FIVE'] }, $populate: ['coupon'] }),
  'get userCoupons': get('userCoupons', 'FIVE', { $populate: ['coupon'] }),
  'create userCoupons/validate': (house) =>
    create(house, 'userCoupons/validate', { coupon: 'FIVE', shop: SHOP }),

  'find pickupSlots': find('pickupSlots', { shop: SHOP, type: 'takeAway' }),
  'create tableSessions/create': anOrder,
  'find tableSessions': async (house) => {
    const { restoreKey } = await anOrder(house);
    const query = {
      restoreKeys: [restoreKey],
      type: { $in: ['dineInNoTable', 'takeAway'] },
      tvStatus: { $ne: 'taken' },
      $limit: 100,
    };
    return (await house.as('guest', 'tableSessions')).find({ query });
  },
  'get tableSessions': async (house) => {
    const { _id, restoreKey } = await anOrder(house);
    return (await house.as('guest', 'tableSessions')).get(_id, { query: { restoreKey } });
  },
  'create tableSessions/order': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    const call = { requestId: randomUUID(), session, restoreKey, cart: [aLine()], total: 1800 };
    return create(house, 'tableSessions/order', call);
  },
  'create tableSessions/quote': (house) =>
    create(house, 'tableSessions/quote', {
      shop: SHOP,
      session: { type: 'takeAway' },
      products: [aLine({ id: 'line1' })],
    }),
  'create tableSessions/createOrResume': async (house) => {
    const call = await aScan(house);
    // nothing is open at the table yet
    expectNull(await create(house, 'tableSessions/createOrResume', { ...call, create: false }));
    return create(house, 'tableSessions/createOrResume', call);
  },
  'create tableSessions/changeSection': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    return create(house, 'tableSessions/changeSection', { session, restoreKey, section: 'section2' });
  },
  'create tableSessions/updatePayment': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    return create(house, 'tableSessions/updatePayment', { session, restoreKey });
  },
  'create tableSessions/cancel': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    return create(house, 'tableSessions/cancel', { requestId: randomUUID(), session, restoreKey });
  },
  'create tableSessions/void': voided,
  'find auditLog': async (house) => {
    await voided(house);
    const query = { action: 'voidBill', $sort: { _id: -1 }, $limit: 1 };
    return (await house.as('owner', 'auditLog')).find({ query });
  },
  'create tableSessions/callStaff': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    return create(house, 'tableSessions/callStaff', { session, restoreKey, kind: 'water' });
  },
  'create tableSessions/answerCall': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    const called = { session, restoreKey, kind: 'bill' };
    const { staffCalls } = await create<TableSession>(house, 'tableSessions/callStaff', called);
    return create(house, 'tableSessions/answerCall', { session, call: staffCalls?.[0]?._id }, 'cashier');
  },
  'create tableSessions/setTimes': async (house) => {
    const { _id: session } = await anOrder(house);
    const call = { session, orderCutoffTime: '2026-03-02T05:30:00.000Z' };
    return create(house, 'tableSessions/setTimes', call, 'cashier');
  },
  'create tableSessions/join': async (house) => {
    const { _id: session } = await aTable(house);
    return create(house, 'tableSessions/join', { session });
  },
  'create tableSessions/nameGuest': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    return create(house, 'tableSessions/nameGuest', { session, restoreKey, name: 'Mei' });
  },
  'create tableSessions/changeCapacity': async (house) => {
    const { _id: session, restoreKey } = await aTable(house);
    return create(house, 'tableSessions/changeCapacity', { session, restoreKey, capacity: 2 });
  },
  'create tableSessions/shareLines': async (house) => {
    const { _id: session, restoreKey, products } = await anOrder(house);
    const lines = products.map(({ id }) => id);
    return create(house, 'tableSessions/shareLines', { session, restoreKey, lines, guests: [1] });
  },
  'create tableSessions/subscribe': async (house) => {
    const { _id: item, restoreKey } = await anOrder(house);
    return create(house, 'tableSessions/subscribe', { item, restoreKey });
  },

  'create payments/online': async (house) => {
    const { restoreKey: _key, ...attempt } = await aPayment(house);
    return attempt;
  },
  'create cybersource/redirect/setup': setUp('cybersource/redirect/setup', 'cybersource'),
  'create bbposWeb': setUp('bbposWeb', 'bbpos'),
  'create razerOnline': setUp('razerOnline', 'razer'),
  'find payments': async (house) => ofSession(house, 'payments', 'cashier', (await aPayment(house)).session),
  'create payments/cancel': async (house) => {
    const { _id: payment, session, restoreKey } = await aPayment(house);
    return create(house, 'payments/cancel', { payment, session, restoreKey });
  },
  'create payments/confirm': async (house) =>
    create(house, 'payments/confirm', { payment: (await aPayment(house))._id }, 'cashier'),

  'find staffCalls': async (house) => {
    const { _id: session, restoreKey } = await anOrder(house);
    await create(house, 'tableSessions/callStaff', { session, restoreKey, kind: 'water' });
    return ofSession(house, 'staffCalls', 'kitchen', session);
  },
  'find kitchenTickets': async (house) =>
    ofSession(house, 'kitchenTickets', 'kitchen', (await anOrder(house))._id),
  'patch kitchenTickets': async (house) => {
    const found = await ofSession(house, 'kitchenTickets', 'kitchen', (await anOrder(house))._id);
    const [ticket] = (found as { readonly data: readonly { readonly _id: string }[] }).data;
    return (await house.as('kitchen', 'kitchenTickets')).patch(ticket?._id ?? '', {
      status: 'preparing',
      from: 'waiting',
    });
  },
  'find board': find('board', { shop: SHOP, $sort: { orderNumber: 1 }, $limit: 2 }),
  'patch shops': async (house) =>
    (await house.as('owner', 'shops')).patch(SHOP, { openDineInNoTable: false }),
  'create tableCodes/rotate': (house) => create(house, 'tableCodes/rotate', { viewItem: 'view2' }, 'owner'),
  'find tableCodes': find('tableCodes', { shop: SHOP, $limit: 1 }, 'owner'),
};

function expectNull(answer: unknown): void {
  if (answer !== null) throw new Error(`a table without a bill has ${JSON.stringify(answer)}`);
}
