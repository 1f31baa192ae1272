import { randomUUID } from 'node:crypto';
import type { Draft, RiderLink, ServicePath, SessionWithKey, TableSession } from '@comanda/contract';
import { aLine, aTakeAway } from '../kits/calls.ts';
import { TO_ADDRESS } from '../kits/deliveries.ts';
import { COUNTER, SHOP, TABLE } from '../kits/small-organisation.ts';
import { anOrder, type Cases, create, find, get, ofSession, voided } from './case-kit.ts';
import { IDENTITY_CASES } from './identity-cases.ts';
import { MEMBER_CASES } from './member-cases.ts';
import { OFFICE_CASES } from './office-cases.ts';
import type { TestOrganisation } from './organisation.ts';
import { PAYMENT_CASES } from './payment-cases.ts';

async function aScan({ edge }: TestOrganisation) {
  const { signature } = await edge.core.ordering.tableCode(SHOP, TABLE);
  const date = new Date(edge.clock.now()).toISOString();
  return { viewItem: TABLE, signature, date, shop: SHOP };
}

/** Opens a bill at a table. */
async function aTable(organisation: TestOrganisation) {
  return create<SessionWithKey>(organisation, 'tableSessions/createOrResume', await aScan(organisation));
}

/** Places an order that staff have to accept; returns its id. */
async function aPendingOrder(organisation: TestOrganisation): Promise<string> {
  const shops = await organisation.as('owner', 'shops');
  await shops.patch(SHOP, { acceptOnline: true });
  const { _id } = await anOrder(organisation);
  await shops.patch(SHOP, { acceptOnline: false });
  return _id;
}

/** Makes the link with which a rider sees a delivery. */
async function aRiderLink(organisation: TestOrganisation): Promise<RiderLink> {
  // two, with which it is dear enough to be brought although one of the organisation's rules takes 10 % off
  const products = [aLine({ quantity: 2 })];
  const order = aTakeAway({ session: TO_ADDRESS, products, total: 5100 });
  const { _id: session } = await create<SessionWithKey>(organisation, 'tableSessions/create', order);
  return create(organisation, 'tableSessions/riderLink', { session }, 'cashier');
}

async function aRiderToken(organisation: TestOrganisation): Promise<string> {
  const { url } = await aRiderLink(organisation);
  return new URL(url).hash.slice(1);
}

/** Saves a draft of one rice, parked without a bill. */
async function aDraft(organisation: TestOrganisation): Promise<Draft> {
  const call = { requestId: randomUUID(), draft: randomUUID(), version: 0, name: 'Mrs Chan' };
  return create(organisation, 'drafts/save', { ...call, lines: [aLine()] }, 'cashier');
}

/** Creates the case of a change of a placed line by the owner. */
const changed =
  (path: ServicePath, more: (line: string) => object) => async (organisation: TestOrganisation) => {
    const { _id: session, products } = await anOrder(organisation);
    const call = { requestId: randomUUID(), session, ...more(products[0]?.id ?? '') };
    return create(organisation, path, call, 'owner');
  };

/** Creates a bill whose dish was taken back from the kitchen. */
const held = changed('tableSessions/hold', (line) => ({ lines: [line] }));

