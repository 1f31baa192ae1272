import { MINUTE_MS } from '../time/index.ts';

/** The minutes after which food is late where the shop promises no time of its own (till T5.2). */
export const LATE_MINUTES = 20;
/** The share of its time after which food is nearly due (K3.3). */
const SOON = 0.5;

/** Food that was sent to the kitchen; moments in epoch milliseconds. */
export type FiredFood = {
  readonly firedAt: number;
  /** The moment that it was promised for. */
  readonly dueAt?: number | undefined;
  /** True if guests chose that moment: until shortly before it nobody waits. */
  readonly isScheduled?: boolean;
};

/** Steps of food towards being late. */
export type Pace = 'fresh' | 'soon' | 'late';

/**
 * Returns the moment (epoch ms) from which food that is not ready is late: when it was promised, else `LATE_MINUTES`
 * after it was fired. The one rule for cook, waiter and till (till T5.2, kitchen K3.3).
 */
export function lateAt({ firedAt, dueAt }: FiredFood): number {
  // promised for the moment it was fired: nothing was promised
  return dueAt === undefined || dueAt === firedAt ? firedAt + LATE_MINUTES * MINUTE_MS : dueAt;
}

/** Returns true if food that is not ready is late at a moment (epoch ms). */
export function isLate(food: FiredFood, now: number): boolean {
  return now >= lateAt(food);
}

/** Returns the whole minutes by which food is late; at least one. */
export function minutesLate(food: FiredFood, now: number): number {
  return Math.max(1, Math.floor((now - lateAt(food)) / MINUTE_MS));
}

/** Returns how far food is through the time from firing to promise (K3.3): soon from half, late from all of it. */
export function paceOf(food: FiredFood, now: number): Pace {
  if (isLate(food, now)) return 'late';
  const due = lateAt(food);
  const whole = due - food.firedAt;
  const time = food.isScheduled === true ? Math.min(whole, LATE_MINUTES * MINUTE_MS) : whole;
  return now >= due - time * (1 - SOON) ? 'soon' : 'fresh';
}
