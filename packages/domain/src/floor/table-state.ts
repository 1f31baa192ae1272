import type { SessionStatus, StaffCallKind, TicketStatus } from '../model/index.ts';
import { MINUTE_MS } from '../time/index.ts';

/** The states of a table, the one that wants somebody most first (till T5.2). */
export const TABLE_STATES = [
  'paying',
  'billAsked',
  'late',
  'ready',
  'waiting',
  'served',
  'seated',
  'paid',
  'dirty',
  'blocked',
  'free',
] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** The minutes after which food that was fired and is not ready is late (till T5.2). */
export const LATE_MINUTES = 20;

/** A dish on a table's bill, as far as the kitchen is with it. */
export type TableDish = {
  readonly kitchenStatus: TicketStatus;
  /** True until the staff fire it: the kitchen has not heard of it. */
  readonly isHeld?: boolean | undefined;
  /** Moment when the kitchen was told of it, epoch milliseconds; a dish without one is never late. */
  readonly firedAt?: number | undefined;
};

/** The open bill at a table. */
export type TableBill = {
  readonly status: SessionStatus;
  /** True while a payment attempt is open. */
  readonly isPaying: boolean;
  /** Kinds of the calls that nobody has answered. */
  readonly calls: readonly StaffCallKind[];
  /** Dishes that are not cancelled. */
  readonly dishes: readonly TableDish[];
};

/** The facts that a table's state follows from. */
export type TableFacts = {
  readonly bill?: TableBill | undefined;
  /** Mark that a table without a bill has. */
  readonly mark?: 'paid' | 'dirty' | 'blocked' | undefined;
};

/**
 * Returns the state of a table at a moment (epoch ms), the first that fits (till T5.2): a bill goes before the mark that
 * the table had, what is held is not waited for, and food is late from `lateMinutes` after it was fired until it is
 * ready.
 */
export function tableState({ bill, mark }: TableFacts, now: number, lateMinutes = LATE_MINUTES): TableState {
  if (bill === undefined) return mark ?? 'free';
  if (bill.isPaying) return 'paying';
  if (bill.status === 'toPay' || bill.calls.includes('bill')) return 'billAsked';
  const fired = bill.dishes.filter(({ isHeld }) => isHeld !== true);
  if (fired.some((dish) => isLateDish(dish, now, lateMinutes))) return 'late';
  if (fired.some(({ kitchenStatus }) => kitchenStatus === 'ready')) return 'ready';
  if (fired.some(isCooked)) return 'waiting';
  return fired.length > 0 ? 'served' : 'seated';
}

/** Returns true if a dish was fired `lateMinutes` ago or longer and is not ready (till T5.2). */
export function isLateDish(dish: TableDish, now: number, lateMinutes = LATE_MINUTES): boolean {
  const { firedAt, isHeld = false } = dish;
  return !isHeld && firedAt !== undefined && isCooked(dish) && now - firedAt >= lateMinutes * MINUTE_MS;
}

/** Returns true while the kitchen has a dish before it. */
function isCooked({ kitchenStatus }: TableDish): boolean {
  return kitchenStatus === 'waiting' || kitchenStatus === 'preparing';
}
