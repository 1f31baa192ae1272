import type { EventData, TableSession } from '@comanda/contract';
import { connection } from '../calls/connection.ts';

/** Where a session lies in the query cache. */
export function sessionKey(id: string) {
  return ['tableSessions', id] as const;
}

/** The newer of two states of a session: an answer that was overtaken by an event changes nothing. */
export function keepNewer(held: TableSession | undefined, next: TableSession): TableSession {
  return held !== undefined && held._id === next._id && held.version > next.version ? held : next;
}

/** A session as an event has it: whole, or, when phones join it, only what has changed. */
export type SessionChange = EventData<'tableSessions'>;

/** Returns the session with a change; undefined where it has to be read, because changes before this one are missing. */
export function withChange(held: TableSession | undefined, change: SessionChange): TableSession | undefined {
  if (isWhole(change)) return keepNewer(held, change);
  if (held?._id !== change._id || change.version > held.version + 1) return undefined;
  return change.version > held.version ? { ...held, ...change } : held;
}

function isWhole(change: SessionChange): change is TableSession {
  return 'products' in change;
}

/** Reads a session that this phone holds; a dine-in session opens by its id alone. */
export function readSession(id: string, restoreKey: string | undefined): Promise<TableSession> {
  const query = restoreKey === undefined ? {} : { restoreKey };
  return connection.call<TableSession>('get', 'tableSessions', id, query);
}
