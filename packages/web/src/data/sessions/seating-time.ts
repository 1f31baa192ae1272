import type { TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

const two = (value: number) => String(value).padStart(2, '0');

/** Formats the time since seating: minutes and seconds; from an hour on hours, apostrophe, minutes (specification §2). */
export function seatingTime(since: string, now: number): string {
  const elapsed = Math.max(0, now - Date.parse(since));
  const minutes = Math.floor(elapsed / MINUTE_MS);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}'${two(minutes % 60)}`;
  return `${two(minutes)}:${two(Math.floor((elapsed % MINUTE_MS) / 1000))}`;
}

/** Returns true if the seating time is shown: at a table, while no cut-off or leave time is set. */
export function showsSeatingTime(
  session: Pick<TableSession, 'type' | 'orderCutoffTime' | 'orderLeaveTime'>,
): boolean {
  const hasEnd = session.orderCutoffTime !== undefined || session.orderLeaveTime !== undefined;
  return session.type === 'dineIn' && !hasEnd;
}
