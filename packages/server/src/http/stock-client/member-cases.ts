import { randomUUID } from 'node:crypto';
import type { Gift } from '@comanda/contract';
import { SHOP } from '../../testing/small-organisation.ts';
import { anOrder, type Cases, create, find, get } from './driving.ts';
import { type House, MEMBER } from './house.ts';

async function aGift(house: House): Promise<Gift> {
  return create(house, 'gifts', { requestId: randomUUID(), user: MEMBER._id, coupon: 'cup' }, 'owner');
}

async function somePoints(house: House): Promise<unknown> {
  const call = { requestId: randomUUID(), user: MEMBER._id, shop: SHOP, amount: 20, remark: 'A late plate' };
  return create(house, 'points/adjust', call, 'owner');
}

/** How the calls about what members hold are driven. */
export const MEMBER_CASES: Cases = {
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
