import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aTakeAway } from '../kits/calls.ts';
import { type CallError, type LiveClient, openEdge } from '../kits/edge.ts';
import { COUNTER, OTHER_SHOP, SHOP, smallOrganisation, TABLE } from '../kits/small-organisation.ts';

const PASSWORD = 'Right-Horse-1';
const KAIS_COUPON = { _id: 'KAIS', coupon: 'rule1', status: 'valid' as const, user: 'kai' };

async function twoMembers() {
  const users = ['mei', 'kai'].map((name) => ({
    _id: name,
    name,
    email: `${name}@example.com`,
    status: 'active' as const,
    password: PASSWORD,
  }));
  const orderDiscounts = [
    {
      _id: 'rule1',
      name: { en: 'r', cht: 'r', chs: 'r' },
      type: 'discount' as const,
      for: 'order' as const,
      discountType: 'amount' as const,
      discount: 500,
      source: 'coupon' as const,
    },
  ];
  const edge = await openEdge({}, smallOrganisation({ users, orderDiscounts, userCoupons: [KAIS_COUPON] }));
  const member = async (name: string) => {
    const client = await edge.connect();
    await client
      .service('authentication')
      .create({ strategy: 'local', email: `${name}@example.com`, password: PASSWORD });
    return client;
  };
  const [mei, kai] = [await member('mei'), await member('kai')];
  const bill = await kai.service('tableSessions/create').create(aTakeAway());
  return { edge, mei, kai, bill };
}

/** Excludes `badRequest`: an unreadable call would be refused to its owner as well. */
const REFUSED = /^"refused: (?!badRequest)/;

/** Returns the answer to a call, or its refusal as text. */
async function got(client: LiveClient, method: string, path: string, ...given: unknown[]): Promise<unknown> {
  return new Promise((resolve) => {
    client.socket.emit(method, path, ...given, (refusal: CallError | null, answer: unknown) =>
      resolve(refusal === null ? answer : `refused: ${refusal.data.code}`),
    );
  });
}

function isNothing(answer: unknown): boolean {
  const text = JSON.stringify(answer) ?? '';
  return REFUSED.test(text) || text === '[]' || /"total":0,/.test(text);
}

