import { createHash } from 'node:crypto';

const HEX_DIGITS = 24;

/**
 * Returns the name of an attempt (`c`), a refund (`r`) or a tax invoice (`i`) at its provider, made from its id: it fits every provider, and
 * is order number and idempotency key there (payments M2.1).
 */
export function refOf(kind: 'c' | 'r' | 'i', id: string): string {
  return kind + createHash('sha256').update(id).digest('hex').slice(0, HEX_DIGITS);
}

/** Returns our name of a refund that was made at the provider, by its name there (payments M4.4). */
export function refOfOwnRefund(made: string): string {
  return refOf('r', made);
}
