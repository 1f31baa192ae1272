import type { EventData, TableSession } from '@comanda/contract';
import { connection } from '../calls/connection.ts';

/** Returns the query key of a session. */
export function sessionKey(id: string) {
  return ['tableSessions', id] as const;
}

/** Returns the newer of two states of a session, so that an answer overtaken by an event is ignored. */
export function keepNewer(held: TableSession | undefined, next: TableSession): TableSession {
  return held !== undefined && held._id === next._id && held.version > next.version ? held : next;
}

/** A session's event: complete, or only the changed fields when phones join. */
export type SessionChange = EventData<'tableSessions'>;

/** Returns the session with a change; undefined if earlier changes are missing and it has to be refetched. */
export function withChange(held: TableSession | undefined, change: SessionChange): TableSession | undefined {
  if (isWhole(change)) return keepNewer(held, change);
  if (held?._id !== change._id || change.version > held.version + 1) return undefined;
  return change.version > held.version ? { ...held, ...change } : held;
}

function isWhole(change: SessionChange): change is TableSession {
  return 'products' in change;
}

/** Reads a session by the key saved on this phone; a dine-in session opens by its id alone. */
export function readSession(id: string, restoreKey: string | undefined): Promise<TableSession> {
  const query = restoreKey === undefined ? {} : { restoreKey };
  return connection.call<TableSession>('get', 'tableSessions', id, query);
}
