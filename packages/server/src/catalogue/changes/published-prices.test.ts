import { expect, it } from 'vitest';
import { aLine, anOrder, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { anEdit, draft, publish } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { startNodes } from '../../../test/kits/nodes.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { createCounter } from '../../payments/providers/counter/counter.ts';

/** Interval at which a node without a bus reads the catalogue again (`core-jobs.ts`). */
const READ_AGAIN_MS = 1000;

eachDatabase((databases) => {
  it('B2.10 refuses an open cart at the old price, sells at the new one on every node, keeps placed lines', async () => {
    const organisation = smallOrganisation({ staff: [] });
    const { cores, clock } = await startNodes(databases, { organisation, providers: [createCounter()] });
    const [office] = cores;
    const other = cores.at(-1) ?? office;
    const placed = await other.ordering.create(aTakeAway(), GUEST);
    const { _id: session, restoreKey } = placed;

    const { changeSet } = await draft(office, [anEdit('rice', 'price', 2000, 2200)]);
    await publish(office, changeSet);
    clock.advance(READ_AGAIN_MS);
    await other.catalogue.refresh();

    for (const core of cores) {
      await expect(core.ordering.create(aTakeAway(), GUEST)).rejects.toEqual(
        rejected('priceChanged', { total: 2200, quote: expect.objectContaining({ total: 2200 }) }),
      );
      expect((await core.ordering.create(aTakeAway({ total: 2200 }), GUEST)).bill.total).toBe(2200);
      expect((await core.ordering.get(session, restoreKey, GUEST)).bill.total).toBe(2000);
    }
    const more = { restoreKey, cart: [aLine()] };
    await expect(other.ordering.order(anOrder(session, more), GUEST)).rejects.toEqual(
      rejected('priceChanged', { total: 2200, quote: expect.objectContaining({ total: 4200 }) }),
    );
    const grown = await other.ordering.order(anOrder(session, { ...more, total: 2200 }), GUEST);
    expect(grown.bill.total).toBe(4200);
  });
});
