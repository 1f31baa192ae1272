import type { Instant, TicketStatus } from '../model/index.ts';
import { parseInstant } from '../time/index.ts';
import { type Permission, type PermissionQuery, permissionOf } from './permission.ts';
import { tillLimits } from './permission-table.ts';

/** Sent lines that somebody wants to void. */
export type VoidQuery = Pick<PermissionQuery, 'role' | 'settings'> & {
  /** The person who voids them. */
  readonly staff: string;
  readonly now: Instant;
  /** True once money was taken for the bill, or is being taken. */
  readonly isPaid: boolean;
  readonly lines: readonly {
    /** The person who sent the line, and when; absent of guests' lines. */
    readonly staff?: string;
    readonly placedAt?: Instant;
    readonly kitchenStatus: TicketStatus;
  }[];
};

export type VoidPermission = Permission & { readonly action: 'takeBack' | 'void' };

/**
 * Returns the decision about voiding lines: somebody's own that were sent within the grace period, are not begun and
 * not paid are taken back, all others voided (till T2.3).
 */
export function voidPermission(query: VoidQuery): VoidPermission {
  const { role, settings } = query;
  const takeBack = permissionOf({ action: 'takeBack', role, settings });
  if (takeBack.verdict === 'allowed' && mayTakeBack(query)) return { action: 'takeBack', ...takeBack };
  return { action: 'void', ...permissionOf({ action: 'void', role, settings }) };
}

function mayTakeBack({ lines, isPaid, staff, now, settings }: VoidQuery): boolean {
  const earliest = timeOf(now) - tillLimits(settings).graceSeconds * 1000;
  const isTakenBack = (line: VoidQuery['lines'][number]) =>
    line.staff === staff && line.kitchenStatus === 'waiting' && timeOf(line.placedAt) >= earliest;
  return !isPaid && lines.length > 0 && lines.every(isTakenBack);
}

/** Returns the epoch milliseconds of a moment; of none NaN, which is neither before nor after any other. */
function timeOf(instant: Instant = ''): number {
  return parseInstant(instant) ?? Number.NaN;
}
