import type { TableSession } from '@comanda/contract';
import type { StoredSession, Tx } from '../../db/index.ts';
import { correctInvoices } from '../../invoices/wanted/index.ts';
import { isUnsentToKitchen } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { presentSession, publishSession, type SessionRecord, saveSession } from '../../sessions/index.ts';

/** Stores the new state of a locked session; lines are stored separately, and the caller publishes it. */
export async function saveBill(tx: Tx, session: StoredSession): Promise<void> {
  await correctInvoices(tx, session);
  await saveSession(tx, session, { isHeld: await isUnsentToKitchen(tx, session._id) });
}

/** Stores the new state of a locked session, publishes it and returns it as presented; lines are stored separately. */
export async function storeSession(tx: Tx, record: SessionRecord, publish: Publish): Promise<TableSession> {
  await saveBill(tx, record.session);
  const presented = presentSession(record);
  publishSession(presented, publish);
  return presented;
}
