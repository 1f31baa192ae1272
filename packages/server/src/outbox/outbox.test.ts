import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anOrder, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { aBoardEvent, aGuestEvent } from '../../test/kits/events.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../test/kits/test-core.ts';
import type { Db } from '../db/db.ts';
import { CodedError } from '../lib/coded-error.ts';
import { createWrite, type Publish } from './outbox.ts';
import type { OutboxEvent } from './outbox-event.ts';

const leftIn = (db: Db) => db.read.query((q) => q.selectFrom('outbox').selectAll().orderBy('seq'));

it('a payload of another topic is a type error', () => {
  const publish: Publish = () => {};
  // @ts-expect-error an entry of the board is no ticket
  publish({ ...aBoardEvent('a'), topic: 'kitchenTickets' });
  // @ts-expect-error a bill is never published as created
  publish({ ...aGuestEvent('a'), event: 'created' });
  // @ts-expect-error an entry has more than its id
  publish({ ...aBoardEvent('a'), data: { _id: 'a' } });
});

eachDatabase((databases) => {
  describe('events', () => {
    it('are delivered after their commit, in order, and then deleted', async () => {
      const db = await databases.open();
      const { core, events } = await seededCore(db);
      const { _id, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      await Promise.all(
        Array.from({ length: 8 }, () => core.ordering.order(anOrder(_id, { restoreKey }), GUEST)),
      );
      const versions = events.flatMap((event) =>
        event.topic === 'tableSessions' ? [event.data.version] : [],
      );
      expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
    });

    it('contain no key', async () => {
      const { core, events } = await seededCore(await databases.open());
      const { restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      expect(JSON.stringify(events)).not.toContain(restoreKey);
    });

    it('left by a crash are delivered at the next start, in order and once', async () => {
      const place = await databases.newPlace();
      const crashed = await databases.open(place);
      const before = await seededCore(crashed);
      const bills = [];
      for (let count = 0; count < 3; count += 1)
        bills.push(await before.core.ordering.create(aTakeAway(), GUEST));
      await before.core.outbox.settled();
      // a core killed between commit and delivery
      const write = createWrite(crashed, () => {});
      for (const { _id } of bills) {
        await write(async (_tx, publish) => {
          publish(aGuestEvent(_id));
        });
      }
      const db = await databases.open(place);
      const { core, events } = await startCore(db);
      // bills are read again, as they are now
      const asPlaced = bills.map(({ restoreKey: _key, guest: _guest, ...bill }) => bill);
      expect(events.map(({ topic, id }) => [topic, id])).toEqual(
        bills.map(({ _id }) => ['tableSessions', _id]),
      );
      expect(events.map(({ data }) => data)).toEqual(asPlaced);
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
      expect(await core.outbox.relayPending()).toBe(0);
    });

    it('of an order are stored without what can be read again, and left out once that is gone', async () => {
      const place = await databases.newPlace();
      const crashed = await databases.open(place);
      await seededCore(crashed);
      const reach = Promise.withResolvers<void>();
      const { core: killed, events: known } = await startCore(crashed, { onCommitted: () => reach.promise });
      const { _id } = await killed.ordering.create(aTakeAway(), GUEST);
      const rows = await leftIn(crashed);
      expect(rows.map(({ topic, data }) => [topic, data === ''])).toEqual([
        ['tableSessions', true],
        ['kitchenTickets', true],
        ['board', false],
      ]);
      await createWrite(crashed, () => {})(async (_tx, publish) => publish(aGuestEvent('gone')));
      const db = await databases.open(place);
      const { core, events } = await startCore(db);
      expect(known).toEqual([]);
      expect(events).toMatchObject([
        { topic: 'tableSessions', data: { _id, version: 1 } },
        { topic: 'kitchenTickets', data: { session: _id, status: 'waiting' } },
        { topic: 'board', data: { _id } },
      ]);
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
    });

    it('of a dead node are delivered by another, once and with their current state', async () => {
      const db = await databases.open();
      const { core, events } = await seededCore(db);
      const { _id } = await core.ordering.create(aTakeAway(), GUEST);
      await core.outbox.settled();
      const before = events.length;
      const write = createWrite(db, () => {});
      const cake = { _id: 'cake', name: { en: '', cht: '', chs: '' }, price: 0, category: 'c', sections: [] };
      await write(async (_tx, publish) => {
        publish({ ...aBoardEvent(_id, 'ready'), shop: SHOP });
        publish({ topic: 'products', event: 'patched', shop: SHOP, id: 'cake', data: cake });
      });
      // at first they may be about to be delivered by their own node
      expect([await core.outbox.relayAbandoned(), events.length]).toEqual([0, before]);
      expect(await core.outbox.relayAbandoned()).toBe(2);
      expect(events.slice(before)).toMatchObject([
        { topic: 'board', id: _id, data: { _id, tvStatus: 'waiting' } },
        { topic: 'products', id: 'cake', data: { _id: 'cake', stock: { quantity: 1 } } },
      ]);
      expect(await core.outbox.relayAbandoned()).toBe(0);
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
    });

    it('stay until the other nodes can receive them, which another node may take over', async () => {
      const db = await databases.open();
      await seededCore(db);
      const reach = Promise.withResolvers<void>();
      const published: OutboxEvent[] = [];
      const { core } = await startCore(db, {
        onCommitted(events) {
          published.push(...events);
          return reach.promise;
        },
      });
      const other = await startCore(db);
      const { _id } = await core.ordering.create(aTakeAway(), GUEST);
      const count = published.length;
      await core.outbox.settled();
      expect(await leftIn(db)).toHaveLength(count);
      // its own connections have them already
      expect([await core.outbox.relayAbandoned(), await core.outbox.relayAbandoned()]).toEqual([0, 0]);
      expect(await other.core.outbox.relayAbandoned()).toBe(0);
      expect(await other.core.outbox.relayAbandoned()).toBe(count);
      expect(
        other.events.some((event) => event.topic === 'kitchenTickets' && event.data.session === _id),
      ).toBe(true);
      await other.core.outbox.settled();
      reach.resolve();
      await reach.promise;
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
      expect(published).toHaveLength(count);
    });

    it('of a commit whose response was lost are delivered soon after, once', async () => {
      const db = await databases.open();
      await seededCore(db);
      let isCut = false;
      const cut: Db = {
        ...db,
        async unitOfWork(work) {
          const answer = await db.unitOfWork(work);
          if (isCut) throw new CodedError('unavailable');
          return answer;
        },
      };
      const { core, events } = await startCore(cut);
      await core.outbox.settled();
      isCut = true;
      const call = aTakeAway();
      await expect(core.ordering.create(call, GUEST)).rejects.toThrow('unavailable');
      isCut = false;
      expect(events).toEqual([]);
      // the phone retries and gets the first answer
      const { _id } = await core.ordering.create(call, GUEST);
      expect(await core.outbox.relayAbandoned()).toBe(0);
      expect(await core.outbox.relayAbandoned()).toBeGreaterThan(0);
      const tickets = events.filter(({ topic, data }) => topic === 'kitchenTickets' && data.session === _id);
      expect(tickets).toHaveLength(1);
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
    });

    it('are deleted however many a crash has left', async () => {
      const db = await databases.open();
      const { core } = await seededCore(db);
      await db.unitOfWork((tx) =>
        tx.query((q) =>
          q
            .insertInto('outbox')
            .columns(['shop', 'topic', 'event', 'entity', 'data'])
            .expression(
              sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 70000)
              select 's', 'board', 'patched', 'e', '{}' from n`,
            ),
        ),
      );
      expect(await core.outbox.relayPending()).toBe(70_000);
      await core.outbox.settled();
      expect(await leftIn(db)).toEqual([]);
    });

    it('are delivered in commit order, though the first commit responds last', async () => {
      const db = await databases.open();
      const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = answers[0];
      let units = 0;
      const slow: Db = {
        ...db,
        unitOfWork: async (work) => {
          const answered = answers[units];
          units += 1;
          const answer = await db.unitOfWork(work);
          await answered?.promise;
          return answer;
        },
      };
      const published: OutboxEvent[] = [];
      const write = createWrite(slow, (events) => void published.push(...events));
      const tellOf = (id: string) => write(async (_tx, publish) => publish(aBoardEvent(id)));
      const begun = tellOf('a');
      await expect.poll(async () => (await leftIn(db)).length).toBe(1);
      const next = tellOf('b');
      answers[1]?.resolve();
      await next;
      expect(published).toEqual([]);
      first?.resolve();
      await begun;
      expect(published.map(({ id }) => id)).toEqual(['a', 'b']);
    });

    it('do not wait for a failed commit', async () => {
      const db = await databases.open();
      const failed = Promise.withResolvers<void>();
      let units = 0;
      const flaky: Db = {
        ...db,
        unitOfWork: async (work) => {
          units += 1;
          const isFirst = units === 1;
          const answer = await db.unitOfWork(work);
          if (isFirst) await failed.promise;
          return answer;
        },
      };
      const published: string[] = [];
      const write = createWrite(flaky, (events) => void published.push(...events.map(({ id }) => id)));
      const tellOf = (id: string) => write(async (_tx, publish) => publish(aBoardEvent(id)));
      const begun = tellOf('a');
      await expect.poll(async () => (await leftIn(db)).length).toBe(1);
      await tellOf('b');
      failed.reject(new Error('gone'));
      await expect(begun).rejects.toThrow('gone');
      expect(published).toEqual(['b']);
    });

    it('are neither delivered nor stored when their unit of work fails', async () => {
      const db = await databases.open();
      const published: OutboxEvent[] = [];
      const write = createWrite(db, (events) => void published.push(...events));
      const failing = write(async (_tx, publish) => {
        publish(aBoardEvent('a'));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect([published, await leftIn(db)]).toEqual([[], []]);
    });

    it('are committed even if their listener fails', async () => {
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
