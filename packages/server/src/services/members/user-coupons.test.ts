import { describe, expect, it } from 'vitest';
import { openEdge, refusalOf } from '../../../test/kits/edge.ts';
import { aCoupon, aCouponRule } from '../../../test/kits/promotions.ts';
import { SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';

const organisation = () =>
  smallOrganisation({
    orderDiscounts: [aCouponRule('five')],
    userCoupons: [aCoupon('FIVE', 'five'), aCoupon('HERS', 'five', { user: 'user1' })],
  });

describe('userCoupons', () => {
  it('returns the requested codes with their rules, but no member’s', async () => {
    const guest = await (await openEdge({}, organisation())).connect();
    const query = { _id: { $in: ['FIVE', 'HERS', 'GONE'] }, $populate: ['coupon'] };
    expect(await guest.service('userCoupons').find({ query })).toMatchObject({
      total: 1,
      data: [{ _id: 'FIVE', status: 'valid', coupon: { _id: 'five', discount: 500 } }],
    });
    expect(await guest.service('userCoupons').get('FIVE')).toMatchObject({ coupon: 'five' });
    expect(await refusalOf(guest.service('userCoupons').get('HERS'))).toMatchObject({ code: 404 });
  });

  it('lists nothing without a code', async () => {
    const guest = await (await openEdge({}, organisation())).connect();
    for (const query of [{}, { status: 'valid' }, { _id: { $ne: 'x' } }, { _id: { $in: [] } }])
      expect(await refusalOf(guest.service('userCoupons').find({ query }))).toMatchObject({ code: 400 });
  });

  it('limit guessing: unknown codes count as attempts, in bulk as one by one', async () => {
    const edge = await openEdge({}, organisation());
    const codes = (from: number) => Array.from({ length: 100 }, (_, index) => `CODE${from + index}`);
    const find = (ids: readonly string[], headers = {}) =>
      edge.rest(`/api/userCoupons?${ids.map((id) => `_id[$in][]=${id}`).join('&')}`, { headers });
    const validate = async (coupon: string) =>
      (await edge.rest('/api/userCoupons/validate', { json: { coupon, shop: SHOP } })).status;
    for (let asked = 0; asked < 20; asked += 1) expect(await validate('FIVE')).toBe(201);
    for (const from of [0, 100]) expect((await find(codes(from))).status).toBe(200);
    expect((await find([...codes(200).slice(1), 'FIVE'])).body).toMatchObject({ data: [{ _id: 'FIVE' }] });
    expect(await validate('GONE')).toBe(201);
    for (const status of [(await find(['FIVE'])).status, await validate('FIVE')]) expect(status).toBe(429);
    const authorization = `Bearer ${await edge.tokenFor('1111')}`;
    expect((await find(codes(0), { authorization })).status).toBe(200);
    edge.clock.advance(3_600_000);
    expect(await validate('FIVE')).toBe(201);
  });

  it('validates a code over REST', async () => {
    const edge = await openEdge({}, organisation());
    const ask = async (json: object) => (await edge.rest('/api/userCoupons/validate', { json })).body;
    expect(await ask({ coupon: 'FIVE', shop: SHOP })).toMatchObject({
      status: 'valid',
      coupon: { _id: 'five' },
    });
    expect(await ask({ coupon: 'GONE', shop: SHOP })).toEqual({ status: 'invalidCode' });
    expect(await ask({ coupon: 'not a code', shop: SHOP })).toMatchObject({ data: { code: 'badRequest' } });
  });
});

describe('the items of a member', () => {
  it('are listed for staff by member, not for guests', async () => {
    const edge = await openEdge({}, organisation());
    const authorization = `Bearer ${await edge.tokenFor('1111')}`;
    const ask = (path: string, headers = {}) => edge.rest(`/api/${path}?user=user1`, { headers });
    expect(await ask('userCoupons', { authorization })).toMatchObject({
      status: 200,
      body: { total: 1, data: [{ _id: 'HERS', status: 'valid' }] },
    });
    expect((await ask('gifts', { authorization })).body).toMatchObject({ total: 0 });
    expect((await ask('points', { authorization })).body).toMatchObject({ total: 0 });
    expect((await ask('users/points/available', { authorization })).body).toEqual([]);
    for (const path of ['userCoupons', 'gifts', 'points', 'users/points/available'])
      expect((await ask(path)).status, path).toBe(401);
  });
});
