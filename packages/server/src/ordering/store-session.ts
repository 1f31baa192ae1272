import type { TableSession } from '@comanda/contract';
import type { Tx } from '../db/db.ts';
import type { Tell } from '../outbox/outbox.ts';
import { isHeldFromKitchen } from './held-from-kitchen.ts';
import { presentSession } from './present-session.ts';
import { type SessionRecord, saveSession } from './session-store.ts';
import { tellSession } from './tell-session.ts';

/** Stores a locked session as it has become, and tells those who follow it; its lines are stored apart. */
export async function storeSession(tx: Tx, record: SessionRecord, tell: Tell): Promise<TableSession> {
  const { session } = record;
  await saveSession(tx, session, { isHeld: await isHeldFromKitchen(tx, session._id) });
  const presented = presentSession(record);
  tellSession(presented, tell);
  return presented;
}
