import { describe, expect, it } from 'vitest';
import { anOrder, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { AMY, BOB, GOLD, membersCore, POINTS, payInFull } from '../../test/kits/members.ts';

const LEVEL = { name: GOLD.name, type: 'percent', value: 10, source: 'member', vipLevel: 'gold' };

eachDatabase((databases) => {
  describe('the bill of a member', () => {
    it('has the level’s discount, the same in the quote, on placing and after paying (P4.9)', async () => {
      const { core } = await membersCore(databases);
      const call = aTakeAway({ total: 1800 });
      const { requestId: _request, total: _total, ...quote } = call;
      const quoted = await core.ordering.quote(quote, AMY);
      expect(quoted).toMatchObject({ total: 1800, discounts: [{ rule: 'vip:gold', amount: 200 }] });
      const placed = await core.ordering.create(call, AMY);
      expect(placed).toMatchObject({ user: 'user-1', bill: quoted, discounts: [LEVEL] });
      const { _id: session } = placed;
      const moved = await core.ordering.changeSection({ session, section: 'section2' }, AMY);
      expect(moved).toMatchObject({ bill: { total: 1800 }, discounts: [LEVEL] });
      await payInFull(core, moved, AMY);
      expect(await core.ordering.get(session, undefined, AMY)).toMatchObject({
        status: 'done',
        bill: { total: 1800, outstanding: 0 },
        discounts: [LEVEL],
      });
    });

    it('has no discount without a level, nor has a guest’s', async () => {
      const { core } = await membersCore(databases);
      for (const actor of [BOB, GUEST])
        expect(await core.ordering.create(aTakeAway(), actor)).toMatchObject({ discounts: [] });
    });

    it('keeps the level that applied when it was placed', async () => {
      const { core, db } = await membersCore(databases);
      const { _id: session } = await core.ordering.create(aTakeAway({ total: 1800 }), AMY);
      await db.unitOfWork((tx) => tx.query((q) => q.deleteFrom('vip_levels')));
      await core.catalogue.refresh();
      const more = await core.ordering.order(anOrder(session, { total: 1800 }), AMY);
      expect(more).toMatchObject({ bill: { total: 3600 }, discounts: [LEVEL] });
      expect(await core.ordering.create(aTakeAway(), AMY)).toMatchObject({ discounts: [] });
    });

    it('earns points, which do nothing for a guest (P3.4 noEffect, P4.8)', async () => {
      const { core } = await membersCore(databases, { orderDiscounts: [POINTS] });
      expect(await core.ordering.create(aTakeAway(), BOB)).toMatchObject({ bill: { points: 20 } });
      const { requestId: _request, total: _total, ...quote } = aTakeAway();
      expect(await core.ordering.quote(quote, GUEST)).toMatchObject({
        points: 0,
        rejected: [{ rule: 'points', code: 'noEffect' }],
      });
      // a placed bill tells what applied; quotes tell what did not
      expect(await core.ordering.create(aTakeAway(), GUEST)).toMatchObject({
        bill: { points: 0, rejected: [] },
      });
    });
  });
});
