import { randomUUID } from 'node:crypto';
import type { TableSession } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aTakeAway } from '../../../test/kits/calls.ts';
import { openEdge, refusalOf } from '../../../test/kits/edge.ts';
import { GOLD, POINTS, TEA_GIFT } from '../../../test/kits/members.ts';
import { aCoupon, aCouponRule } from '../../../test/kits/promotions.ts';
import { SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';

const PASSWORD = 'Right-Horse-1';
const TEA = { _id: 'tea', name: { en: 'Tea', cht: '茶', chs: '茶' }, points: 20, coupon: 'tea-gift' };

const organisation = () =>
  smallOrganisation({
    orderDiscounts: [aCouponRule('five'), POINTS, TEA_GIFT],
    userCoupons: [aCoupon('SPRING', 'five'), aCoupon('BOBS', 'five', { user: 'bob' })],
    vipLevels: [GOLD],
    rewards: [TEA],
    gifts: [{ _id: 'BOBTEA', coupon: 'tea-gift', user: 'bob', status: 'valid' }],
    points: [{ user: 'amy', amount: 25 }],
    users: [
      {
        _id: 'amy',
        name: 'Amy',
        email: 'amy@example.com',
        status: 'active',
        vipLevel: 'gold',
        password: PASSWORD,
      },
    ],
  });

/** Logs Amy in over both transports. */
async function amyAtHome() {
  const edge = await openEdge({}, organisation());
  const login = { strategy: 'local', email: 'amy@example.com', password: PASSWORD };
  const { body } = await edge.rest('/api/authentication', { json: login });
  const { accessToken } = body as { readonly accessToken: string };
  const amy = await edge.connect();
  await amy.service('authentication').create({ strategy: 'jwt', accessToken });
  const headers = { authorization: `Bearer ${accessToken}` };
  const rest = (path: string, json?: object) => edge.rest(`/api/${path}`, { headers, json });
  return { edge, amy, rest };
}

describe('a member who is logged in', () => {
  it('buys, lists, redeems and orders with their own items', async () => {
    const { amy, rest } = await amyAtHome();
    const asked = { query: { user: 'amy', shop: SHOP } };
    expect(await amy.service('users/points/available').find(asked)).toEqual([{ _id: 'all', amount: 25 }]);
    expect((await rest(`users/points/available?user=amy&shop=${SHOP}`)).body).toEqual([
      { _id: 'all', amount: 25 },
    ]);
    const bought = await rest('points/redeem', { requestId: randomUUID(), reward: 'tea', shop: SHOP });
    expect(bought).toMatchObject({ status: 201, body: { points: [{ _id: 'all', amount: 5 }] } });
    const own = { query: { $populate: ['coupon'] } };
    const { data } = await amy.service('gifts').find(own);
    expect(data).toMatchObject([
      { user: 'amy', status: 'valid', coupon: { _id: 'tea-gift', source: 'gift' } },
    ]);
    const redeeming = { gift: data[0]._id, user: 'amy', shop: SHOP };
    const record: unknown = await amy.service('gifts/redeem').create(redeeming);
    expect((await rest('gifts/redeem', redeeming)).body).toBe(record);
    const bill: TableSession = await amy
      .service('tableSessions/create')
      .create(aTakeAway({ gifts: [String(record)], total: 1800 }));
    expect(bill).toMatchObject({ user: 'amy', discounts: [{ source: 'gift' }, { vipLevel: 'gold' }] });
    expect(await amy.service('tableSessions').find({ query: { status: 'ongoing' } })).toMatchObject({
      total: 1,
      data: [{ _id: bill._id }],
    });
    expect(await amy.service('points').find({ query: { reason: 'spend' } })).toMatchObject({
      data: [{ amount: -20, reward: 'tea' }],
    });
    const either = { $or: [{ user: 'amy', reason: 'earn' }, { user: 'bob' }] };
    expect(await amy.service('points').find({ query: either })).toMatchObject({ total: 0 });
    expect((await rest('users/vipProgress/amy')).body).toMatchObject({ vipLevel: 'gold', points: 0 });
  });

  it('claims a code and identifies at the till', async () => {
    const { edge, amy, rest } = await amyAtHome();
    const own = await amy.service('userCoupons/claim').create({ requestId: randomUUID(), coupon: 'spring' });
    expect(await amy.service('userCoupons').find({ query: {} })).toMatchObject({ data: [own] });
    const { code, svg } = (await rest('users/qrCode', {})).body as { code: string; svg: string };
    expect(svg).toMatch(/^<svg/);
    const headers = { authorization: `Bearer ${await edge.tokenFor('1111')}` };
    const card = await edge.rest('/api/users/identify', { headers, json: { code } });
    expect(card.body).toEqual({
      _id: 'amy',
      name: 'Amy',
      status: 'active',
      vipLevel: 'gold',
      points: [{ _id: 'all', amount: 25 }],
    });
  });

  it('gets nothing of others and no more than the balance', async () => {
    const { amy } = await amyAtHome();
    const refused = async (call: Promise<unknown>) => (await refusalOf(call)).data.code;
    const requestId = randomUUID();
    expect(await refused(amy.service('userCoupons').find({ query: { user: 'bob' } }))).toBe('forbidden');
    expect(await amy.service('userCoupons').find({ query: { _id: 'BOBS' } })).toMatchObject({ total: 0 });
    expect(await refused(amy.service('gifts').get('BOBTEA'))).toBe('notFound');
    expect(await refused(amy.service('users/vipProgress').get('bob'))).toBe('forbidden');
    const bobs = { gift: 'BOBTEA', user: 'bob', shop: SHOP };
    expect(await refused(amy.service('gifts/redeem').create(bobs))).toBe('forbidden');
    expect(await refused(amy.service('gifts/redeem').create({ ...bobs, user: 'amy' }))).toBe('invalidCode');
    const adjust = { requestId, user: 'amy', amount: 1000, remark: 'me' };
    expect(await refused(amy.service('points/adjust').create(adjust))).toBe('forbidden');
    const priced = { requestId, reward: 'tea', shop: SHOP, points: -20 };
    expect(await refused(amy.service('points/redeem').create(priced))).toBe('badRequest');
  });
});
