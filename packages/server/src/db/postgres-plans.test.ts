import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { createDatabase } from '../../test/kits/postgres.ts';
import { countRowsRead } from '../../test/kits/rows-read.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Db } from './db.ts';
import { openDb } from './open-db.ts';
import { planRenewal } from './postgres-plans.ts';

describe('plans of a connection', () => {
  const isDue = (connection: object, now: number) => planRenewal(connection, now).length > 0;

  it('are made anew after 8, 16, 32 … uses', () => {
    const connection = {};
    const due = Array.from({ length: 70 }, (_none, index) => [index + 1, isDue(connection, 0)] as const);
    expect(due.filter(([, is]) => is).map(([use]) => use)).toEqual([8, 16, 32, 64]);
  });

  it('are kept for a minute at most, those of each connection by itself', () => {
    const [one, other] = [{}, {}];
    expect([isDue(one, 0), isDue(other, 50_000)]).toEqual([false, false]);
    expect([isDue(one, 59_999), isDue(one, 60_000), isDue(one, 60_001)]).toEqual([false, true, false]);
    expect(isDue(other, 60_000)).toBe(false);
  });
});

const postgresUrl = inject('postgresUrl');
const GROWN = 4_000;
const TABLES = [
  'table_sessions',
  'session_lines',
  'restore_keys',
  'kitchen_tickets',
  'idempotency',
  'payment_attempts',
  'drafts',
  'staff_calls',
];
const DONE = { field: 'status', operator: '$eq', value: 'done' } as const;
const OPEN = { field: 'status', operator: '$in', value: new Set(['ongoing', 'toPay']) } as const;
const WAITING = { field: 'status', operator: '$eq', value: 'requiresAction' } as const;
const LAST_PAID = [{ field: 'paidTime', direction: -1 }] as const;
const CASHIER = { ...aStaffMember('cashier'), device: 'till1' };

describe.runIf(postgresUrl !== '')('on PostgreSQL', () => {
  const opened: Db[] = [];
  const clients: pg.Client[] = [];
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.close();
    for (const client of clients.splice(0)) await client.end();
  });

  /** Starts a restaurant whose tables PostgreSQL neither analyses nor cleans up by itself. */
  async function started() {
    const url = await createDatabase(postgresUrl, `test_${randomBytes(8).toString('hex')}`);
    const { db, rowsRead } = countRowsRead(await openDb({ url }, silentLog));
    opened.push(db);
    const client = new pg.Client({ connectionString: url });
    clients.push(client);
    await client.connect();
    for (const table of TABLES) await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    const { core } = await seededCore(db);
    /** Returns the most rows that a unit of work or a query has read. */
    const mostRead = async (act: () => Promise<unknown>) => {
      rowsRead.length = 0;
      await act();
      await core.outbox.settled();
      return Math.max(0, ...rowsRead);
    };
    const place = async (orders: number) => {
      for (let order = 0; order < orders; order += 1) await core.ordering.create(aTakeAway(), GUEST);
    };
    return { core, client, place, mostRead };
  }
  type Started = Awaited<ReturnType<typeof started>>;

  /** Adds finished copies of the first bill, with a payment, a draft and a call each. */
  async function grow({ client }: Pick<Started, 'client'>) {
    const many = `generate_series(1, ${GROWN}) n`;
    const at = `'2026-03-01T' || lpad(n::text, 8, '0')`;
    await client.query(
      `insert into table_sessions
         (shop, id, status, type, tv_status, business_day, created_at, paid_at, device, version, doc)
       select shop, 'copy-' || n, 'done', type, 'taken', '2026-03-01', ${at}, ${at}, 'till1', 1, doc
       from (select * from table_sessions limit 1) one, ${many}`,
    );
    await client.query(
      `insert into kitchen_tickets (shop, id, session, status, placed_at, doc)
       select '${SHOP}', 'ticket-' || n, 'copy-' || n, 'taken', ${at}, '{}' from ${many}`,
    );
    await client.query(
      `insert into payment_attempts (shop, id, session, status, created_at, doc)
       select '${SHOP}', 'payment-' || n, 'copy-' || n, 'succeeded', ${at}, '{}' from ${many}`,
    );
    await client.query(
      `insert into drafts (shop, id, session, staff, status, updated_at, doc)
       select '${SHOP}', 'draft-' || n, 'copy-' || n, 'cashier', 'placed', ${at}, '{}' from ${many}`,
    );
    await client.query(
      `insert into staff_calls (shop, id, session, status, called_at, doc)
       select '${SHOP}', 'call-' || n, 'copy-' || n, 'closed', ${at}, '{}' from ${many}`,
    );
  }

  it('a restaurant that grows from nothing reads no more rows for an order than at first', async () => {
    const grown = await started();
    const { client, place, mostRead } = grown;
    await client.query('vacuum analyze');
    expect(await mostRead(() => place(12))).toBeLessThan(100);
    await grow(grown);
    // until the plans are made anew
    await place(40);
    expect(await mostRead(() => place(8))).toBeLessThan(100);
  });

  it.each(['with statistics', 'without statistics'])(
    'lists of a shop read what they show, not what is stored (%s)',
    async (kind) => {
      const grown = await started();
      const { core, client, place, mostRead } = grown;
      await place(3);
      await grow(grown);
      if (kind === 'with statistics') await client.query('vacuum analyze');
      const bills = (query: object) =>
        mostRead(() => core.ordering.findForStaff({ shop: SHOP, limit: 20, ...query }, CASHIER));
      const ofDevice = (device: string) => [DONE, { field: 'device', operator: '$eq', value: device }];
      expect({
        kitchen: await mostRead(() => core.kitchen.tickets({ shop: SHOP, limit: 200 }, CASHIER)),
        board: await mostRead(() => core.kitchen.board(SHOP)),
        open: await bills({ filter: OPEN }),
        waiting: await mostRead(() => core.payments.find({ shop: SHOP, filter: WAITING }, CASHIER)),
        drafts: await mostRead(() => core.drafts.find({ shop: SHOP }, CASHIER)),
        calls: await mostRead(() => core.ordering.staffCalls({ shop: SHOP }, CASHIER)),
        found: await mostRead(() => core.ordering.search({ shop: SHOP, text: 'chan' }, CASHIER)),
      }).toSatisfy((read: object) => Object.values(read).every((rows) => rows < 50));
      if (kind === 'without statistics') return;
      // their pages are full: rows are counted, but not all of them
      expect({
        finished: await bills({ filter: DONE, sort: LAST_PAID }),
        finishedHere: await bills({ filter: { all: ofDevice('till1') }, sort: LAST_PAID }),
        all: await bills({}),
      }).toSatisfy((read: object) => Object.values(read).every((rows) => rows <= 1_100));
      const { total } = await core.ordering.findForStaff({ shop: SHOP, limit: 20 }, CASHIER);
      const last = await core.ordering.findForStaff({ shop: SHOP, skip: 3_999, limit: 20 }, CASHIER);
      expect([total, last.total, last.data.length]).toEqual([1_000, GROWN + 3, 4]);
    },
  );
});
