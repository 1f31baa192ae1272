import type { OrderDiscount } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { aRule } from '../../../test/kits/promotions.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  aProduct,
  aShop,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const aGift = (overrides: Partial<OrderDiscount> = {}) =>
  aRule('gift', {
    type: 'free',
    discountType: undefined,
    conditions: [{ for: 'product', product: ['rice'], minQty: 1 }],
    freeProducts: [{ product: 'cake', quantity: 1 }],
    ...overrides,
  });
const withRules = (...orderDiscounts: OrderDiscount[]) => smallOrganisation({ staff: [], orderDiscounts });

eachDatabase((databases) => {
  const started = async (...rules: OrderDiscount[]) =>
    seededCore(await databases.open(), { organisation: withRules(...rules) });

  describe('automatic rules', () => {
    it('price alike in the quote, when placing, when ordering more and after changing section', async () => {
      const { core } = await started(aRule('ten'));
      const { requestId: _id, total: _total, ...quote } = aTakeAway();
      expect(await core.ordering.quote(quote, GUEST)).toMatchObject({ total: 1800 });
      const placed = await core.ordering.create(aTakeAway({ total: 1800 }), GUEST);
      expect(placed.bill).toMatchObject({ total: 1800, discounts: [{ rule: 'ten', amount: 200 }] });
      const { _id: session, restoreKey } = placed;
      const more = await core.ordering.order(anOrder(session, { restoreKey, total: 1800 }), GUEST);
      expect(more.bill).toMatchObject({ total: 3600, discounts: [{ rule: 'ten', amount: 400 }] });
      const moved = await core.ordering.changeSection({ session, restoreKey, section: 'section2' }, GUEST);
      expect(moved.bill.discounts).toEqual([{ rule: 'ten', amount: 400 }]);
      expect(moved.products.map(({ discount }) => discount)).toEqual([200, 200]);
    });

    it('refuse a total without them as priceChanged, with the new bill', async () => {
      const { core } = await started(aRule('ten'));
      await expect(core.ordering.create(aTakeAway(), GUEST)).rejects.toEqual(
        rejected('priceChanged', {
          total: 1800,
          quote: expect.objectContaining({ discounts: [{ rule: 'ten', amount: 200 }] }),
        }),
      );
    });

    it('apply in their shop, while valid, by priority, and only if automatic', async () => {
      const { core } = await started(
        aRule('elsewhere', { shops: [OTHER_SHOP] }),
        aRule('over', { endDate: '2026-03-01' }),
        aRule('byHand', { source: 'manual' }),
        aRule('second', { priority: 2 }),
        aRule('first', { priority: 1, shops: [SHOP], endDate: '2026-03-02' }),
        aRule('anywhere', { priority: 3, shops: [] }),
      );
      const call = aTakeAway({ total: 1458 });
      expect((await core.ordering.quote(call, GUEST)).rejected).toEqual([]);
      const { bill } = await core.ordering.create(call, GUEST);
      expect(bill.discounts.map(({ rule }) => rule)).toEqual(['first', 'second', 'anywhere']);
    });

    it('that applied at the pricing time stay on a bill after they expire', async () => {
      const { core, clock } = await started(aRule('today', { endDate: '2026-03-02' }));
      const { _id, restoreKey } = await core.ordering.create(aTakeAway({ total: 1800 }), GUEST);
      clock.advance(24 * 3_600_000);
      const more = await core.ordering.order(anOrder(_id, { restoreKey, total: 1800 }), GUEST);
      expect(more.bill.total).toBe(3600);
    });

    it('make a cart’s share negative if it triggers a discount larger than its price', async () => {
      const save = { discountType: 'amount', discount: 3000, conditions: [{ for: 'order', minTotal: 4000 }] };
      const { core } = await started(aRule('save', save as Partial<OrderDiscount>));
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const more = await core.ordering.order(anOrder(_id, { restoreKey, total: -1000 }), GUEST);
      expect(more.bill.total).toBe(1000);
    });
  });

  describe('free products (P4.7)', () => {
    it('are recognised by the rule even without a price of their own', async () => {
      const napkin = aProduct('napkin', { price: 0 });
      const organisation = smallOrganisation({
        staff: [],
        products: [...smallOrganisation().products, napkin],
        orderDiscounts: [aGift({ repeat: true, freeProducts: [{ product: 'napkin', quantity: 2 }] })],
      });
      const { core } = await seededCore(await databases.open(), { organisation });
      const call = aTakeAway({ products: [aLine({ quantity: 3 })], total: 6000 });
      const { products } = await core.ordering.create(call, GUEST);
      expect(products).toMatchObject([
        { product: 'rice', quantity: 3 },
        { product: 'napkin', quantity: 6, fromCoupon: 'gift', status: 'init' },
      ]);
    });

    it('are left out once sold out, without refusing the order', async () => {
      const { core } = await started(aGift());
      const first = await core.ordering.create(aTakeAway(), GUEST);
      expect(first.products.map(({ product }) => product)).toEqual(['rice', 'cake']);
      const second = await core.ordering.create(aTakeAway(), GUEST);
      expect(second.products.map(({ product }) => product)).toEqual(['rice']);
      expect(second.bill).toMatchObject({ total: 2000, discounts: [] });
    });

    it('are given up in favour of a guest who pays for the last one', async () => {
      const { core } = await started(aGift());
      const products = [aLine(), aLine({ product: 'cake' })];
      const { bill, products: placed } = await core.ordering.create(
        aTakeAway({ products, total: 5000 }),
        GUEST,
      );
      expect(placed).toHaveLength(2);
      expect(bill.discounts).toEqual([]);
      expect((await core.catalogue.load(SHOP)).get('products', 'cake')?.stock?.quantity).toBe(0);
    });

    it('of a rule excluded by another rule are not placed', async () => {
      const alone = aRule('alone', { ruleType: 'allowlist', priority: 1, for: 'order' });
      const { core } = await started(alone, aGift({ priority: 2 }));
      const call = aTakeAway({ total: 1800 });
      const quote = await core.ordering.quote(call, GUEST);
      expect(quote.rejected).toContainEqual({ rule: 'gift', code: 'ruleDeny' });
      const { products, bill } = await core.ordering.create(call, GUEST);
      expect(products.map(({ product }) => product)).toEqual(['rice']);
      // a placed bill tells what applied; quotes tell what did not
      expect(bill.rejected).toEqual([]);
    });

    it('are the same for a repeated request', async () => {
      const { core } = await started(aGift());
      const call = aTakeAway();
      const answers = await Promise.all([1, 2, 3].map(() => core.ordering.create(call, GUEST)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect((await core.catalogue.load(SHOP)).get('products', 'cake')?.stock?.quantity).toBe(0);
    });
  });

  describe('purchase limits', () => {
    const limited = async () => {
      const limits = [{ limitType: 'perOrder' as const, product: ['rice'], quantity: 4 }];
      const shops = [aShop({ onlineOrderLimits: limits }), aShop({ _id: OTHER_SHOP })];
      const organisation = smallOrganisation({ staff: [], shops });
      return { ...(await seededCore(await databases.open(), { organisation })), limit: limits[0] };
    };
    const rice = (quantity: number) => [
      aLine({ id: `rice-${quantity}`, quantity }),
      aLine({ product: 'tea' }),
    ];

    it.each([3, 4])('allow %i of four', async (quantity) => {
      const { core } = await limited();
      const call = aTakeAway({ products: rice(quantity), total: 2000 * quantity + 1500 });
      expect((await core.ordering.create(call, GUEST)).orderNumber).toBe('101');
    });

    it('refuse the fifth, with the remaining quantity and the lines concerned', async () => {
      const { core, limit } = await limited();
      const call = aTakeAway({ products: rice(5), total: 11_500 });
      await expect(core.ordering.create(call, GUEST)).rejects.toEqual(
        rejected('exceedOrderLimit', { limits: [{ limit, remaining: 4, wanted: 5, lines: ['rice-5'] }] }),
      );
    });

    it('count lines that are on the bill already', async () => {
      const { core, limit } = await limited();
      const call = aTakeAway({ products: [aLine({ quantity: 3 })], total: 6000 });
      const { _id, restoreKey } = await core.ordering.create(call, GUEST);
      const order = anOrder(_id, { restoreKey, cart: [aLine({ id: 'more', quantity: 2 })], total: 4000 });
      await expect(core.ordering.order(order, GUEST)).rejects.toEqual(
        rejected('exceedOrderLimit', { limits: [{ limit, remaining: 1, wanted: 2, lines: ['more'] }] }),
      );
    });

    it('apply to guests, not to staff', async () => {
      const { core } = await limited();
      const call = aTakeAway({ products: rice(5), total: 11_500 });
      expect((await core.ordering.create(call, aStaffMember())).orderNumber).toBe('101');
    });
  });
});
