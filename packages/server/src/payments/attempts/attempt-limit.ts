import type { Reads } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { BILL_LIMITS } from '../../sessions/index.ts';
import { attemptsOf } from './attempt-store.ts';

/** Throws `tooManyPayments` once a bill has reached its limit of attempts; from then on only staff can start one. */
export async function ensureAttemptLimit(read: Reads, session: string): Promise<void> {
  const { length } = await attemptsOf(read, session);
  if (length >= BILL_LIMITS.payments) throw new CodedError('tooManyPayments', { most: BILL_LIMITS.payments });
}
