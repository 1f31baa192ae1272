import type { TableSession } from '@comanda/contract';
import type { JsonText, StoredSession } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';

/** Tells them that phones have joined: the guests, and nothing else of the bill. */
export function publishGuests(session: StoredSession, publish: Publish): void {
  const { _id, shop, user, version, updatedAt, guests } = session;
  const data = { _id, shop, ...(user !== undefined && { user }), version, updatedAt, guests };
  publish({ topic: 'tableSessions', event: 'patched', shop, id: _id, data });
}

/** Tells the phones that hold the session, and the shop's staff. */
export function publishSession(session: TableSession, publish: Publish, text?: JsonText<TableSession>): void {
  publish({
    topic: 'tableSessions',
    event: 'patched',
    shop: session.shop,
    id: session._id,
    data: session,
    text,
  });
}
