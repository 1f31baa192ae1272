import type { TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

/**
 * The wait of an order: whole minutes left (at least 1), the elapsed share, and whether the estimate has passed.
 */
export type Wait = { readonly minutes: number; readonly share: number; readonly isOver: boolean };

/** Returns the wait at `now` (epoch milliseconds); undefined without an estimate. */
export function minutesLeft(
  session: Pick<TableSession, 'estimatedAt' | 'placedTime' | 'startTime'>,
  now: number,
): Wait | undefined {
  if (session.estimatedAt === undefined) return undefined;
  const end = Date.parse(session.estimatedAt);
  const start = Date.parse(session.placedTime ?? session.startTime);
  const left = end - now;
  const whole = Math.max(1, end - start);
  return {
    minutes: Math.max(1, Math.ceil(left / MINUTE_MS)),
    share: Math.min(1, Math.max(0, 1 - left / whole)),
    isOver: left <= 0,
  };
}
