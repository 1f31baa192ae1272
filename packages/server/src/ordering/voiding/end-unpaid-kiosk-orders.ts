import { MINUTE_MS, tillLimits } from '@comanda/domain';
import { type SqlBool, sql } from 'kysely';
import { writeAudit } from '../../audit/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { StoredAttempt, StoredSession, Tx } from '../../db/index.ts';
import { ticketsOf } from '../../kitchen/index.ts';
import { instantNow, instantOf } from '../../lib/index.ts';
import { attemptsOf, incidentOf, isCounterAttempt, isOpen } from '../../payments/attempts/index.ts';
import { lockSession, presentSession, publishSession, transitionStatus } from '../../sessions/index.ts';
import { readTillSettings } from '../../till/settings/index.ts';
import { endBill } from './end-bill.ts';

/** Most orders looked at in one run; the oldest first. */
const BATCH_SIZE = 200;
const SYSTEM = { kind: 'system' } as const;

/**
 * Ends the unpaid orders of kiosks that are older than their shop's `kioskUnpaidMinutes`: stock and coupons are given
 * back (till T9.4). Returns how many.
 */
export async function endUnpaidKioskOrders(context: CoreContext): Promise<number> {
  const { catalogue, clock, read } = context;
  let ended = 0;
  for (const { _id: shop } of catalogue.list('shops')) {
    const { kioskUnpaidMinutes } = tillLimits(await readTillSettings(read, shop));
    const before = instantOf(clock.now() - kioskUnpaidMinutes * MINUTE_MS);
    for (const id of await unpaidOrders(context, shop, before)) if (await endUnpaid(context, id)) ended += 1;
  }
  return ended;
}

/** Returns the ids of a shop's open bills that guests opened on a device before an instant; a table's stay open. */
async function unpaidOrders(
  { read }: Pick<CoreContext, 'read'>,
  shop: string,
  before: string,
): Promise<readonly string[]> {
  const rows = await read.query((q) =>
    q
      .selectFrom('table_sessions')
      .innerJoin('devices', 'devices.id', 'table_sessions.device')
      .select('table_sessions.id')
      .where('table_sessions.shop', '=', shop)
      .where(sql<SqlBool>`table_sessions.status in ('ongoing', 'toPay')`)
      .where('table_sessions.type', '!=', 'dineIn')
      .where('table_sessions.created_at', '<=', before)
      .orderBy('table_sessions.created_at')
      .limit(BATCH_SIZE),
  );
  return rows.map(({ id }) => id);
}

/** Ends an order unless it has been paid, is being paid or made since it was found; resolves with true if it did. */
async function endUnpaid(context: CoreContext, id: string): Promise<boolean> {
  return context.write(async (tx, publish) => {
    const record = await lockSession(tx, id);
    const { session } = record;
    const isLeft = session.source === 'kiosk' && (await isAbandoned(tx, session));
    if (!isLeft) return false;
    const status = transitionStatus(session.status, 'cancel') as 'cancelled';
    const end = { status, reason: undefined, now: instantNow(context.clock) };
    const ended = await endBill(tx, context, record, end, publish);
    await writeAudit(tx, context, SYSTEM, {
      shop: session.shop,
      action: 'cancelOrder',
      entity: session._id,
      before: { status: session.status, total: session.bill.total },
      after: { status },
    });
    publishSession(presentSession(ended), publish);
    return true;
  });
}

/**
 * Returns true if nobody pays for a bill: it is open, without money, held money or an attempt of a provider, and the
 * kitchen has begun none of it. What is being made is settled by a person.
 */
async function isAbandoned(tx: Tx, { _id, status, payments }: StoredSession): Promise<boolean> {
  if ((status !== 'ongoing' && status !== 'toPay') || payments.length > 0) return false;
  const attempts = await attemptsOf(tx, _id);
  const isPaying = (attempt: StoredAttempt) =>
    incidentOf(attempt) === 'held' || (isOpen(attempt.status) && !isCounterAttempt(attempt));
  if (attempts.some(isPaying)) return false;
  const tickets = await ticketsOf(tx, _id);
  return tickets.every(({ ticket }) =>
    ticket.lines.every(({ kitchenStatus }) => kitchenStatus === 'waiting'),
  );
}
