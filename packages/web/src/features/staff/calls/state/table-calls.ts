import type { StaffCall } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

/** A call that waits so long asks for attention, and so long is late. */
const WAITING_MS = 2 * MINUTE_MS;
const LATE_MS = 5 * MINUTE_MS;

export type CallTone = 'fresh' | 'waiting' | 'late';

/** What the guests of one bill want, together: a table that asks for three things is one table to go to. */
export type TableCalls = {
  readonly session: string;
  /** The table's name, else the order's number. */
  readonly code: string;
  /** The oldest first. */
  readonly calls: readonly StaffCall[];
  /** When they asked first. */
  readonly since: string;
  /** How often they have asked, for the thing that they asked for most often. */
  readonly count: number;
};

/** The calls of a shop by their bill, who waits longest first. */
export function tableCalls(calls: readonly StaffCall[]): readonly TableCalls[] {
  const oldestFirst = [...calls].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || (one._id < other._id ? -1 : 1),
  );
  const sessions = [...new Set(oldestFirst.map(({ session }) => session))];
  return sessions.map((session) => {
    const own = oldestFirst.filter((call) => call.session === session);
    return {
      session,
      code: own[0]?.tableName ?? own[0]?.orderNumber ?? '',
      calls: own,
      since: own[0]?.at ?? '',
      count: Math.max(...own.map(({ count = 1 }) => count)),
    };
  });
}

/** Milliseconds that a table's guests have waited at `now` (ms). */
export function callAge({ since }: Pick<TableCalls, 'since'>, now: number): number {
  return Math.max(0, now - Date.parse(since));
}

/** How urgent a table is at `now` (ms): by its age, and at least `waiting` once its guests have asked again. */
export function callTone(table: Pick<TableCalls, 'since' | 'count'>, now: number): CallTone {
  const age = callAge(table, now);
  if (age >= LATE_MS) return 'late';
  return age >= WAITING_MS || table.count > 1 ? 'waiting' : 'fresh';
}

/** What has been heard of each call, by its id: it is heard again where that changes, as its table has become late. */
export function callMarks(tables: readonly TableCalls[], now: number): ReadonlyMap<string, string> {
  return new Map(
    tables.flatMap((table) =>
      table.calls.map(({ _id, count = 1 }) => {
        const isLate = table.calls[0]?._id === _id && callTone(table, now) === 'late';
        return [_id, `${count}${isLate ? ' late' : ''}`] as const;
      }),
    ),
  );
}
