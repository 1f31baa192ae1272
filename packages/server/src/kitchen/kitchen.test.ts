import type { SessionWithKey } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore, type TestCore } from '../../test/kits/test-core.ts';

const IS_TAKEN = { field: 'status', operator: '$eq', value: 'taken' } as const;
const COOK = aStaffMember('kitchen');
const MANAGER = aStaffMember('manager');
const twoLines = () =>
  aTakeAway({ products: [aLine({ id: 'a' }), aLine({ id: 'b', product: 'tea' })], total: 3500 });

async function onlyTicket({ core }: TestCore) {
  const [ticket, ...others] = (await core.kitchen.tickets({ shop: SHOP }, COOK)).data;
  if (!ticket || others.length > 0) throw new Error('There should be one ticket.');
  return ticket;
}
const orderStatus = async ({ core }: TestCore, { _id, restoreKey }: SessionWithKey) =>
  (await core.ordering.get(_id, restoreKey, GUEST)).tvStatus;

eachDatabase((databases) => {
  describe('a ticket', () => {
    it('goes from waiting to taken, and the order, its lines and the board follow', async () => {
      const test = await seededCore(await databases.open());
      const { core, clock, events } = test;
      const held = await core.ordering.create(twoLines(), GUEST);
      const { _id } = await onlyTicket(test);
      expect(await core.kitchen.board(SHOP)).toMatchObject([{ orderNumber: '101', tvStatus: 'waiting' }]);
      for (const status of ['preparing', 'ready'] as const) {
        clock.advance(60_000);
        expect(await core.kitchen.move(_id, { status }, COOK)).toMatchObject({ status });
        expect(await core.kitchen.board(SHOP)).toMatchObject([{ tvStatus: status }]);
      }
      const session = await core.ordering.get(held._id, held.restoreKey, GUEST);
      expect(session).toMatchObject({ tvStatus: 'ready', readyTime: '2026-03-02T04:02:00.000Z', version: 3 });
      expect(session.products.map(({ kitchenStatus }) => kitchenStatus)).toEqual(['ready', 'ready']);
      await core.kitchen.move(_id, { status: 'taken' }, COOK);
      expect(await core.kitchen.board(SHOP)).toEqual([]);
      expect((await core.kitchen.tickets({ shop: SHOP }, COOK)).data).toEqual([]);
      expect(await core.kitchen.tickets({ shop: SHOP, filter: IS_TAKEN }, COOK)).toMatchObject({
        total: 1,
      });
      expect(events.slice(-3)).toMatchObject([
        { topic: 'kitchenTickets', data: { status: 'taken' } },
        { topic: 'tableSessions', data: { tvStatus: 'taken' } },
        { topic: 'board', data: { tvStatus: 'taken' } },
      ]);
      const incomplete = { restoreKeys: [held.restoreKey], limit: 100 };
      expect(await core.ordering.findIncomplete(incomplete)).toEqual([]);
    });

    it('goes back one step when recalled, not two', async () => {
      const test = await seededCore(await databases.open());
      const held = await test.core.ordering.create(twoLines(), GUEST);
      const { _id } = await onlyTicket(test);
      await test.core.kitchen.move(_id, { status: 'preparing' }, COOK);
      await test.core.kitchen.move(_id, { status: 'ready' }, COOK);
      await expect(test.core.kitchen.move(_id, { status: 'waiting' }, COOK)).rejects.toEqual(
        rejected('transitionNotAllowed', { from: 'ready', to: 'waiting' }),
      );
      expect(await test.core.kitchen.move(_id, { status: 'preparing' }, COOK)).toMatchObject({
        status: 'preparing',
        readyAt: undefined,
        version: 4,
      });
      expect(await orderStatus(test, held)).toBe('preparing');
    });

    it('follows its lines: preparing with the first, ready with the last', async () => {
      const test = await seededCore(await databases.open());
      await test.core.ordering.create(twoLines(), GUEST);
      const { _id } = await onlyTicket(test);
      const ready = (line: string) => test.core.kitchen.move(_id, { status: 'ready', line }, COOK);
      expect(await ready('a')).toMatchObject({ status: 'preparing' });
      expect(await ready('b')).toMatchObject({ status: 'ready' });
      await expect(ready('c')).rejects.toEqual(rejected('notFound'));
    });

    it('makes an order as far as its least advanced ticket', async () => {
      const test = await seededCore(await databases.open());
      const held = await test.core.ordering.create(aTakeAway(), GUEST);
      const first = await onlyTicket(test);
      await test.core.kitchen.move(first._id, { status: 'preparing' }, COOK);
      await test.core.kitchen.move(first._id, { status: 'ready' }, COOK);
      expect(await orderStatus(test, held)).toBe('ready');
      await test.core.ordering.order(anOrder(held._id, { restoreKey: held.restoreKey }), GUEST);
      expect(await orderStatus(test, held)).toBe('waiting');
    });

    it('can be moved by staff of its shop only', async () => {
      const test = await seededCore(await databases.open());
      await test.core.ordering.create(aTakeAway(), GUEST);
      const { _id } = await onlyTicket(test);
      const move = { status: 'preparing' } as const;
      await expect(test.core.kitchen.move(_id, move, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      const elsewhere = aStaffMember('kitchen', OTHER_SHOP);
      await expect(test.core.kitchen.move(_id, move, elsewhere)).rejects.toEqual(rejected('notFound'));
      await expect(test.core.kitchen.tickets({ shop: SHOP }, elsewhere)).rejects.toEqual(
        rejected('forbidden'),
      );
    });

    it('is moved only from the status the caller saw', async () => {
      const test = await seededCore(await databases.open());
      await test.core.ordering.create(twoLines(), GUEST);
      const { _id } = await onlyTicket(test);
      await test.core.kitchen.move(_id, { status: 'preparing', from: 'waiting' }, COOK);
      // a second key press on a stale screen skips no status
      const again = test.core.kitchen.move(_id, { status: 'preparing', from: 'waiting' }, COOK);
      await expect(again).rejects.toEqual(rejected('ticketMoved', { from: 'waiting', at: 'preparing' }));
      await test.core.kitchen.move(_id, { status: 'waiting', from: 'preparing' }, COOK);
      // a recall meant for a ready ticket does not start one
      const recall = test.core.kitchen.move(_id, { status: 'preparing', from: 'ready' }, COOK);
      await expect(recall).rejects.toEqual(rejected('ticketMoved', { from: 'ready', at: 'waiting' }));
      const tick = { status: 'ready', from: 'waiting', line: 'a' } as const;
      await test.core.kitchen.move(_id, tick, COOK);
      await expect(test.core.kitchen.move(_id, tick, COOK)).rejects.toEqual(
        rejected('ticketMoved', { from: 'waiting', at: 'ready' }),
      );
      expect(await onlyTicket(test)).toMatchObject({ status: 'preparing', version: 4 });
    });

    it('is moved once by two concurrent cooks', async () => {
      const test = await seededCore(await databases.open());
      await test.core.ordering.create(aTakeAway(), GUEST);
      const { _id } = await onlyTicket(test);
      const moves = await Promise.allSettled(
        [1, 2].map(() => test.core.kitchen.move(_id, { status: 'preparing', from: 'waiting' }, COOK)),
      );
      expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await onlyTicket(test)).toMatchObject({ status: 'preparing', version: 2 });
    });
  });
  describe('K2.5 a change', () => {
    const voided = (session: string, lines?: readonly string[]) => ({
      requestId: `void-${session}-${lines?.join() ?? 'all'}`,
      session,
      reason: { code: 'outOfStock' as const },
      ...(lines && { lines: [...lines] }),
    });
    const started = async () => {
      const test = await seededCore(await databases.open());
      const { _id: session } = await test.core.ordering.create(twoLines(), GUEST);
      const take = (lines?: readonly string[]) => test.core.ordering.void(voided(session, lines), MANAGER);
      return { test, session, take };
    };

    it('stays on its ticket, struck through with the reason, until somebody has seen it', async () => {
      const { test, take } = await started();
      await take(['b']);
      const ticket = await onlyTicket(test);
      expect(ticket.lines.map(({ id }) => id)).toEqual(['a']);
      expect(ticket.changes).toMatchObject([
        { line: 'b', kind: 'quantity', from: '1', to: '0', reason: 'outOfStock', version: 2 },
      ]);
      const seen = await test.core.kitchen.seen({ ticket: ticket._id, version: ticket.version }, COOK);
      expect(seen).toMatchObject({ version: 3, changes: undefined });
      // a second screen says so too
      expect(await test.core.kitchen.seen({ ticket: ticket._id, version: 2 }, COOK)).toEqual(seen);
    });

    it('that came after the ticket was drawn is not seen with it', async () => {
      const { test, take } = await started();
      const { _id: ticket, version } = await onlyTicket(test);
      await take(['b']);
      expect((await test.core.kitchen.seen({ ticket, version }, COOK)).changes).toHaveLength(1);
    });

    it('keeps a ticket of which nothing is left, which moves no more, until it is seen', async () => {
      const { test, session, take } = await started();
      await take();
      const { _id, lines, changes = [], version, status } = await onlyTicket(test);
      expect({ lines, status, changes: changes.length }).toEqual({
        lines: [],
        status: 'waiting',
        changes: 2,
      });
      await expect(test.core.kitchen.move(_id, { status: 'preparing' }, COOK)).rejects.toEqual(
        rejected('notFound'),
      );
      expect(await test.core.kitchen.board(SHOP)).toEqual([]);
      await test.core.kitchen.seen({ ticket: _id, version }, COOK);
      expect((await test.core.kitchen.tickets({ shop: SHOP }, COOK)).data).toEqual([]);
      expect(test.events.at(-1)).toMatchObject({
        topic: 'kitchenTickets',
        data: { _id, session, status: 'taken', lines: [] },
      });
    });

    it('can be seen by the kitchen of its shop only', async () => {
      const { test, take } = await started();
      await take(['b']);
      const { _id: ticket, version } = await onlyTicket(test);
      const call = { ticket, version };
      await expect(test.core.kitchen.seen(call, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(test.core.kitchen.seen(call, aStaffMember('kitchen', OTHER_SHOP))).rejects.toEqual(
        rejected('notFound'),
      );
    });
  });
});
