import type { BoardEntry, TableSession } from '@comanda/contract';
import type { Publish } from '../outbox/index.ts';

type BoardSession = Pick<
  TableSession,
  '_id' | 'shop' | 'type' | 'orderNumber' | 'tvStatus' | 'readyTime' | 'placedTime' | 'startTime' | 'pickupAt'
>;

/** Whether orders of this type are called out by number; a table's are brought to it. */
function isOnBoard(type: TableSession['type']): boolean {
  return type !== 'dineIn';
}

/**
 * A session's number as the order-ready board shows it; undefined before anything was ordered, and of an order for
 * later before the kitchen begins it: nobody waits for it yet.
 */
export function boardEntry(session: BoardSession): BoardEntry | undefined {
  const isForLater = session.pickupAt !== undefined && session.tvStatus === 'waiting';
  return isForLater ? undefined : entryOf(session);
}

/** Tells the shop's boards; a `taken` entry is one to take away. */
export function publishBoard(session: BoardSession, publish: Publish): void {
  // The kitchen may put an order for later back.
  const data = boardEntry(session) ?? entryOf({ ...session, tvStatus: 'taken' });
  if (data) publish({ topic: 'board', event: 'patched', shop: session.shop, id: session._id, data });
}

function entryOf(session: BoardSession): BoardEntry | undefined {
  const { _id, shop, orderNumber, tvStatus, readyTime, placedTime, startTime } = session;
  if (orderNumber === undefined || !isOnBoard(session.type)) return undefined;
  const since = tvStatus === 'ready' ? readyTime : placedTime;
  return { _id, shop, orderNumber, tvStatus, since: since ?? startTime };
}
