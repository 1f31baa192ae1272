import type { TableSession } from '@comanda/contract';
import type { StoredSession } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';

/** Publishes that the guests have changed, with the guests only: joining changes nothing else on the bill. */
export function publishGuests(session: StoredSession, publish: Publish): void {
  const { _id, shop, user, version, updatedAt, guests } = session;
  const data = { _id, shop, ...(user !== undefined && { user }), version, updatedAt, guests };
  publish({ topic: 'tableSessions', event: 'patched', shop, id: _id, data });
}

/** Publishes a session to the phones that follow it and to the shop's staff. */
export function publishSession(session: TableSession, publish: Publish): void {
  publish({
    topic: 'tableSessions',
    event: 'patched',
    shop: session.shop,
    id: session._id,
    data: session,
  });
}