/** Cases by call; the test names every call without one. */
export const CASES: Cases = {
  ...MEMBER_CASES,
  ...IDENTITY_CASES,
  ...PAYMENT_CASES,
  ...OFFICE_CASES,
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
  'patch products': async (organisation) =>
    (await organisation.as('owner', 'products')).patch('cake', { stock: { quantity: 3 } }),
  'create products/soldOut': async (organisation) =>
    (await organisation.as('owner', 'products/soldOut')).create({ product: 'cake', until: 'dayEnd' }),
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
  'create userCoupons/validate': (organisation) =>
    create(organisation, 'userCoupons/validate', { coupon: 'FIVE', shop: SHOP }),

  'find pickupSlots': find('pickupSlots', { shop: SHOP, type: 'takeAway' }),
  'create tableSessions/create': anOrder,
  'find tableSessions': async (organisation) => {
    const { restoreKey } = await anOrder(organisation);
    const query = {
      restoreKeys: [restoreKey],
      type: { $in: ['dineInNoTable', 'takeAway'] },
      tvStatus: { $ne: 'taken' },
      $limit: 100,
    };
    return (await organisation.as('guest', 'tableSessions')).find({ query });
  },
  'get tableSessions': async (organisation) => {
    const { _id, restoreKey } = await anOrder(organisation);
    return (await organisation.as('guest', 'tableSessions')).get(_id, { query: { restoreKey } });
  },
  'create tableSessions/order': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    const call = { requestId: randomUUID(), session, restoreKey, cart: [aLine()], total: 1800 };
    return create(organisation, 'tableSessions/order', call);
  },
  'create tableSessions/sell': (organisation) => {
    const call = { ...aTakeAway({ total: 1800 }), payment: { method: 'cash', tendered: 2000 } };
    return create(organisation, 'tableSessions/sell', call, 'cashier');
  },
  'create tableSessions/quote': (organisation) =>
    create(organisation, 'tableSessions/quote', {
      shop: SHOP,
      session: { type: 'takeAway' },
      products: [aLine({ id: 'line1' })],
    }),
  'create tableSessions/createOrResume': async (organisation) => {
    const call = await aScan(organisation);
    // the table has no bill yet
    expectNull(await create(organisation, 'tableSessions/createOrResume', { ...call, create: false }));
    return create(organisation, 'tableSessions/createOrResume', call);
  },
  'create tableSessions/seat': (organisation) =>
    create(
      organisation,
      'tableSessions/seat',
      { requestId: randomUUID(), tables: ['view2'], capacity: 2 },
      'cashier',
    ),
  'create tableSessions/assign': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    const call = { requestId: randomUUID(), session, staff: 'staff1' };
    return create(organisation, 'tableSessions/assign', call, 'cashier');
  },
  'create tableSessions/changeSection': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    return create(organisation, 'tableSessions/changeSection', { session, restoreKey, section: 'section2' });
  },
  'create tableSessions/updatePayment': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    return create(organisation, 'tableSessions/updatePayment', { session, restoreKey });
  },
  'create tableSessions/cancel': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    return create(organisation, 'tableSessions/cancel', { requestId: randomUUID(), session, restoreKey });
  },
  'create tableSessions/void': voided,
  'create tableSessions/priceLines': changed('tableSessions/priceLines', (line) => ({
    lines: [{ line, reason: { kind: 'discount', percent: 10 } }],
  })),
  'create tableSessions/changeLines': changed('tableSessions/changeLines', (line) => ({
    lines: [{ line, takeAway: true, customRemark: 'Hot' }],
  })),
  'create tableSessions/discounts': changed('tableSessions/discounts', () => ({
    discounts: [{ percent: 10 }],
  })),
  'create tableSessions/adjust': changed('tableSessions/adjust', () => ({
    adjusts: -100,
    reason: { code: 'quality' },
  })),
  'find auditLog': async (organisation) => {
    await voided(organisation);
    const query = { action: 'voidBill', $sort: { _id: -1 }, $limit: 1 };
    return (await organisation.as('owner', 'auditLog')).find({ query });
  },
  'create tableSessions/receipt': async (organisation) => {
    const session = await aPendingOrder(organisation);
    return create(organisation, 'tableSessions/receipt', { session }, 'cashier');
  },
  'create tableSessions/handOver': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    const call = { requestId: randomUUID(), session, to: 'failed', reason: { code: 'notCollected' } };
    return create(organisation, 'tableSessions/handOver', call, 'cashier');
  },
  'create tableSessions/riderLink': aRiderLink,
  'create tableSessions/rider': async (organisation) =>
    create(organisation, 'tableSessions/rider', { token: await aRiderToken(organisation) }),
  'create tableSessions/riderHandOver': async (organisation) => {
    const token = await aRiderToken(organisation);
    const call = { requestId: randomUUID(), token, to: 'onTheWay' };
    return create(organisation, 'tableSessions/riderHandOver', call);
  },
  'create tableSessions/accept': async (organisation) => {
    const session = await aPendingOrder(organisation);
    const call = { requestId: randomUUID(), session, minutes: 20 };
    return create(organisation, 'tableSessions/accept', call, 'cashier');
  },
  'create tableSessions/decline': async (organisation) => {
    const session = await aPendingOrder(organisation);
    const call = { requestId: randomUUID(), session, reason: { code: 'outOfStock' } };
    return create(organisation, 'tableSessions/decline', call, 'cashier');
  },
  'create tableSessions/fire': async (organisation) => {
    const { _id: session } = (await held(organisation)) as { readonly _id: string };
    const call = { requestId: randomUUID(), session, course: 1, inMinutes: 10 };
    return create(organisation, 'tableSessions/fire', call, 'cashier');
  },
  'create tableSessions/hold': held,
  'create tableSessions/rush': changed('tableSessions/rush', (line) => ({ lines: [line] })),
  'create tableSessions/callStaff': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    return create(organisation, 'tableSessions/callStaff', { session, restoreKey, kind: 'water' });
  },
  'create tableSessions/answerCall': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    const called = { session, restoreKey, kind: 'bill' };
    const { staffCalls } = await create<TableSession>(organisation, 'tableSessions/callStaff', called);
    return create(
      organisation,
      'tableSessions/answerCall',
      { session, call: staffCalls?.[0]?._id },
      'cashier',
    );
  },
  'create tableSessions/setTimes': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    const call = { session, orderCutoffTime: '2026-03-02T05:30:00.000Z' };
    return create(organisation, 'tableSessions/setTimes', call, 'cashier');
  },
  'create tableSessions/join': async (organisation) => {
    const { _id: session } = await aTable(organisation);
    return create(organisation, 'tableSessions/join', { session });
  },
  'create tableSessions/nameGuest': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    return create(organisation, 'tableSessions/nameGuest', { session, restoreKey, name: 'Mei' });
  },
  'create tableSessions/changeCapacity': async (organisation) => {
    const { _id: session, restoreKey } = await aTable(organisation);
    return create(organisation, 'tableSessions/changeCapacity', { session, restoreKey, capacity: 2 });
  },
  'create tableSessions/shareLines': async (organisation) => {
    const { _id: session, restoreKey, products } = await anOrder(organisation);
    const lines = products.map(({ id }) => id);
    return create(organisation, 'tableSessions/shareLines', { session, restoreKey, lines, guests: [1] });
  },
  'create tableSessions/subscribe': async (organisation) => {
    const { _id: item, restoreKey } = await anOrder(organisation);
    return create(organisation, 'tableSessions/subscribe', { item, restoreKey });
  },

  'find drafts': async (organisation) => {
    const { _id } = await aDraft(organisation);
    return (await organisation.as('cashier', 'drafts')).find({ query: { shop: SHOP, _id } });
  },
  'create drafts/save': aDraft,
  'create drafts/take': async (organisation) => {
    const { _id: draft } = await aDraft(organisation);
    return create(organisation, 'drafts/take', { requestId: randomUUID(), draft }, 'owner');
  },
  'create drafts/drop': async (organisation) => {
    const { _id: draft, version } = await aDraft(organisation);
    return create(organisation, 'drafts/drop', { requestId: randomUUID(), draft, version }, 'cashier');
  },

  'find staffCalls': async (organisation) => {
    const { _id: session, restoreKey } = await anOrder(organisation);
    await create(organisation, 'tableSessions/callStaff', { session, restoreKey, kind: 'water' });
    return ofSession(organisation, 'staffCalls', 'kitchen', session);
  },
  'find tables': find('tables', { shop: SHOP, mark: 'paid', $limit: 1 }, 'cashier'),
  'create tables/mark': (organisation) =>
    create(organisation, 'tables/mark', { table: 'view3', mark: 'blocked', from: 'free' }, 'cashier'),
  'find kitchenTickets': async (organisation) =>
    ofSession(organisation, 'kitchenTickets', 'kitchen', (await anOrder(organisation))._id),
  'patch kitchenTickets': async (organisation) => {
    const found = await ofSession(
      organisation,
      'kitchenTickets',
      'kitchen',
      (await anOrder(organisation))._id,
    );
    const [ticket] = (found as { readonly data: readonly { readonly _id: string }[] }).data;
    return (await organisation.as('kitchen', 'kitchenTickets')).patch(ticket?._id ?? '', {
      status: 'preparing',
      from: 'waiting',
    });
  },
  'create kitchenTickets/putAway': (organisation) =>
    create(organisation, 'kitchenTickets/putAway', {}, 'kitchen'),
  'create kitchenTickets/seen': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    const found = await ofSession(organisation, 'kitchenTickets', 'kitchen', session);
    const [ticket] = (found as { readonly data: readonly { readonly _id: string }[] }).data;
    return create(organisation, 'kitchenTickets/seen', { ticket: ticket?._id ?? '', version: 1 }, 'kitchen');
  },
  'find board': find('board', { shop: SHOP, $sort: { orderNumber: 1 }, $limit: 2 }),
  'patch shops': async (organisation) =>
    (await organisation.as('owner', 'shops')).patch(SHOP, { openDineInNoTable: false }),
  'create tableCodes/rotate': (organisation) =>
    create(organisation, 'tableCodes/rotate', { viewItem: 'view2' }, 'owner'),
  'find tableCodes': find('tableCodes', { shop: SHOP, $limit: 1 }, 'owner'),
};

function expectNull(answer: unknown): void {
  if (answer !== null) throw new Error(`a table without a bill has ${JSON.stringify(answer)}`);
}