describe('one member', () => {
  it('can neither read nor change another’s data', async () => {
    const { mei, kai, bill } = await twoMembers();
    const id = bill._id;
    const tries: [string, string, ...unknown[]][] = [
      ['get', 'users', 'kai', {}],
      ['find', 'users', { _id: 'kai' }],
      ['find', 'users', { email: 'kai@example.com' }],
      ['find', 'users', { $or: [{ _id: 'kai' }] }],
      ['find', 'users', { _id: { $ne: 'mei' } }],
      ['patch', 'users', 'kai', { name: 'evil' }, {}],
      ['patch', 'users', 'kai', { newPassword: 'Wrong-Horse-1', password: PASSWORD }, {}],
      ['get', 'userCoupons', 'KAIS', {}],
      ['find', 'userCoupons', { user: 'kai' }],
      ['find', 'userCoupons', { _id: ['KAIS'] }],
      ['find', 'gifts', { user: 'kai' }],
      ['find', 'points', { user: 'kai' }],
      ['find', 'points', { user: 'kai', $or: [{ user: 'kai' }] }],
      ['find', 'users/points/available', { user: 'kai' }],
      ['get', 'users/vipProgress', 'kai', {}],
      ['create', 'points/adjust', { requestId: randomUUID(), user: 'mei', amount: 99, remark: 'x' }, {}],
      ['create', 'userCoupons', { requestId: randomUUID(), user: 'mei', coupon: 'rule1' }, {}],
      ['create', 'users/identify', { phone: '+85291234567' }, {}],
      ['get', 'tableSessions', id, {}],
      ['get', 'tableSessions', id, { restoreKey: 'x' }],
      ['find', 'tableSessions', { _id: id }],
      ['find', 'tableSessions', { $or: [{ _id: id }, { shop: SHOP }] }],
      ['create', 'tableSessions/order', anOrder(id), {}],
      [
        'create',
        'tableSessions/quote',
        { shop: SHOP, session: { type: 'takeAway' }, into: id, products: [aLine()] },
        {},
      ],
      ['create', 'tableSessions/changeUser', { session: id, user: 'mei' }, {}],
      ['create', 'tableSessions/changeSection', { session: id, section: 'section2' }, {}],
      ['create', 'tableSessions/updatePayment', { session: id, status: 'toPay' }, {}],
      ['create', 'tableSessions/cancel', { requestId: randomUUID(), session: id }, {}],
      ['create', 'tableSessions/callStaff', { session: id, kind: 'service' }, {}],
      ['create', 'tableSessions/subscribe', { item: id }, {}],
      [
        'create',
        'payments/online',
        { requestId: randomUUID(), session: id, methodRef: COUNTER, amount: 2000 },
        {},
      ],
      ['find', 'payments', {}],
      ['find', 'kitchenTickets', {}],
      ['find', 'auditLog', {}],
      ['find', 'tableCodes', {}],
    ];
    for (const [method, path, ...given] of tries) {
      const answer = await got(mei, method, path, ...given);
      expect([isNothing(answer), answer], `${method} ${path} ${JSON.stringify(given)}`).toEqual([
        true,
        answer,
      ]);
    }
    const withHers = { ...aTakeAway({ total: 1500 }), coupons: ['KAIS'] };
    expect(await got(mei, 'create', 'tableSessions/create', withHers, {})).toMatch(/^refused/);
    const now = await kai.service('tableSessions').get(bill._id);
    expect(now).toMatchObject({
      version: bill.version,
      status: 'ongoing',
      user: 'kai',
      bill: { total: 2000 },
    });
    expect(await kai.service('users').get('kai')).toMatchObject({ name: 'kai' });
  });
});

describe('staff of one shop', () => {
  it('can reach nothing of another shop', async () => {
    const { edge, bill } = await twoMembers();
    const other = await edge.connect();
    await other.app.authenticate({ strategy: 'pin', shop: OTHER_SHOP, pin: '9999' });
    const cook = await edge.connect();
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    const ticket = (await cook.service('kitchenTickets').find()).data[0]?._id ?? '';
    expect(ticket).not.toBe('');
    const id = bill._id;
    const reason = { code: 'guestChanged' };
    const tries: [string, string, ...unknown[]][] = [
      ['find', 'tableSessions', { shop: SHOP }],
      ['find', 'tableSessions', { _id: id }],
      ['get', 'tableSessions', id, {}],
      ['find', 'tableSessions', { $or: [{ shop: SHOP }] }],
      ['create', 'tableSessions/order', anOrder(id), {}],
      ['create', 'tableSessions/void', { requestId: randomUUID(), session: id, reason }, {}],
      ['create', 'tableSessions/cancel', { requestId: randomUUID(), session: id, reason }, {}],
      ['create', 'tableSessions/changeUser', { session: id }, {}],
      ['create', 'tableSessions/subscribe', { item: id }, {}],
      ['find', 'kitchenTickets', { shop: SHOP }],
      ['find', 'kitchenTickets', { _id: ticket }],
      ['patch', 'kitchenTickets', ticket, { status: 'preparing' }, {}],
      ['find', 'payments', { shop: SHOP }],
      ['find', 'auditLog', { shop: SHOP }],
      ['find', 'tableCodes', { shop: SHOP }],
      ['create', 'tableCodes/rotate', { viewItem: TABLE }, {}],
      ['patch', 'shops', SHOP, { openForOnline: false }, {}],
    ];
    for (const [method, path, ...given] of tries) {
      const answer = await got(other, method, path, ...given);
      expect([isNothing(answer), answer], `${method} ${path} ${JSON.stringify(given)}`).toEqual([
        true,
        answer,
      ]);
    }
  });
});
