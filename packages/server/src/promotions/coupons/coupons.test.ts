import type { OrderDiscount, UserCoupon } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { aCoupon, aCouponRule, aRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const RULES: readonly OrderDiscount[] = [
  aCouponRule('five'),
  aCouponRule('fifty', { conditions: [{ for: 'order', minTotal: 5000 }] }),
  aCouponRule('tart', {
    type: 'free',
    discountType: undefined,
    freeProducts: [{ product: 'tea', quantity: 1 }],
  }),
];
const CODES: readonly UserCoupon[] = [
  aCoupon('FIVE', 'five'),
  aCoupon('ONCE', 'five', { maxUses: 1 }),
  aCoupon('LARGE', 'fifty', { maxUses: 1 }),
  aCoupon('TEA', 'tart'),
  aCoupon('Welcome10', 'five'),
  aCoupon('OVER', 'five', { endDate: '2026-03-01' }),
  aCoupon('AWAY', 'five', { shops: [OTHER_SHOP] }),
  aCoupon('HERS', 'five', { user: 'user1' }),
  aCoupon('STOPPED', 'five', { status: 'disabled' }),
  aCoupon('LOST', 'noSuchRule'),
];

eachDatabase((databases) => {
  const started = async (more: readonly OrderDiscount[] = []) => {
    const db = await databases.open();
    const organisation = smallOrganisation({
      staff: [],
      orderDiscounts: [...RULES, ...more],
      userCoupons: CODES,
    });
    return { db, ...(await seededCore(db, { organisation })) };
  };
  const uses = (db: Awaited<ReturnType<typeof started>>['db']) =>
    db.read.query((q) => q.selectFrom('coupon_uses').select(['coupon', 'session']));
  const withCode = (coupon: string) => aTakeAway({ coupons: [coupon], total: 1500 });

  describe('a code', () => {
    it('stays on its bill, by name and rule, for later orders', async () => {
      const { core, db } = await started();
      const placed = await core.ordering.create(withCode('FIVE'), GUEST);
      expect(placed.bill).toMatchObject({ total: 1500, discounts: [{ rule: 'five', amount: 500 }] });
      const discount = { type: 'amount', value: 500, source: 'coupon', coupon: 'FIVE', rule: 'five' };
      expect(placed.discounts).toMatchObject([{ name: { en: 'five' }, ...discount }]);
      const { _id, restoreKey } = placed;
      const again = anOrder(_id, { restoreKey, coupons: ['FIVE'] });
      const more = await core.ordering.order(again, GUEST);
      expect(more).toMatchObject({ bill: { total: 3500 }, discounts: [discount] });
      expect(await uses(db)).toEqual([{ coupon: 'FIVE', session: _id }]);
    });

    it('is named as the shop gave it out, in small letters too', async () => {
      const { core } = await started();
      const named = { code: 'Welcome10' };
      expect(await core.coupons.validate({ coupon: 'Welcome10', shop: SHOP }, GUEST)).toMatchObject(named);
      const { discounts } = await core.ordering.create(withCode('Welcome10'), GUEST);
      expect(discounts).toMatchObject([{ coupon: 'Welcome10', ...named }]);
    });

    it('costs the same in the quote, entered in any case', async () => {
      const { core } = await started();
      const { requestId: _request, total: _total, ...quote } = withCode('five');
      expect(await core.ordering.quote(quote, GUEST)).toMatchObject({ total: 1500 });
      const { discounts } = await core.ordering.create(withCode('five'), GUEST);
      expect(discounts).toMatchObject([{ coupon: 'FIVE' }]);
    });

    it('without a limit is used by many', async () => {
      const { core, db } = await started();
      const calls = Array.from({ length: 5 }, () => withCode('FIVE'));
      await Promise.all(calls.map((call) => core.ordering.create(call, GUEST)));
      expect(await uses(db)).toHaveLength(5);
    });

    it('with one use is used by one of ten concurrent calls', async () => {
      const { core, db } = await started();
      const attempts = Array.from({ length: 10 }, () => core.ordering.create(withCode('ONCE'), GUEST));
      const results = await Promise.allSettled(attempts);
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(refused).toHaveLength(9);
      for (const reason of refused) expect(reason).toEqual(rejected('alreadyUsed', { coupon: 'ONCE' }));
      expect(await uses(db)).toHaveLength(1);
      expect(await db.read.query((q) => q.selectFrom('table_sessions').select('id'))).toHaveLength(1);
    });

    it('is used once for a repeated request, which gets the same bill', async () => {
      const { core, db } = await started();
      const call = withCode('ONCE');
      const answers = await Promise.all([1, 2, 3].map(() => core.ordering.create(call, GUEST)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await uses(db)).toHaveLength(1);
    });

    it('without effect is neither used nor put on the bill', async () => {
      const { core, db } = await started();
      const placed = await core.ordering.create(aTakeAway({ coupons: ['LARGE'] }), GUEST);
      expect(placed).toMatchObject({ discounts: [], bill: { total: 2000, rejected: [] } });
      expect(await uses(db)).toEqual([]);
      expect(await core.coupons.validate({ coupon: 'LARGE', shop: SHOP }, GUEST)).toMatchObject({
        status: 'valid',
      });
      const { requestId: _request, total: _total, ...quote } = aTakeAway({ coupons: ['LARGE'] });
      expect((await core.ordering.quote(quote, GUEST)).rejected).toEqual([
        { rule: 'fifty', code: 'ruleMinTotal' },
      ]);
    });

    it('is not used by a refused order', async () => {
      const { core, db } = await started();
      const call = { ...withCode('ONCE'), total: 2000 };
      await expect(core.ordering.create(call, GUEST)).rejects.toEqual(rejected('priceChanged'));
      const cakes = { products: [aLine({ product: 'cake', quantity: 2 })], total: 5500 };
      await expect(core.ordering.create({ ...withCode('ONCE'), ...cakes }, GUEST)).rejects.toEqual(
        rejected('outOfStock'),
      );
      expect(await uses(db)).toEqual([]);
    });

    it('puts its free product on the bill and the ticket', async () => {
      const { core } = await started();
      const { products } = await core.ordering.create(aTakeAway({ coupons: ['TEA'] }), GUEST);
      expect(products).toMatchObject([{ product: 'rice' }, { product: 'tea', fromCoupon: 'tart' }]);
      const [ticket] = (await core.kitchen.tickets({ shop: SHOP }, { kind: 'system' })).data;
      expect(ticket?.lines.map(({ product }) => product)).toEqual(['rice', 'tea']);
    });

    it('combines with automatic rules by priority', async () => {
      const { core } = await started([aRule('ten', { priority: 1 })]);
      const { bill } = await core.ordering.create({ ...withCode('FIVE'), total: 1350 }, GUEST);
      expect(bill.discounts.map(({ rule }) => rule)).toEqual(['five', 'ten']);
    });
  });

  describe('refusals', () => {
    it.each([
      ['NOBODYS', 'invalidCode'],
      ['HERS', 'invalidCode'],
      ['STOPPED', 'invalidCode'],
      ['LOST', 'invalidCode'],
      ['OVER', 'couponOutdate'],
      ['AWAY', 'notCurrentShop'],
    ] as const)('%s: %s, the same for validate, quote and placing', async (coupon, code) => {
      const { core } = await started();
      expect(await core.coupons.validate({ coupon, shop: SHOP }, GUEST)).toEqual({ status: code });
      const call = withCode(coupon);
      const { requestId: _request, total: _total, ...quote } = call;
      await expect(core.ordering.quote(quote, GUEST)).rejects.toEqual(rejected(code, { coupon }));
      await expect(core.ordering.create(call, GUEST)).rejects.toEqual(rejected(code, { coupon }));
    });

    it('alreadyAdded for a second code of the same rule', async () => {
      const { core } = await started();
      const call = aTakeAway({ coupons: ['FIVE', 'ONCE'], total: 1500 });
      await expect(core.ordering.create(call, GUEST)).rejects.toEqual(
        rejected('alreadyAdded', { coupon: 'ONCE' }),
      );
      const { _id: session } = await core.ordering.create(withCode('FIVE'), GUEST);
      expect(await core.coupons.validate({ coupon: 'ONCE', session }, GUEST)).toEqual({
        status: 'alreadyAdded',
      });
    });

    it('alreadyUsed when no use is left, except for the bill that has it', async () => {
      const { core } = await started();
      const { _id: session } = await core.ordering.create(withCode('ONCE'), GUEST);
      expect(await core.coupons.validate({ coupon: 'ONCE', shop: SHOP }, GUEST)).toEqual({
        status: 'alreadyUsed',
      });
      expect(await core.coupons.validate({ coupon: 'ONCE', session }, GUEST)).toMatchObject({
        status: 'valid',
      });
      expect(await core.coupons.get('ONCE', GUEST)).toMatchObject({ status: 'used' });
    });
  });

  it('a valid code returns its id and rule, another member’s returns neither', async () => {
    const { core } = await started();
    const valid = await core.coupons.validate({ coupon: 'five' }, GUEST);
    expect(valid).toEqual({ status: 'valid', userCoupon: 'FIVE', code: 'FIVE', coupon: RULES[0] });
    expect(await core.coupons.get('HERS', GUEST)).toBeUndefined();
  });
});
