import type { TableSession } from '@comanda/contract';
import type { Tx } from '../../db/index.ts';
import { isUnsentToKitchen } from '../../kitchen/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { presentSession, publishSession, type SessionRecord, saveSession } from '../../sessions/index.ts';

/** Stores the new state of a locked session, publishes it and returns it as presented; lines are stored separately. */
export async function storeSession(tx: Tx, record: SessionRecord, publish: Publish): Promise<TableSession> {
  const { session } = record;
  await saveSession(tx, session, { isHeld: await isUnsentToKitchen(tx, session._id) });
  const presented = presentSession(record);
  publishSession(presented, publish);
  return presented;
}
