import { isLate } from '../kitchen/index.ts';
import type { SessionStatus, StaffCallKind, TicketStatus } from '../model/index.ts';

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

/** A dish on a table's bill, as far as the kitchen is with it. */
export type TableDish = {
  readonly kitchenStatus: TicketStatus;
  /** True until the staff fire it: the kitchen has not heard of it. */
  readonly isHeld?: boolean | undefined;
  /** Moment when the kitchen was told of it, epoch milliseconds; a dish without one is never late. */
  readonly firedAt?: number | undefined;
  /** Moment that it was promised for, epoch milliseconds. */
  readonly dueAt?: number | undefined;
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

/** The marks that a table without a bill may have (till T5.3). */
export const TABLE_MARKS = ['paid', 'dirty', 'blocked'] as const;
export type TableMark = (typeof TABLE_MARKS)[number];

/** The facts that a table's state follows from. */
export type TableFacts = {
  readonly bill?: TableBill | undefined;
  /** Mark that a table without a bill has. */
  readonly mark?: TableMark | undefined;
  /** Dishes of the bill that was paid there: those who eat them are still at the table (till T5.3). */
  readonly paidDishes?: readonly TableDish[] | undefined;
};

/**
 * Returns the state of a table at a moment (epoch ms), the first that fits (till T5.2): a bill goes before the mark that
 * the table had, what is held is not waited for, and food is late from its promise until it is ready. Food of a bill that
 * is paid is waited for as before (till T5.3).
 */
export function tableState({ bill, mark, paidDishes = [] }: TableFacts, now: number): TableState {
  if (bill === undefined) {
    const cooking = mark === 'paid' ? foodState(paidDishes, now) : undefined;
    return cooking === undefined || cooking === 'served' ? (mark ?? 'free') : cooking;
  }
  if (bill.isPaying) return 'paying';
  if (bill.status === 'toPay' || bill.calls.includes('bill')) return 'billAsked';
  return foodState(bill.dishes, now) ?? 'seated';
}

/** Returns the state of the food of a table; undefined where the kitchen was told of none. */
function foodState(
  dishes: readonly TableDish[],
  now: number,
): 'late' | 'ready' | 'waiting' | 'served' | undefined {
  const fired = dishes.filter(({ isHeld }) => isHeld !== true);
  if (fired.some((dish) => isLateDish(dish, now))) return 'late';
  if (fired.some(({ kitchenStatus }) => kitchenStatus === 'ready')) return 'ready';
  if (fired.some(isCooked)) return 'waiting';
  return fired.length > 0 ? 'served' : undefined;
}

/** Returns true if a dish is not ready when it should be (till T5.2, kitchen K3.3). */
export function isLateDish(dish: TableDish, now: number): boolean {
  const { firedAt, dueAt, isHeld = false } = dish;
  return !isHeld && firedAt !== undefined && isCooked(dish) && isLate({ firedAt, dueAt }, now);
}

/** Returns true while the kitchen has a dish before it. */
function isCooked({ kitchenStatus }: TableDish): boolean {
  return kitchenStatus === 'waiting' || kitchenStatus === 'preparing';
}

/** The marks that staff may give a table, by the mark that it has: `free` takes it off (till T5.3). */
export const MARK_TRANSITIONS: Readonly<Record<TableMark | 'free', readonly (TableMark | 'free')[]>> = {
  free: ['blocked', 'dirty'],
  paid: ['dirty', 'free'],
  dirty: ['free', 'blocked'],
  blocked: ['free'],
};

/** Returns the mark of a table that was cleared: `dirty` where the shop has its tables cleaned then, else none. */
export function clearedMark(mark: TableMark, hasCleaning: boolean): TableMark | 'free' {
  return mark === 'paid' && hasCleaning ? 'dirty' : 'free';
}
