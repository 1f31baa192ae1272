export { ensureAttemptLimit } from './attempt-limit.ts';
export {
  attemptsOf,
  bankRefTaken,
  dueChecks,
  findAttempt,
  insertAttempt,
  isOverdue,
  type LockedAttempt,
  leaseCheck,
  lockAttempt,
  postponeExpiry,
  presentAttempt,
  publishAttempt,
  readAttempt,
  saveOutcome,
  saveRemark,
  saveStarted,
  scheduleCheck,
} from './attempt-store.ts';
export { cancelAttempts, cancelStaleAttempts, isStillOwed } from './cancel-attempts.ts';
export { COUNTER_PROVIDER, isCounterAttempt, isQrAttempt, QR_PROVIDER } from './counter-attempt.ts';
export { endableAt } from './ending-others.ts';
export { incidentOf } from './incident.ts';
export { nextCheck } from './next-check.ts';
export {
  ensureNoPendingPayments,
  pendingPayment,
  withoutPendingPayments,
  withPendingPayments,
} from './pending-payments.ts';
export { canTransition, isOpen } from './transitions.ts';
