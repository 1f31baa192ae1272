import type { SessionStatus } from '@comanda/contract';
import type { Static } from 'typebox';
import { CodedError } from '../lib/index.ts';

type Status = Static<typeof SessionStatus>;

/** Final statuses: no event leaves them. */
const FINISHED = { done: 'done', test: 'test', void: 'void', cancelled: 'cancelled' } as const;
const OPEN = { ongoing: 'ongoing', toPay: 'toPay' } as const;

/** Bill status transitions, keyed by event. An event is not allowed from statuses it does not list. */
export const SESSION_TRANSITIONS = {
  order: { ongoing: 'ongoing' },
  changeSection: { ongoing: 'ongoing' },
  changeCapacity: { ongoing: 'ongoing' },
  changeUser: OPEN,
  setTimes: OPEN,
  callStaff: OPEN,
  /** Guest names and shared lines. */
  changeGuests: OPEN,
  askForBill: { ongoing: 'toPay', toPay: 'toPay' },
  backToOrdering: { ongoing: 'ongoing', toPay: 'ongoing' },
  /** Nobody's payment keeps others from ordering. */
  pay: OPEN,
  /** Late money is booked without changing the status. */
  bookPart: { ...OPEN, ...FINISHED },
  /** The last open attempt ended of those that stopped ordering when they began, as earlier versions had them. */
  stopPaying: { ongoing: 'ongoing', toPay: 'ongoing', ...FINISHED },
  close: { ongoing: 'done', toPay: 'done' },
  cancel: { ongoing: 'cancelled', toPay: 'cancelled' },
  void: { ongoing: 'void', toPay: 'void' },
  /** Prices, discounts, places of lines and the waiter, changed by the staff. */
  changeByHand: OPEN,
  endAsTest: { ongoing: 'test', toPay: 'test' },
  /** Fires what waits, holds or rushes what is fired: a course may be due after the bill is paid (kitchen K2.4). */
  changeCourse: { ...OPEN, done: 'done' },
  voidLines: { ...OPEN, done: 'done' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Status, Status>>>>>;
export type SessionEvent = keyof typeof SESSION_TRANSITIONS;

/** Returns the status after an event; undefined if the event is not allowed. */
export function statusAfter(status: Status, event: SessionEvent): Status | undefined {
  const transitions: Readonly<Partial<Record<Status, Status>>> = SESSION_TRANSITIONS[event];
  return transitions[status];
}

/** Returns the status after an event. Throws `sessionReadOnly` with the current status if the event is not allowed. */
export function transitionStatus(status: Status, event: SessionEvent): Status {
  const next = statusAfter(status, event);
  if (next === undefined) throw new CodedError('sessionReadOnly', { status });
  return next;
}
