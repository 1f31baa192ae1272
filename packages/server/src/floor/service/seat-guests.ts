import type { SeatGuests, TableSession, TableViewItem } from '@comanda/contract';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { sectionFor, shopOf } from '../../catalogue/availability/index.ts';
import { type CoreContext, type Requester, staffShop } from '../../core/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { newSession } from '../../ordering/bill/index.ts';
import {
  insertSession,
  presentSession,
  publishSession,
  withSessionIdempotency,
} from '../../sessions/index.ts';
import { writePermitted } from '../../till/permissions/index.ts';
import { lockTable, openBillAt, unmarkTables } from '../tables/index.ts';

/**
 * Opens the bill of guests whom staff seat at a table; idempotent by request id (till T5.3). The caller looks after it
 * until it is assigned. Throws `tableTaken` with the `session` of an open bill at the table, or `notFound`.
 */
export async function seatGuests(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: SeatGuests,
  { actor, address }: Requester,
): Promise<TableSession> {
  const { requestId, approval, ...body } = call;
  const shop = staffShop(actor);
  const [table = ''] = call.tables;
  const viewItem = (await context.catalogue.load(shop)).get('tableViewItems', table);
  if (viewItem === undefined) throw new CodedError('notFound', { table });
  const session = newId(context.clock);
  const request = { actor, requestId, call: 'seat', body, session };
  const asked = { actor, address, approval, entity: viewItem._id };
  return writePermitted(context, guards, asked, (tx, publish, ensurePermitted) =>
    withSessionIdempotency(tx, context, request, async () => {
      await ensurePermitted(tx, { action: 'order' });
      await lockTable(tx, { shop, viewItem: table });
      const taken = await openBillAt(tx, { shop, viewItem: table });
      if (taken !== undefined) throw new CodedError('tableTaken', { session: taken });
      const input = { ...tableFields(context, viewItem, call), _id: session };
      const record = { session: newSession(context, shopOf(context, shop), input, actor), lines: [] };
      await insertSession(tx, record, { isHeld: true });
      await unmarkTables(tx, context, record.session, instantNow(context.clock), publish);
      const presented = presentSession(record);
      publishSession(presented, publish);
      return presented;
    }),
  );
}

/** Returns the fields of a bill at a table. */
function tableFields(context: CoreContext, viewItem: TableViewItem, { capacity }: SeatGuests) {
  const { shop, _id, item, name, section: current } = viewItem;
  const request = { type: 'dineIn', current } as const;
  return {
    type: 'dineIn' as const,
    section: sectionFor(context, shopOf(context, shop), request, { kind: 'system' }),
    tables: [{ item, capacity }],
    qrCodeViewItem: _id,
    tableName: name,
    desiredCapacity: capacity,
  };
}
