import { randomUUID } from 'node:crypto';
import type { Gift } from '@comanda/contract';
import { SHOP } from '../kits/small-organisation.ts';
import { anOrder, type Cases, create, find, get } from './driving.ts';
import { type House, MEMBER } from './organisation.ts';

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function aGift(house: House): Promise<Gift> {
  return create(house, 'gifts', { requestId: randomUUID(), user: MEMBER._id, coupon: 'cup' }, 'owner');
}

async function somePoints(house: House): Promise<unknown> {
  const call = { requestId: randomUUID(), user: MEMBER._id, shop: SHOP, amount: 20, remark: 'A late plate' };
  return create(house, 'points/adjust', call, 'owner');
}

/** How the calls about what members hold are driven. */
export const MEMBER_CASES: Cases = {
  'create users/logoutEverywhere': (house) => create(house, 'users/logoutEverywhere', {}, 'leaver'),
  'create users': (house) =>
    create(house, 'users', { email: 'new@example.com', password: 'Correct1Horse', name: 'New' }),
  'find users': find('users', { $limit: 1, $populate: ['vipLevel'] }, 'member'),
  'get users': get('users', MEMBER._id, { $populate: ['vipLevel'] }, 'member'),
  'patch users': async (house) =>
    (await house.as('member', 'users')).patch(MEMBER._id, { name: 'Amy', locale: 'zh-hk' }),
  'create users/qrCode': (house) => create(house, 'users/qrCode', {}, 'member'),
  'create users/pic': (house) => create(house, 'users/pic', { picture: ONE_PIXEL }, 'member'),
  'create userCoupons/claim': (house) =>
    create(house, 'userCoupons/claim', { requestId: randomUUID(), coupon: 'FIVE' }, 'member'),
  'create points/redeem': async (house) => {
    for (let times = 0; times < 3; times += 1) await somePoints(house);
    const call = { requestId: randomUUID(), reward: 'five-off', shop: SHOP };
    return create(house, 'points/redeem', call, 'member');
  },
  'find rewards': find('rewards', { points: { $lte: 50 }, $sort: { points: 1 } }),
  'get rewards': get('rewards', 'five-off'),
  'create userCoupons': (house) => {
    const call = { requestId: randomUUID(), user: MEMBER._id, coupon: 'five' };
    return create(house, 'userCoupons', call, 'owner');
  },
  'create gifts': aGift,
  'find gifts': async (house) => {
    const { _id } = await aGift(house);
    const query = { _id: { $in: [_id] }, $populate: ['coupon'] };
    return (await house.as('cashier', 'gifts')).find({ query });
  },
  'get gifts': async (house) => get('gifts', (await aGift(house))._id, {}, 'cashier')(house),
  'create gifts/redeem': async (house) => {
    const { _id: gift } = await aGift(house);
    return create(house, 'gifts/redeem', { gift, user: MEMBER._id, shop: SHOP }, 'cashier');
  },
  'create points/adjust': somePoints,
  'find points': async (house) => {
    await somePoints(house);
    return find('points', { user: MEMBER._id, reason: 'adjust', $limit: 1 }, 'cashier')(house);
  },
  'find users/points/available': find('users/points/available', { user: MEMBER._id, shop: SHOP }, 'cashier'),
  'get users/vipProgress': get('users/vipProgress', MEMBER._id, {}, 'cashier'),
  'create users/identify': (house) => create(house, 'users/identify', { phone: MEMBER.phone }, 'cashier'),
  'create tableSessions/changeUser': async (house) => {
    const { _id: session } = await anOrder(house);
    return create(house, 'tableSessions/changeUser', { session, user: MEMBER._id }, 'cashier');
  },
};
