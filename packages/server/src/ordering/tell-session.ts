import type { TableSession } from '@comanda/contract';
import type { JsonText } from '../db/json-text.ts';
import type { Tell } from '../outbox/outbox.ts';

/** Tells the phones that hold the session, and the shop's staff. */
export function tellSession(session: TableSession, tell: Tell, text?: JsonText<TableSession>): void {
  tell({
    topic: 'tableSessions',
    event: 'patched',
    shop: session.shop,
    id: session._id,
    data: session,
    text,
  });
}
