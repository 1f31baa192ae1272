import { describe, expect, it } from 'vitest';
import { instantOf } from '../clock.ts';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { SHOP, smallOrganisation, TABLE } from '../testing/small-organisation.ts';
import { seededCore, type TestCore } from '../testing/test-core.ts';

eachDatabase((databases) => {
  const started = async () =>
    seededCore(await databases.open(), { organisation: smallOrganisation({ staff: [] }) });

  async function scan({ core, clock }: TestCore, restoreKey?: string) {
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const call = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()), restoreKey };
    const held = await core.ordering.createOrResume(call, GUEST);
    if (held === null) throw new Error('no bill at the table');
    return held;
  }

  describe('whose line is whose', () => {
    it('phones at a table are numbered as they join, and their lines carry the number', async () => {
      const test = await started();
      const [one, two] = [await scan(test), await scan(test)];
      expect([one.guest, two.guest]).toEqual([1, 2]);
      const order = (held: typeof one, product: string, total: number) =>
        test.core.ordering.order(
          anOrder(one._id, { restoreKey: held.restoreKey, cart: [aLine({ product })], total }),
          GUEST,
        );
      await order(two, 'rice', 2200);
      const bill = await order(one, 'tea', 1650);
      expect(bill.products).toMatchObject([
        { product: 'rice', guest: 2 },
        { product: 'tea', guest: 1 },
      ]);
    });

    it('phones that scan at the same moment get numbers of their own', async () => {
      const test = await started();
      const held = await Promise.all(Array.from({ length: 6 }, () => scan(test)));
      expect(held.map(({ guest }) => guest).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('a phone that scans again goes on as the guest it was, and a key of another bill is none', async () => {
      const test = await started();
      const first = await scan(test);
      const again = await scan(test, first.restoreKey);
      expect(again).toMatchObject({ restoreKey: first.restoreKey, guest: 1 });
      expect(await scan(test, 'invented')).toMatchObject({ guest: 2 });
    });

    it('who orders without a key, and staff, are no guest of the table; a takeaway has one', async () => {
      const test = await started();
      const { _id } = await scan(test);
      const byStaff = anOrder(_id, { cart: [aLine({ product: 'rice' })], total: 2200 });
      const bill = await test.core.ordering.order(byStaff, aStaffMember());
      expect(bill.products[0]).not.toHaveProperty('guest');
      const away = await test.core.ordering.create(aTakeAway(), GUEST);
      expect(away).toMatchObject({ guest: 1, products: [{ guest: 1 }] });
    });
  });
});
