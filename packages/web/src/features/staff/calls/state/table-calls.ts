import type { StaffCall } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

/** Milliseconds after which a call is urgent, and late. */
const WAITING_MS = 2 * MINUTE_MS;
const LATE_MS = 5 * MINUTE_MS;

export type CallTone = 'fresh' | 'waiting' | 'late';

/** Calls of one bill or kiosk together: a table that asks for three things is one table to go to. */
export type TableCalls = {
  /** Id of the bill, else of the kiosk. */
  readonly caller: string;
  /** True if the guests stand at a kiosk and have no bill yet. */
  readonly isKiosk: boolean;
  /** Table's name, else the order's number or the kiosk's name. */
  readonly code: string;
  /** Calls, oldest first. */
  readonly calls: readonly StaffCall[];
  /** Time of the first call. */
  readonly since: string;
  /** Number of requests for the item asked for most often. */
  readonly count: number;
};

const callerOf = ({ session, device }: StaffCall): string => session ?? device?._id ?? '';

/** Returns the calls of a shop grouped by bill or kiosk, longest waiting first. */
export function tableCalls(calls: readonly StaffCall[]): readonly TableCalls[] {
  const oldestFirst = [...calls].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || (one._id < other._id ? -1 : 1),
  );
  return [...new Set(oldestFirst.map(callerOf))].map((caller) => {
    const own = oldestFirst.filter((call) => callerOf(call) === caller);
    const [first] = own;
    return {
      caller,
      isKiosk: first?.device !== undefined,
      code: first?.tableName ?? first?.orderNumber ?? first?.device?.name ?? '',
      calls: own,
      since: own[0]?.at ?? '',
      count: Math.max(...own.map(({ count = 1 }) => count)),
    };
  });
}

/** Returns a table's wait at `now` (ms) in milliseconds. */
export function callAge({ since }: Pick<TableCalls, 'since'>, now: number): number {
  return Math.max(0, now - Date.parse(since));
}

/** Returns a table's urgency at `now` (ms): by its wait, and at least `waiting` once a call was repeated. */
export function callTone(table: Pick<TableCalls, 'since' | 'count'>, now: number): CallTone {
  const age = callAge(table, now);
  if (age >= LATE_MS) return 'late';
  return age >= WAITING_MS || table.count > 1 ? 'waiting' : 'fresh';
}

/** Returns a state for each call by id; a change of it rings again, as when its table becomes late. */
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
