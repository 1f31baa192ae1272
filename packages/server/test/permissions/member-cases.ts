import { randomUUID } from 'node:crypto';
import { SHOP } from '../kits/small-organisation.ts';
import { type CallCases, ofShop, open } from './permission-case.ts';
import { PASSWORD, PHONE } from './world.ts';

/** Cases of the calls about what members own. */
export const MEMBER_CASES = {
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
  'create users/export': {
    by: 'own',
    request: (_world, caller) => ({
      data: caller === 'owner' ? { user: 'mei' } : { user: 'mei', password: PASSWORD },
    }),
  },
  'create users/erase': {
    by: 'own',
    async request({ edge }, caller) {
      const requestId = randomUUID();
      // the other calls need the member: their password is wrong, and the owner erases somebody else
      if (caller !== 'owner') return { data: { requestId, user: 'mei', password: 'Wrong-Horse-1' } };
      const { _id } = await edge.core.users.signUp({ email: 'gone@example.com', password: PASSWORD }, 'a');
      return { data: { requestId, user: _id } };
    },
    overrides: { member: [401] },
  },
  'create users/import': {
    by: 'open',
    request: () => ({
      data: {
        requestId: randomUUID(),
        file: 'members.csv',
        rows: [{ row: 2, email: 'imported@example.com' }],
      },
    }),
  },
  'create users/identify': {
    by: 'open',
    // a kiosk identifies by code only
    request: async (world, caller) => ({
      data: caller.startsWith('device') ? { code: await world.memberCode() } : { phone: PHONE },
    }),
  },
} satisfies CallCases;
