import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { aLine, anOrder, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { type CountingProxy, openCountingProxy } from '../../../test/kits/counting-proxy.ts';
import { createDatabase } from '../../../test/kits/postgres.ts';
import { silentLog } from '../../../test/kits/silent-log.ts';
import { aProduct, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Db } from '../../db/db.ts';
import { openDb } from '../../db/open-db.ts';

const DISHES = ['one', 'two', 'three', 'four', 'five'];

const postgresUrl = inject('postgresUrl');
describe.runIf(postgresUrl !== '')('on PostgreSQL', () => {
  describe('round trips to PostgreSQL', () => {
    const proxies: CountingProxy[] = [];
    const opened: Db[] = [];
    afterEach(async () => {
      for (const db of opened.splice(0)) await db.close();
      for (const proxy of proxies.splice(0)) await proxy.close();
    });

    async function started() {
      const url = await createDatabase(postgresUrl, `test_${randomBytes(8).toString('hex')}`);
      const proxy = await openCountingProxy(url);
      proxies.push(proxy);
      const db = await openDb({ url: proxy.url }, silentLog);
      opened.push(db);
      const products = DISHES.map((dish) => aProduct(dish, { price: 1000 }));
      const { core } = await seededCore(db, { organisation: smallOrganisation({ staff: [], products }) });
      const cart = () => DISHES.map((product) => aLine({ product }));
      await core.ordering.create(aTakeAway({ products: cart(), total: 5000 }), GUEST);
      await core.outbox.settled();
      proxy.takeCount();
      return { core, cart, proxy };
    }

    it('an order of five lines needs two, and one that clears its events', async () => {
      const { core, cart, proxy } = await started();
      await core.ordering.create(aTakeAway({ products: cart(), total: 5000 }), GUEST);
      expect(proxy.takeCount()).toBe(2);
      await core.outbox.settled();
      expect(proxy.takeCount()).toBe(1);
    });

    it('orders that wait for a shop need two together, and share the commit and the clearing', async () => {
      const { core, cart, proxy } = await started();
      const calls = Array.from({ length: 9 }, () => aTakeAway({ products: cart(), total: 5000 }));
      const placed = await Promise.all(calls.map((call) => core.ordering.create(call, GUEST)));
      await core.outbox.settled();
      // the first goes at once, the others meanwhile gather; events are cleared up to three times
      expect(proxy.takeCount()).toBeLessThanOrEqual(2 + 2 + 3);
      expect(placed.map(({ orderNumber }) => Number(orderNumber))).toEqual(
        Array.from({ length: 9 }, (_none, index) => 102 + index),
      );
    });

    it('a request that is repeated while it waits is placed once, and costs the others nothing', async () => {
      const { core, cart, proxy } = await started();
      const calls = Array.from({ length: 6 }, () => aTakeAway({ products: cart(), total: 5000 }));
      const [, repeated] = calls;
      if (!repeated) throw new Error('no call');
      const all = [...calls, repeated, repeated];
      const placed = await Promise.all(all.map((call) => core.ordering.create(call, GUEST)));
      await core.outbox.settled();
      expect(new Set(placed.map(({ _id }) => _id)).size).toBe(6);
      expect(placed.slice(6).map(({ _id, restoreKey }) => [_id, restoreKey])).toEqual(
        [1, 1].map((index) => [placed[index]?._id, placed[index]?.restoreKey]),
      );
      // each repeat looks the request up again, finds its key stored, and reads the bill and its lines
      expect(proxy.takeCount()).toBeLessThanOrEqual(2 + 2 + 2 * 4 + 3);
    });

    it('an order on an open bill needs four', async () => {
      const { core, cart, proxy } = await started();
      const { _id, restoreKey } = await core.ordering.create(
        aTakeAway({ products: cart(), total: 5000 }),
        GUEST,
      );
      await core.outbox.settled();
      proxy.takeCount();
      const more = cart();
      await core.ordering.order(anOrder(_id, { restoreKey, cart: more, total: 5000 }), GUEST);
      expect(proxy.takeCount()).toBe(4);
    });
  });
});
