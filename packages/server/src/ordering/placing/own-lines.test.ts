import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const MAY = { ...aStaffMember('cashier'), device: 'till1' };
const SELLER = { actor: MAY, address: 'test' };

eachDatabase((databases) => {
  async function started() {
    const db = await databases.open();
    const { core } = await seededCore(db);
    const bills = async () =>
      (await db.read.query((q) => q.selectFrom('table_sessions').select('id'))).length;
    return { core, bills };
  }

  describe('a line that is on a bill', () => {
    it('T4.2 is placed on no other one by create, sell and order, which name it and its bill', async () => {
      const { core, bills } = await started();
      const [sent, fresh] = [aLine(), aLine()];
      const payment = { method: 'cash' };
      const first = await core.ordering.sell({ ...aTakeAway({ products: [sent] }), payment }, SELLER);
      const other = await core.ordering.create(aTakeAway(), MAY);
      const { _id: session, orderNumber } = first;
      const problems = [{ line: sent.id, code: 'duplicateLine', session, orderNumber }];
      const refusal = rejected('cartInvalid', { problems });
      const both = { products: [fresh, sent], total: 2 * aTakeAway().total };
      await expect(core.ordering.create(aTakeAway(both), MAY)).rejects.toEqual(refusal);
      await expect(core.ordering.sell({ ...aTakeAway(both), payment }, SELLER)).rejects.toEqual(refusal);
      await expect(
        core.ordering.order(anOrder(other._id, { cart: both.products, total: both.total }), MAY),
      ).rejects.toEqual(refusal);
      expect(await bills()).toBe(2);
      // what was not sent is still orderable
      await core.ordering.order(anOrder(other._id, { cart: [fresh] }), MAY);
    });

    it('T4.2 is refused to guests without the bill, and may be on one of another shop', async () => {
      const { core } = await started();
      const products = [aLine()];
      await core.ordering.create(aTakeAway({ products }), GUEST);
      const problems = [{ line: products[0]?.id, code: 'duplicateLine' }];
      await expect(core.ordering.create(aTakeAway({ products }), GUEST)).rejects.toEqual(
        rejected('cartInvalid', { problems }),
      );
      await core.ordering.create(aTakeAway({ shop: OTHER_SHOP, products }), GUEST);
    });

    it('T4.2 is placed once by two tills at the same moment, and a repeat is answered with its bill', async () => {
      const { core, bills } = await started();
      const products = [aLine()];
      const calls = [1, 2, 3].map(() => aTakeAway({ products }));
      const tries = [...calls, ...calls].map((call) => core.ordering.create(call, MAY));
      const outcomes = await Promise.allSettled(tries);
      const placed = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value._id : []));
      expect([placed.length, new Set(placed).size, await bills()]).toEqual([2, 1, 1]);
      for (const each of outcomes)
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'cartInvalid' });
    });

    it('T4.2 answers a repeat with its bill, whatever total its screen shows by then', async () => {
      const { core, bills } = await started();
      const call = aTakeAway();
      const first = await core.ordering.create(call, MAY);
      expect(await core.ordering.create({ ...call, total: 5 }, MAY)).toEqual(first);
      const order = anOrder(first._id);
      const grown = await core.ordering.order(order, MAY);
      expect(await core.ordering.order({ ...order, total: 1 }, MAY)).toEqual(grown);
      expect(await bills()).toBe(1);
    });

    it('T4.1 is stored in no new draft', async () => {
      const { core } = await started();
      const lines = [aLine()];
      const draft = await core.drafts.save(
        { requestId: randomUUID(), draft: randomUUID(), version: 0, lines },
        MAY,
      );
      await core.ordering.create({ ...aTakeAway({ products: lines }), draft: draft._id }, MAY);
      const late = { requestId: randomUUID(), draft: randomUUID(), version: 0, lines };
      await expect(core.drafts.save(late, MAY)).rejects.toMatchObject({ code: 'cartInvalid' });
      expect((await core.drafts.find({ shop: aTakeAway().shop }, MAY)).total).toBe(0);
    });
  });
});
