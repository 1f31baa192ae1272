export { ensureFewAttempts } from './attempt-limit.ts';
export {
  attemptsOf,
  insertAttempt,
  isOverdue,
  type LockedAttempt,
  lockAttempt,
  presentAttempt,
  publishAttempt,
  readAttempt,
  saveOutcome,
  saveStarted,
} from './attempt-store.ts';
export { giveUpAttempts, giveUpUnwanted, isWanted } from './give-up-attempts.ts';
export { isTakenByStaff, NAME } from './is-taken-by-staff.ts';
export { ensureNothingPending, withoutPending, withPending } from './pending-payments.ts';
export { isOpen, mayBecome } from './transitions.ts';
