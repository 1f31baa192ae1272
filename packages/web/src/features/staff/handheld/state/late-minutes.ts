import { LATE_MINUTES, MINUTE_MS } from '@comanda/domain';

/** Returns the whole minutes by which food that was fired at a moment (ms) is late; at least one. */
export function lateBy(firedAt: number, now: number): number {
  return Math.max(1, Math.floor((now - firedAt) / MINUTE_MS) - LATE_MINUTES);
}
