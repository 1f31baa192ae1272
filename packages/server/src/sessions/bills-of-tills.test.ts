import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { openEdge } from '../../test/kits/edge.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Filter } from '../db/index.ts';

const at = (device: string) => ({ ...aStaffMember('cashier'), device });
const CASHIER = at('till1');
const byPhone = (phone: string, name = 'Mrs Chan') =>
  aTakeAway({ session: { type: 'takeAway', contact: { name, phone } } });
const equal = (field: string, value: string): Filter => ({ field, operator: '$eq', value });

eachDatabase((databases) => {
  it('T3.6 finds the caller’s last orders by telephone number, in any notation', async () => {
    const { core, clock } = await seededCore(await databases.open());
    const placed: string[] = [];
    for (const phone of ['9123 4567', '+852 91234567', '00852-9123-4567', '9123-4567', '9765 4321']) {
      placed.push((await core.ordering.create(byPhone(phone), CASHIER))._id);
      clock.advance(1_000);
    }
    const last = (phone: string) => core.ordering.findForStaff({ shop: SHOP, phone, limit: 3 }, CASHIER);
    const found = await last('91234567');
    expect(found.data.map(({ _id }) => _id)).toEqual([placed[3], placed[2], placed[1]]);
    expect(found.total).toBe(4);
    expect(JSON.stringify(found)).not.toContain('callerPhone');
    expect(await last('9999 9999')).toEqual({ total: 0, data: [] });
    expect(await last('no number')).toEqual({ total: 0, data: [] });
    const elsewhere = aStaffMember('cashier', OTHER_SHOP);
    await expect(core.ordering.findForStaff({ shop: SHOP, phone: '91234567' }, elsewhere)).rejects.toEqual(
      rejected('forbidden'),
    );
  });

  it('T3.7 finds a device’s last finished bills, by when they were paid', async () => {
    const { core, clock } = await seededCore(await databases.open());
    const cash = { method: 'cash' };
    const sell = (device: string) =>
      core.ordering.sell({ ...aTakeAway(), payment: cash }, { actor: at(device), address: 'test' });
    const early = await core.ordering.create(aTakeAway(), GUEST);
    const sold = [];
    for (const device of ['till1', 'till2', 'till1']) {
      clock.advance(1_000);
      sold.push((await sell(device))._id);
    }
    clock.advance(1_000);
    const take = { requestId: randomUUID(), session: early._id, ...cash };
    await core.payments.take(take, { actor: CASHIER, address: 'test' });
    // opened at the till, not finished
    await core.ordering.create(aTakeAway(), CASHIER);
    const filter = { all: [equal('device', 'till1'), equal('status', 'done')] };
    const sort = [{ field: 'paidTime', direction: -1 }] as const;
    const { data } = await core.ordering.findForStaff({ shop: SHOP, filter, sort, limit: 20 }, CASHIER);
    expect(data.map(({ _id, device }) => [_id, device])).toEqual([
      [early._id, 'till1'],
      [sold[2], 'till1'],
      [sold[0], 'till1'],
    ]);
    // all that was finished elsewhere, what has no device among it
    const { _id: online } = await core.ordering.create(aTakeAway(), GUEST);
    const atDesk = { requestId: randomUUID(), session: online, ...cash };
    await core.payments.take(atDesk, { actor: aStaffMember('cashier'), address: 'test' });
    const others = {
      all: [{ field: 'device', operator: '$ne', value: 'till1' } as const, equal('status', 'done')],
    };
    const found = await core.ordering.findForStaff({ shop: SHOP, filter: others, sort, limit: 20 }, CASHIER);
    expect(found.data.map(({ _id, device }) => [_id, device])).toEqual([
      [online, undefined],
      [sold[1], 'till2'],
    ]);
  });

  it('T3.7 finds an open bill of the shop by number, table, name or telephone number', async () => {
    const { core, clock } = await seededCore(await databases.open());
    const chan = await core.ordering.create(byPhone('9123 4567', '陳太'), CASHIER);
    const served = { type: 'dineInNoTable', viewItem: 'view2' } as const;
    const atTable = await core.ordering.create(aTakeAway({ session: served, total: 2200 }), CASHIER);
    clock.advance(1_000);
    const sold = await core.ordering.sell(
      { ...byPhone('9123 4567', '陳太'), payment: { method: 'cash' } },
      { actor: CASHIER, address: 'test' },
    );
    const search = async (text: string, filter?: Filter) =>
      (await core.ordering.search({ shop: SHOP, text, ...(filter && { filter }) }, CASHIER)).map(
        ({ _id }) => _id,
      );
    expect(await search('陳')).toEqual([chan._id]);
    expect(await search('1234567')).toEqual([chan._id]);
    expect(await search(atTable.orderNumber ?? '')).toEqual([atTable._id]);
    expect(await search('a2')).toEqual([atTable._id]);
    expect([await search('nobody'), await search(' ')]).toEqual([[], []]);
    // of the statuses that are asked for, the newest first, and within the rest of the filter
    const any = { field: 'status', operator: '$in', value: new Set(['ongoing', 'done']) } satisfies Filter;
    expect(await search('陳', equal('status', 'done'))).toEqual([sold._id]);
    expect(await search('陳', any)).toEqual([sold._id, chan._id]);
    expect(await search('陳', { all: [any, equal('businessDay', '2020-01-01')] })).toEqual([]);
    const page = { shop: SHOP, text: '陳', filter: any };
    // no further than the page that is asked for
    expect(await core.ordering.search({ ...page, limit: 1 }, CASHIER)).toMatchObject([{ _id: sold._id }]);
    const both = await core.ordering.search({ ...page, limit: 1, skip: 1 }, CASHIER);
    expect(both.map(({ _id }) => _id)).toEqual([sold._id, chan._id]);
  });

  it('T3.7 finds old bills beyond the first that are looked through, the newest day first', async () => {
    const database = await databases.open();
    const { core } = await seededCore(database);
    const { _id } = await core.ordering.create(byPhone('9123 4567', '陳太'), CASHIER);
    const [row] = await database.read.query((q) =>
      q.selectFrom('table_sessions').selectAll().where('id', '=', _id),
    );
    if (row === undefined) throw new Error('the bill is not there');
    const { orderNumber = '' } = await core.ordering.get(_id, undefined, CASHIER);
    const old = (n: number) => {
      // twelve hundred of them at the same few moments of three days
      const day = `2025-01-0${1 + (n % 3)}`;
      const doc = n % 400 === 0 ? row.doc : row.doc.replace('陳太', 'Mr Li').replace('4567', '0000');
      const at = { business_day: day, created_at: `${day}T12:0${n % 7}:00.000Z` };
      return { ...row, ...at, id: `old${n}`, status: 'done', doc };
    };
    const rows = Array.from({ length: 1_200 }, (_, n) => old(n));
    await database.unitOfWork(async (tx) => tx.insert('table_sessions', rows));
    const filter = equal('status', 'done');
    const search = async (text: string) => core.ordering.search({ shop: SHOP, text, filter }, CASHIER);
    const days = (await search('陳太')).map(({ _id: id, businessDay }) => [id, businessDay]);
    expect(days).toEqual([
      ['old800', '2025-01-03'],
      ['old400', '2025-01-02'],
      ['old0', '2025-01-01'],
    ]);
    expect(await search('9123 4567')).toHaveLength(3);
    expect(await search(orderNumber)).toHaveLength(200);
  });
});

it('T3.6 T3.7 is for staff only, over both transports', async () => {
  const { core, rest, tokenFor } = await openEdge();
  await core.ordering.create(byPhone('9123 4567'), CASHIER);
  const headers = { authorization: `Bearer ${await tokenFor('1111')}` };
  for (const query of ['phone=91234567', 'search=chan']) {
    const found = await rest(`/api/tableSessions?${query}&$limit=3`, { headers });
    expect([found.status, found.body]).toMatchObject([200, { total: 1, limit: 3 }]);
    expect((await rest(`/api/tableSessions?${query}`)).status).toBe(403);
  }
});
