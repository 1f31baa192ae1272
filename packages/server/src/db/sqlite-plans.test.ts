import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { temporaryFolder } from '../../test/kits/reaper.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Db, Reads } from './db.ts';
import { openDb } from './open-db.ts';

const CASHIER = aStaffMember('manager');
const equal = (field: string, value: string) => ({ field, operator: '$eq', value }) as const;

/** Wraps a database so that it notes how SQLite would run each query. */
function explained(db: Db) {
  const plans: string[] = [];
  const query: Reads['query'] = async (build) => {
    const rows = await db.read.query<{ detail: string }>((q) => {
      const { sql: text, parameters } = build(q).compile();
      const parts = text.split('?');
      const values = sql.join(
        parts.flatMap((part, index) => [
          sql.raw(part),
          ...(index < parameters.length ? [sql.val(parameters[index])] : []),
        ]),
        sql.raw(''),
      );
      return { compile: () => sql<{ detail: string }>`explain query plan ${values}`.compile(q) };
    });
    plans.push(rows.map(({ detail }) => detail).join(', '));
    return db.read.query(build);
  };
  return { plans, db: { ...db, read: { ...db.read, query } } };
}

it('lists of a shop use an index that leaves out the bills of other days', async () => {
  const { plans, db } = explained(
    await openDb({ file: join(temporaryFolder('comanda-plans-'), 'comanda.db') }, silentLog),
  );
  const { core } = await seededCore(db);
  const { _id: session } = await core.ordering.create(aTakeAway(), GUEST);
  const firstPlan = async (act: () => Promise<unknown>) => {
    plans.length = 0;
    await act();
    return plans[0];
  };
  const payments = (filter: ReturnType<typeof equal>) => core.payments.find({ shop: SHOP, filter }, CASHIER);
  const lastPaid = [{ field: 'paidTime', direction: -1 }] as const;
  expect({
    board: await firstPlan(() => core.kitchen.board(SHOP)),
    kitchen: await firstPlan(() => core.kitchen.tickets({ shop: SHOP }, CASHIER)),
    waiting: await firstPlan(() => payments(equal('status', 'requiresAction'))),
    processing: await firstPlan(() => payments(equal('status', 'processing'))),
    ofBill: await firstPlan(() => payments(equal('session', session))),
    changes: await firstPlan(() =>
      core.audit.find({ shop: SHOP, filter: equal('entity', session) }, CASHIER),
    ),
    finished: await firstPlan(() =>
      core.ordering.findForStaff({ shop: SHOP, filter: equal('status', 'done'), sort: lastPaid }, CASHIER),
    ),
  }).toEqual({
    board: expect.stringContaining('table_sessions_board (shop=? AND business_day=? AND tv_status=?)'),
    kitchen: expect.stringContaining('kitchen_tickets_status (shop=? AND status=?)'),
    waiting: expect.stringContaining('payment_attempts_open (shop=?)'),
    processing: expect.stringContaining('payment_attempts_open (shop=?)'),
    ofBill: expect.stringContaining('payment_attempts_session (session=? AND shop=?)'),
    changes: expect.stringContaining('audit_log_entity (shop=? AND entity=?)'),
    finished: expect.stringMatching(/table_sessions_paid \(shop=\?\), USE TEMP B-TREE FOR LAST TERM/),
  });
  await db.close();
});
