import type { SessionStatus } from '@comanda/contract';
import type { Static } from 'typebox';
import { CodedError } from '../lib/index.ts';

type Status = Static<typeof SessionStatus>;

/** Nothing changes the status of a bill that is finished. */
const FINISHED = { done: 'done', test: 'test', void: 'void', cancelled: 'cancelled' } as const;
const OPEN = { ongoing: 'ongoing', toPay: 'toPay' } as const;

/** What becomes of a bill's status: by what happens to it, from where to where. What is not listed cannot happen. */
export const SESSION_TRANSITIONS = {
  order: { ongoing: 'ongoing' },
  changeSection: { ongoing: 'ongoing' },
  changeCapacity: { ongoing: 'ongoing' },
  changeUser: OPEN,
  setTimes: OPEN,
  callStaff: OPEN,
  /** Who is called what, and who pays for what. */
  changeGuests: OPEN,
  askForBill: { ongoing: 'toPay', toPay: 'toPay' },
  backToOrdering: { ongoing: 'ongoing', toPay: 'ongoing' },
  /** A table’s bill stands still while it is paid; elsewhere the guest may go on. */
  payAtTable: { ongoing: 'toPay', toPay: 'toPay' },
  payElsewhere: OPEN,
  /** Money that comes late changes no status. */
  bookPart: { ...OPEN, ...FINISHED },
  /** A payment came to nothing, and ordering is where the bill was before. */
  stopPaying: { ongoing: 'ongoing', toPay: 'ongoing', ...FINISHED },
  close: { ongoing: 'done', toPay: 'done' },
  cancel: { ongoing: 'cancelled', toPay: 'cancelled' },
  void: { ongoing: 'void', toPay: 'void' },
  voidLines: { ...OPEN, done: 'done' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Status, Status>>>>>;
export type SessionEvent = keyof typeof SESSION_TRANSITIONS;

/** The status after an event; undefined where it cannot happen. */
export function statusAfter(status: Status, event: SessionEvent): Status | undefined {
  const moves: Readonly<Partial<Record<Status, Status>>> = SESSION_TRANSITIONS[event];
  return moves[status];
}

/** The status after an event. Throws `sessionReadOnly` with the status where it cannot happen. */
export function transitionStatus(status: Status, event: SessionEvent): Status {
  const next = statusAfter(status, event);
  if (next === undefined) throw new CodedError('sessionReadOnly', { status });
  return next;
}
