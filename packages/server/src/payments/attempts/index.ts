export { ensureAttemptLimit } from './attempt-limit.ts';
export {
  attemptsOf,
  bankRefTaken,
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
export { cancelAttempts, cancelStaleAttempts, isStillOwed } from './cancel-attempts.ts';
export { COUNTER_PROVIDER, isCounterAttempt, isQrAttempt, QR_PROVIDER } from './counter-attempt.ts';
export { ensureNoPendingPayments, withoutPendingPayments, withPendingPayments } from './pending-payments.ts';
export { canTransition, isOpen } from './transitions.ts';
