import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { AMY, BOB, membersCore } from '../../../test/kits/members.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP, TABLE } from '../../../test/kits/small-organisation.ts';
import { instantOf } from '../../lib/clock.ts';

const ELSEWHERE = aStaffMember('manager', OTHER_SHOP);
const WAITER = aStaffMember('waiter');
const WRONG = { code: 'wrongOrder' } as const;

eachDatabase((databases) => {
  async function seated() {
    const test = await membersCore(databases, {
      shops: [aShop({ openDelivery: false }), aShop({ _id: OTHER_SHOP })],
    });
    const { core, clock } = test;
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const scan = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()) };
    const { _id: session = '' } = (await core.ordering.createOrResume(scan, GUEST)) ?? {};
    await core.ordering.order(anOrder(session, { total: 2200 }), GUEST);
    return { ...test, session };
  }

  describe('staff of another shop with the link of a table’s bill', () => {
    it('O2.2 cannot cancel, exceed the seats, or take a bill from its member', async () => {
      const { core, session } = await seated();
      const cancel = { requestId: randomUUID(), session, reason: WRONG };
      await expect(core.ordering.cancel(cancel, ELSEWHERE)).rejects.toEqual(
        rejected('cancelNotPossible', { because: 'dineIn' }),
      );
      await expect(core.ordering.changeCapacity({ session, capacity: 9 }, ELSEWHERE)).rejects.toEqual(
        rejected('badRequest'),
      );
      await core.members.changeUser({ session, user: 'user-1' }, AMY);
      for (const user of [undefined, 'user-2'])
        await expect(core.members.changeUser({ session, user }, ELSEWHERE)).rejects.toEqual(
          rejected('sessionNotFound'),
        );
      await expect(core.members.changeUser({ session, user: 'user-2' }, BOB)).rejects.toEqual(
        rejected('memberTaken'),
      );
      expect(await core.members.changeUser({ session, user: 'user-2' }, WAITER)).toMatchObject({
        user: 'user-2',
      });
    });

    it('O2.2 order as guests: not after last orders, and not as staff', async () => {
      const { core, clock, session } = await seated();
      const order = () => core.ordering.order(anOrder(session, { total: 2200 }), ELSEWHERE);
      const placed = await order();
      expect(placed.products.map(({ staff }) => staff)).toEqual([undefined, undefined]);
      const orderCutoffTime = instantOf(clock.now());
      await core.ordering.setTimes({ session, orderCutoffTime }, WAITER);
      await expect(order()).rejects.toEqual(rejected('orderCutoffPassed', { orderCutoffTime }));
    });

    it('O2.2 cannot open a table there or order what guests may not', async () => {
      const { core } = await seated();
      const open = (type: 'dineIn' | 'takeAway') =>
        core.ordering.create(aTakeAway({ session: { type } }), ELSEWHERE);
      await expect(open('dineIn')).rejects.toEqual(rejected('forbidden'));
      expect(await open('takeAway')).toMatchObject({ source: 'selfOrder', guests: [{ guest: 1 }] });
    });
  });
});
