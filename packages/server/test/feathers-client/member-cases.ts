import { randomUUID } from 'node:crypto';
import type { Gift } from '@comanda/contract';
import { insertWallet } from '../../src/payments/saved-cards/wallet-store.ts';
import { aStaffMember } from '../kits/calls.ts';
import { SHOP } from '../kits/small-organisation.ts';
import { anOrder, type Cases, create, find, get } from './case-kit.ts';
import { MEMBER, type TestOrganisation } from './organisation.ts';

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function aGift(organisation: TestOrganisation): Promise<Gift> {
  return create(organisation, 'gifts', { requestId: randomUUID(), user: MEMBER._id, coupon: 'cup' }, 'owner');
}

async function somePoints(organisation: TestOrganisation): Promise<unknown> {
  const call = { requestId: randomUUID(), user: MEMBER._id, shop: SHOP, amount: 20, remark: 'A late plate' };
  return create(organisation, 'points/adjust', call, 'owner');
}

/** Keeps a card for the member; returns its id. */
async function aSavedCard({ edge }: TestOrganisation): Promise<string> {
  const card = {
    _id: randomUUID(),
    user: MEMBER._id,
    account: 'account1',
    provider: 'stripe',
    sealed: 'sealed',
  };
  await edge.db.unitOfWork((tx) => insertWallet(tx, { ...card, createdAt: '2026-01-01T00:00:00.000Z' }));
  return card._id;
}

/** Creates an account that works; returns its id. */
async function aCardAccount({ edge }: TestOrganisation): Promise<string> {
  const { accounts } = edge.core.payments;
  const call = { name: 'Cards', provider: 'stripe', mode: 'test' as const, fields: {} };
  const { _id: account } = await accounts.create(
    { ...call, secrets: { secretKey: 'a secret' } },
    aStaffMember('owner'),
  );
  await accounts.test({ account });
  edge.site.url = 'https://order.example';
  return account;
}

/** Cases of the calls about members' items. */
export const MEMBER_CASES: Cases = {
  'create users/logoutEverywhere': (organisation) =>
    create(organisation, 'users/logoutEverywhere', {}, 'leaver'),
  'create users': (organisation) =>
    create(organisation, 'users', { email: 'new@example.com', password: 'Correct1Horse', name: 'New' }),
  'find users': find('users', { $limit: 1, $populate: ['vipLevel'] }, 'member'),
  'get users': get('users', MEMBER._id, { $populate: ['vipLevel'] }, 'member'),
  'patch users': async (organisation) =>
    (await organisation.as('member', 'users')).patch(MEMBER._id, { name: 'Amy', locale: 'zh-hk' }),
  'create users/qrCode': (organisation) => create(organisation, 'users/qrCode', {}, 'member'),
  'create users/pic': (organisation) => create(organisation, 'users/pic', { picture: ONE_PIXEL }, 'member'),
  'create users/export': async (organisation) => {
    const account = { email: 'copied@example.com', password: 'Correct1Horse' };
    const { _id: user } = await create<{ readonly _id: string }>(organisation, 'users', account);
    return create(organisation, 'users/export', { user }, 'owner');
  },
  'create users/erase': async (organisation) => {
    const account = { email: `${randomUUID()}@example.com`, password: 'Correct1Horse' };
    const { _id: user } = await create<{ readonly _id: string }>(organisation, 'users', account);
    return create(organisation, 'users/erase', { requestId: randomUUID(), user }, 'owner');
  },
  'create users/import': (organisation) => {
    const rows = [{ row: 2, email: 'imported@example.com', name: 'Ming', points: 20 }];
    const call = { requestId: randomUUID(), check: true, file: 'members.csv', rows };
    return create(organisation, 'users/import', call, 'owner');
  },
  'create userCoupons/claim': (organisation) =>
    create(organisation, 'userCoupons/claim', { requestId: randomUUID(), coupon: 'FIVE' }, 'member'),
  'find payments/savedCards': async (organisation) => {
    const _id = await aSavedCard(organisation);
    return (await organisation.as('member', 'payments/savedCards')).find({ query: { _id } });
  },
  'remove payments/savedCards': async (organisation) => {
    const _id = await aSavedCard(organisation);
    return (await organisation.as('member', 'payments/savedCards')).remove(_id);
  },
  'create payments/savedCards/setup': async (organisation) => {
    const call = { requestId: randomUUID(), account: await aCardAccount(organisation) };
    return create(organisation, 'payments/savedCards/setup', call, 'member');
  },
  'create payments/savedCards/check': async (organisation) => {
    const call = { account: await aCardAccount(organisation), setup: 'cs_test_1' };
    return create(organisation, 'payments/savedCards/check', call, 'member');
  },
  'create points/redeem': async (organisation) => {
    for (let times = 0; times < 3; times += 1) await somePoints(organisation);
    const call = { requestId: randomUUID(), reward: 'five-off', shop: SHOP };
    return create(organisation, 'points/redeem', call, 'member');
  },
  'find rewards': find('rewards', { points: { $lte: 50 }, $sort: { points: 1 } }),
  'get rewards': get('rewards', 'five-off'),
  'create userCoupons': (organisation) => {
    const call = { requestId: randomUUID(), user: MEMBER._id, coupon: 'five' };
    return create(organisation, 'userCoupons', call, 'owner');
  },
  'create gifts': aGift,
  'find gifts': async (organisation) => {
    const { _id } = await aGift(organisation);
    const query = { _id: { $in: [_id] }, $populate: ['coupon'] };
    return (await organisation.as('cashier', 'gifts')).find({ query });
  },
  'get gifts': async (organisation) =>
    get('gifts', (await aGift(organisation))._id, {}, 'cashier')(organisation),
  'create gifts/redeem': async (organisation) => {
    const { _id: gift } = await aGift(organisation);
    return create(organisation, 'gifts/redeem', { gift, user: MEMBER._id, shop: SHOP }, 'cashier');
  },
  'create points/adjust': somePoints,
  'find points': async (organisation) => {
    await somePoints(organisation);
    return find('points', { user: MEMBER._id, reason: 'adjust', $limit: 1 }, 'cashier')(organisation);
  },
  'find users/points/available': find('users/points/available', { user: MEMBER._id, shop: SHOP }, 'cashier'),
  'get users/vipProgress': get('users/vipProgress', MEMBER._id, {}, 'cashier'),
  'create users/identify': (organisation) =>
    create(organisation, 'users/identify', { phone: MEMBER.phone }, 'cashier'),
  'create tableSessions/changeUser': async (organisation) => {
    const { _id: session } = await anOrder(organisation);
    return create(organisation, 'tableSessions/changeUser', { session, user: MEMBER._id }, 'cashier');
  },
};
