import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { aRule } from '../../../test/kits/promotions.ts';
import { aProduct, COUNTER, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Db } from '../../db/db.ts';
import { toJsonText } from '../../db/json-text.ts';

const TEN_OFF = aRule('ten');
const VAT = {
  _id: 'vat',
  name: { en: 'VAT', cht: 'VAT', chs: 'VAT' },
  status: 'active',
  percent: 5,
} as const;
const noodles = () =>
  aLine({
    product: 'noodles',
    options: [{ option: 'size', selections: [{ _id: 'size-b', quantity: 1 }] }],
  });

eachDatabase((databases) => {
  /** Returns a bill of noodles, 48.00 and 2.00 for their size, 10 per cent off, 5 per cent tax: 47.25. */
  async function placed() {
    const db = await databases.open();
    const organisation = smallOrganisation({ staff: [], orderDiscounts: [TEN_OFF], taxSettings: [VAT] });
    const test = await seededCore(db, { organisation });
    const bill = await test.core.ordering.create(aTakeAway({ products: [noodles()], total: 4725 }), GUEST);
    return { ...test, db, bill, session: bill._id, restoreKey: bill.restoreKey };
  }

  /** Replaces the menu: no noodles, sizes, discount or tax, and a higher price for rice. */
  async function emptied(db: Db, { core }: Awaited<ReturnType<typeof placed>>) {
    await db.unitOfWork(async (tx) => {
      for (const table of ['product_options', 'order_discounts', 'tax_settings', 'sections'] as const)
        await tx.query((q) => q.deleteFrom(table));
      await tx.query((q) => q.deleteFrom('products').where('id', '=', 'noodles'));
      const rice = toJsonText(aProduct('rice', { price: 3000 }));
      await tx.query((q) => q.updateTable('products').set({ doc: rice }).where('id', '=', 'rice'));
    });
    await core.catalogue.refresh();
  }

  describe('a placed line keeps its price', () => {
    it('when it is paid after its product was removed from the menu', async () => {
      const test = await placed();
      const { core, session, restoreKey, bill } = test;
      await emptied(test.db, test);
      const attempt = await core.payments.online(
        { requestId: crypto.randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 4725 },
        GUEST,
      );
      await core.payments.confirm({ payment: attempt._id }, aStaffMember());
      const paid = await core.ordering.get(session, restoreKey, GUEST);
      expect(paid).toMatchObject({ status: 'done', bill: { ...bill.bill, paid: 4725, outstanding: 0 } });
      expect(paid.products).toEqual(bill.products);
    });

    it('when more is ordered, under the rules and taxes it was placed under', async () => {
      const test = await placed();
      const { core, session, restoreKey } = test;
      await emptied(test.db, test);
      // 30.00 more, less 10 per cent, with 5 per cent of tax
      const more = await core.ordering.order(anOrder(session, { restoreKey, total: 2835 }), GUEST);
      expect(more.bill).toMatchObject({ total: 7560, discounts: [{ rule: 'ten', amount: 800 }] });
      expect(more.products.map(({ price }) => price)).toEqual([5000, 3000]);
    });

    it('in the quote of a further order', async () => {
      const test = await placed();
      const { core, session, restoreKey } = test;
      await emptied(test.db, test);
      const { shop, session: request, products } = aTakeAway();
      const quote = await core.ordering.quote(
        { shop, session: request, into: session, restoreKey, products },
        GUEST,
      );
      expect(quote.total).toBe(7560);
    });

    it('after changing section, whose rates then apply', async () => {
      const test = await placed();
      const { core, session, restoreKey } = test;
      await test.db.unitOfWork(async (tx) => {
        await tx.query((q) => q.deleteFrom('products').where('id', '=', 'noodles'));
      });
      await core.catalogue.refresh();
      const moved = await core.ordering.changeSection({ session, restoreKey, section: 'section2' }, GUEST);
      expect(moved).toMatchObject({ section: 'section2', bill: { total: 4725 } });
    });

    it('without showing the frozen terms to callers', async () => {
      const { bill } = await placed();
      expect(bill.products[0]?.frozen).toMatchObject({
        product: { price: 4800 },
        options: [{ _id: 'size' }],
      });
      expect(bill).not.toHaveProperty('terms');
    });
  });
});
