import type { PaymentAttempt } from '@comanda/contract';

/** Name of the provider whose payments staff collect at the counter. */
export const COUNTER_PROVIDER = 'counter';
/** Name of the provider whose payments staff see at the bank (M6.3). */
export const QR_PROVIDER = 'qr';

/** Returns true if staff collect the payment themselves, so that only their confirmation can book it. */
export function isCounterAttempt({ provider }: Pick<PaymentAttempt, 'provider'>): boolean {
  return provider === COUNTER_PROVIDER;
}

/** Returns true if the guest pays by a bank's app, so that staff confirm what they see at the bank. */
export function isQrAttempt({ provider }: Pick<PaymentAttempt, 'provider'>): boolean {
  return provider === QR_PROVIDER;
}
