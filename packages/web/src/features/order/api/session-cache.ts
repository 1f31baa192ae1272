import type { TableSession } from '@comanda/contract';
import { connection } from '../../../lib/api/connection.ts';

/** Where a session lies in the query cache. */
export function sessionKey(id: string) {
  return ['tableSessions', id] as const;
}

/** The newer of two states of a session: an answer that was overtaken by an event changes nothing. */
export function keepNewer(held: TableSession | undefined, next: TableSession): TableSession {
  return held !== undefined && held._id === next._id && held.version > next.version ? held : next;
}

/** Reads a session that this phone holds; a dine-in session opens by its id alone. */
export function readSession(id: string, restoreKey: string | undefined): Promise<TableSession> {
  const query = restoreKey === undefined ? {} : { restoreKey };
  return connection.call<TableSession>('get', 'tableSessions', id, query);
}
