import type { TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

const two = (value: number) => String(value).padStart(2, '0');

/** Time since seating: minutes and seconds, from an hour on hours, an apostrophe and minutes (specification §2). */
export function seatingTime(since: string, now: number): string {
  const elapsed = Math.max(0, now - Date.parse(since));
  const minutes = Math.floor(elapsed / MINUTE_MS);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}'${two(minutes % 60)}`;
  return `${two(minutes)}:${two(Math.floor((elapsed % MINUTE_MS) / 1000))}`;
}

/** Whether the seating time shows: at a table, while no end of ordering or leaving is set. */
export function showsSeatingTime(
  session: Pick<TableSession, 'type' | 'orderCutoffTime' | 'orderLeaveTime'>,
): boolean {
  const hasEnd = session.orderCutoffTime !== undefined || session.orderLeaveTime !== undefined;
  return session.type === 'dineIn' && !hasEnd;
}
