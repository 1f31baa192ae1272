import { MINUTE_MS } from '@comanda/domain';
import type { StoredAttempt } from '../../db/index.ts';
import { instantOf } from '../../lib/index.ts';

/** Milliseconds without a sign of a payment after which other guests of the bill may end it. */
const SIGN_EXPECTED_MS = MINUTE_MS;

/**
 * Returns the moment from which any phone of the bill may end a payment: a minute after its last sign, which is its start
 * or a card that was declined. Undefined while its bank works on it, since nobody can end it then (payments M2.3).
 */
export function endableAt({
  status,
  updatedAt,
}: Pick<StoredAttempt, 'status' | 'updatedAt'>): string | undefined {
  return status === 'processing' ? undefined : instantOf(Date.parse(updatedAt) + SIGN_EXPECTED_MS);
}
