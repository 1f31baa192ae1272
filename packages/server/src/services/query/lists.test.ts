import { randomUUID } from 'node:crypto';
import { CALLS, type CreateSession, type Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import {
  aShop,
  COUNTER,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
} from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Listed } from '../../db/list-query.ts';
import { createFindQuery } from './call-query.ts';
import { inOwnShop } from './own-shop.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { rowsOf, runQuery } from './run-query.ts';

type Row = { readonly _id: string };
type Asked = Readonly<Record<string, unknown>>;
const MINUTE = 60_000;

/** Opens the shop's lists as staff query them, with a way to add to all of them at once. */
async function busyShop(databases: TestDatabases, shop: Partial<Shop> = {}) {
  const organisation = smallOrganisation({ shops: [aShop(shop), aShop({ _id: OTHER_SHOP })], staff: [] });
  const { core, clock } = await seededCore(await databases.open(), { organisation });
  const owner = aStaffMember('owner');
  const readers = {
    tableSessions: createFindQuery('tableSessions'),
    payments: createFindQuery('payments'),
    kitchenTickets: createFindQuery('kitchenTickets'),
  };
  const finders = {
    tableSessions: core.ordering.findForStaff,
    payments: core.payments.find,
    kitchenTickets: core.kitchen.tickets,
  };
  type List = keyof typeof finders;
  return {
    /** Places an order of `minutes` ago with a pending payment. */
    async order(minutes = 0, overrides: Partial<CreateSession> = {}): Promise<void> {
      clock.advance(-minutes * MINUTE);
      const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(overrides), GUEST);
      const call = { requestId: randomUUID(), session, restoreKey, methodRef: COUNTER, amount: 2000 };
      if (overrides.shop === undefined) await core.payments.online(call, GUEST);
      clock.advance(minutes * MINUTE);
    },
    async find(list: List, asked: Asked): Promise<Listed<Row & Asked>> {
      return finders[list](inOwnShop(readers[list](asked), owner), owner);
    },
  };
}

const LISTS = [
  ['tableSessions', 'startTime'],
  ['payments', 'createdAt'],
  ['kitchenTickets', 'placedAt'],
] as const;

eachDatabase((databases) => {
  describe.each(LISTS)('%s', (list, time) => {
    it('is paged stably by a keyset cursor while rows are added', async () => {
      const shop = await busyShop(databases);
      // several with the same time, ordered by the second field
      for (const minutes of [50, 40, 40, 40, 30, 20, 20]) await shop.order(minutes);
      await shop.order(25, { shop: OTHER_SHOP });
      const before = (await shop.find(list, { $sort: { [time]: -1, _id: 1 } })).data.map(({ _id }) => _id);
      expect(before).toHaveLength(7);
      const seen: (Row & Asked)[] = [];
      for (let last = seen.at(-1), more = true; more; last = seen.at(-1)) {
        const after = last && {
          $or: [{ [time]: { $lt: last[time] } }, { [time]: last[time], _id: { $gt: last._id } }],
        };
        const page = await shop.find(list, {
          ...(after && { $and: [after] }),
          $sort: { [time]: -1, _id: 1 },
          $limit: 2,
        });
        seen.push(...page.data);
        more = page.data.length === 2;
        // one on a page already read, one at the very end
        if (seen.length <= 6) for (const minutes of [10, 60]) await shop.order(minutes);
      }
      const ids = seen.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => before.includes(id))).toEqual(before);
      expect(ids.length).toBe(7 + 3);
    });

    it('is filtered and sorted by every field of the call table', async () => {
      const shop = await busyShop(databases);
      await shop.order();
      for (const field of CALLS[list].find.rules.fields) {
        const { total, data } = await shop.find(list, { $sort: { [field]: 1 } });
        // what a bill does not have is asked for as null
        const asked = { [field]: data[0]?.[field] ?? null };
        expect([field, total, (await shop.find(list, asked)).data]).toEqual([field, 1, data]);
      }
    });

    it('treats every operator as lists in memory do', async () => {
      const shop = await busyShop(databases);
      for (const minutes of [30, 20, 10, 10]) await shop.order(minutes);
      const { data: rows, total } = await shop.find(list, {});
      const [first, second, third] = rows.map(({ _id }) => _id);
      const [latest, earliest] = [rows.at(0)?.[time], rows.at(-1)?.[time]];
      expect([total, new Set([first, second, third]).size]).toEqual([4, 3]);
      const queries: readonly Asked[] = [
        { _id: first },
        { _id: { $in: [first, third] } },
        { _id: [second, 'none'] },
        { _id: { $nin: [first, third] } },
        { _id: { $ne: first } },
        { _id: { $in: [] } },
        { _id: { $nin: [] } },
        { _id: { $ne: null } },
        { _id: { $in: [first, null, 1, true] } },
        { [time]: { $lt: latest } },
        { [time]: { $lte: latest, $gt: earliest } },
        { [time]: { $gte: latest } },
        { [time]: { $gt: 5 } },
        { status: 'nothing' },
        { $or: [{ _id: first }, { $and: [{ [time]: latest }, { _id: { $gt: first } }] }] },
        { shop: SHOP, $limit: 2, $skip: 1 },
        { $limit: 0 },
        { $sort: { [time]: '-1' }, $limit: '3' },
        { $sort: { _id: -1 }, $skip: 3 },
        { $sort: { shop: 1 } },
      ];
      const fields = new Set([...Object.keys(rows[0] ?? {})]);
      for (const asked of queries) {
        const inMemory = parseQuery({ $sort: { [time]: 1, _id: 1 }, ...asked }, { fields, maxLimit: 100 });
        const found = await shop.find(list, { $sort: { [time]: 1, _id: 1 }, ...asked });
        const expected = runQuery(rows, inMemory satisfies Query);
        expect(
          found.data.map(({ _id }) => _id),
          JSON.stringify(asked),
        ).toEqual(rowsOf(expected).map(({ _id }) => _id));
        expect(found.total, JSON.stringify(asked)).toEqual('total' in expected ? expected.total : -1);
      }
    });
  });

  it('shows staff a bill held back from the kitchen as waiting', async () => {
    const shop = await busyShop(databases, { payment: { takeAway: 'before' } });
    await shop.order();
    expect(await shop.find('kitchenTickets', {})).toMatchObject({ total: 0 });
    expect(await shop.find('kitchenTickets', { status: { $ne: 'taken' } })).toMatchObject({ total: 0 });
    expect(await shop.find('tableSessions', { tvStatus: { $ne: 'taken' } })).toMatchObject({ total: 1 });
    expect(await shop.find('tableSessions', { tvStatus: 'held' })).toMatchObject({ total: 0 });
  });
});

describe('a list', () => {
  it.each([
    ['tableSessions', 100],
    ['payments', 1000],
    ['kitchenTickets', 1000],
    ['products', 1000],
  ] as const)('of %s returns at most %i rows a page', (list, most) => {
    expect(createFindQuery(list)({ $limit: 99_999 }).limit).toBe(most);
  });

  it.each([
    [{ remark: 'x' }],
    [{ $sort: { products: 1 } }],
    [{ $populate: ['section'] }],
    [{ $paginate: false }],
    [{ restoreKeys: [{}] }],
    [{ restoreKeys: Array.from({ length: 101 }, () => 'key') }],
    [{ status: { $regex: 'a' } }],
  ])('refuses %j of bills', (asked) => {
    expect(() => createFindQuery('tableSessions')(asked)).toThrow('badRequest');
  });
});
