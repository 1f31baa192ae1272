import { describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../core.ts';
import type { Db } from '../db/db.ts';
import { anOrder, aTakeAway, GUEST } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { seededCore, startCore } from '../testing/test-core.ts';
import { createWrite } from './outbox.ts';

const leftIn = (db: Db) => db.read.query((q) => q.selectFrom('outbox').selectAll().orderBy('seq'));

eachDatabase((databases) => {
  describe('events', () => {
    it('come after their commit, in its order, and are struck off', async () => {
      const db = await databases.open();
      const { core, events } = await seededCore(db);
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      await Promise.all(
        Array.from({ length: 8 }, () => core.ordering.order(anOrder(_id, { restoreKey }), GUEST)),
      );
      const versions = events
        .filter(({ topic }) => topic === 'tableSessions')
        .map(({ data }) => data.version);
      expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
    });

    it('carry no key', async () => {
      const { core, events } = await seededCore(await databases.open());
      const { restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      expect(JSON.stringify(events)).not.toContain(restoreKey);
    });

    it('that a crash left behind are told at the next start, in order and once', async () => {
      const place = await databases.newPlace();
      const crashed = await databases.open(place);
      await seededCore(crashed);
      // A core that is killed between the commit and the telling.
      const write = createWrite(crashed, () => {});
      for (const id of ['a', 'b', 'c']) {
        await write(async (_tx, tell) => {
          tell({ topic: 'board', event: 'patched', shop: 's', id, data: { id } });
        });
      }
      const db = await databases.open(place);
      const { core, events } = await startCore(db);
      expect(events).toEqual(
        ['a', 'b', 'c'].map((id) => ({
          seq: expect.any(Number),
          topic: 'board',
          event: 'patched',
          shop: 's',
          id,
          data: { id },
        })),
      );
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
      expect(await core.outbox.relayLeft()).toBe(0);
    });

    it('are neither told nor kept when their unit of work fails', async () => {
      const db = await databases.open();
      const told: OutboxEvent[] = [];
      const write = createWrite(db, (events) => void told.push(...events));
      const failing = write(async (_tx, tell) => {
        tell({ topic: 'board', event: 'patched', shop: 's', id: 'a', data: {} });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect([told, await leftIn(db)]).toEqual([[], []]);
    });

    it('a listener that fails does not undo what was committed', async () => {
      const db = await databases.open();
      await seededCore(db);
      const { core } = await startCore(db, {
        onCommitted: () => {
          throw new Error('deaf');
        },
      });
      expect(await core.ordering.create(aTakeAway(), GUEST)).toMatchObject({ orderNumber: '101' });
    });
  });
});
