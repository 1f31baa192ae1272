import { createHash } from 'node:crypto';
import type { PaymentAttempt } from '@comanda/contract';
import { businessDayEnd, QR_CURRENCIES } from '@comanda/domain';
import { QR_PROVIDER } from '../../attempts/index.ts';
import type { PaymentProvider } from '../../port/index.ts';
import { qrPayload } from './payload.ts';

/** Letters and digits that nobody takes for another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 4;
const LONGEST_NUMBER = 12;

/** Returns the four letters of an attempt: always the same for its id. */
function codeOf(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, CODE_LENGTH);
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Returns the words by which staff find a payment in the bank's app: `A27-K7QM` (M6.3). */
function referenceOf({
  _id,
  orderNumber,
  tableName,
}: Pick<PaymentAttempt, '_id' | 'orderNumber' | 'tableName'>): string {
  // the schemes carry letters, digits and little else
  const place = (orderNumber ?? tableName ?? '')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, LONGEST_NUMBER);
  return [place, codeOf(_id)].filter(Boolean).join('-');
}

/**
 * Creates the provider of payments by a bank's app: the guest scans a code and shows the staff, who confirm what they
 * see at the bank. Attempts expire with the business day (M6.3).
 */
export function createLocalQr(): PaymentProvider {
  return {
    name: QR_PROVIDER,
    start: async (attempt, { method, shop, now }) => {
      // a refusal: nothing was asked of anybody, so nothing is unknown
      const { qr: account } = method;
      if (account === undefined || QR_CURRENCIES[account.scheme] !== attempt.currency)
        return { status: 'failed' };
      const reference = referenceOf(attempt);
      const qr = qrPayload(account, { amount: attempt.amount + attempt.tips, reference });
      return { status: 'requiresAction', qr, reference, expiresAt: businessDayEnd(shop, now) };
    },
  };
}
