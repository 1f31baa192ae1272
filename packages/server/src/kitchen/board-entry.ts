import type { BoardEntry, KitchenTicket, TableSession } from '@comanda/contract';
import type { Publish } from '../outbox/index.ts';

type BoardSession = Pick<
  TableSession,
  | '_id'
  | 'shop'
  | 'type'
  | 'orderNumber'
  | 'tableName'
  | 'tent'
  | 'tvStatus'
  | 'readyTime'
  | 'placedTime'
  | 'startTime'
  | 'pickupAt'
>;

/** Returns true for order types that are called out by number; a table is served, a delivery is brought. */
function isOnBoard(type: TableSession['type']): boolean {
  return type !== 'dineIn' && type !== 'delivery';
}

/**
 * Returns the session's entry on the order-ready board; undefined before the first placement, and for a scheduled
 * order until the kitchen starts it, because nobody is waiting for it yet.
 */
export function boardEntry(session: BoardSession): BoardEntry | undefined {
  const isScheduled = session.pickupAt !== undefined && session.tvStatus === 'waiting';
  return isScheduled ? undefined : entryOf(session);
}

/** Publishes the session's entry to the shop's boards; boards remove a `taken` entry. */
export function publishBoard(session: BoardSession, publish: Publish): void {
  // The kitchen may recall a scheduled order to waiting, which takes it off the board again.
  const data = boardEntry(session) ?? entryOf({ ...session, tvStatus: 'taken' });
  if (data) publish({ topic: 'board', event: 'patched', shop: session.shop, id: session._id, data });
}

/** Publishes the session's entry as far as it is fired: without an open ticket that is, it is on no board (K2.4). */
export function publishFired(
  session: BoardSession,
  tickets: readonly Pick<KitchenTicket, 'status' | 'waitsFor'>[],
  publish: Publish,
): void {
  const coming = tickets.filter(({ waitsFor }) => waitsFor !== undefined);
  const isOpen = tickets.some(({ status, waitsFor }) => waitsFor === undefined && status !== 'taken');
  publishBoard(coming.length === 0 || isOpen ? session : { ...session, tvStatus: 'taken' }, publish);
}

function entryOf(session: BoardSession): BoardEntry | undefined {
  const { _id, shop, orderNumber, tableName, tent, tvStatus, readyTime, placedTime, startTime } = session;
  if (orderNumber === undefined || !isOnBoard(session.type)) return undefined;
  const since = tvStatus === 'ready' ? readyTime : placedTime;
  return { _id, shop, orderNumber, tableName, tent, tvStatus, since: since ?? startTime };
}
