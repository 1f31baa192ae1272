import type { StoredAttempt, StoredSession, Tx } from '../db/index.ts';
import type { Publish } from '../outbox/index.ts';
import { attemptsOf, publishAttempt, saveOutcome } from './attempts/index.ts';

/** Returns true for a finished bill that owes money again, since some that was booked was not collected. */
export function owesAgain({ status, payments, bill }: StoredSession): boolean {
  const isUncollected = payments.some((payment) => payment.isUncollected === true);
  return status === 'done' && isUncollected && bill.outstanding > 0;
}

/** Ends the matter of a bill's payments that were not collected, once nothing of it is owed any more. */
export async function endUncollected(tx: Tx, session: string, now: string, publish: Publish): Promise<void> {
  for (const attempt of await attemptsOf(tx, session)) {
    if (attempt.isUncollected !== true) continue;
    const { isUncollected: _collected, ...rest } = attempt;
    const ended: StoredAttempt = { ...rest, updatedAt: now };
    await saveOutcome(tx, ended);
    publishAttempt(ended, publish);
  }
}
