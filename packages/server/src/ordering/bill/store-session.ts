import type { TableSession } from '@comanda/contract';
import type { Tx } from '../../db/index.ts';
import { isHeldFromKitchen } from '../../kitchen/index.ts';
import type { Tell } from '../../outbox/index.ts';
import { presentSession, type SessionRecord, saveSession, tellSession } from '../../sessions/index.ts';

/** Stores a locked session as it has become, and tells those who follow it; its lines are stored apart. */
export async function storeSession(tx: Tx, record: SessionRecord, tell: Tell): Promise<TableSession> {
  const { session } = record;
  await saveSession(tx, session, { isHeld: await isHeldFromKitchen(tx, session._id) });
  const presented = presentSession(record);
  tellSession(presented, tell);
  return presented;
}
