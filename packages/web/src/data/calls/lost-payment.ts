import { CallError } from './call-error.ts';

/** Returns the id of a payment that was begun and whose provider did not answer; undefined for all other errors. */
export function lostPayment(error: unknown): string | undefined {
  const isLost = error instanceof CallError && error.code === 'providerUnavailable';
  return isLost && typeof error.data.payment === 'string' ? error.data.payment : undefined;
}
