import type { ChangePaymentAccount } from '@comanda/contract';
import type { StoredPaymentAccount } from '../../db/index.ts';
import { addMonths, instantOf } from '../../lib/index.ts';
import type { AccountConfiguration } from '../port/index.ts';

/** The end of a secret as it changes; null if none ends any more. */
type Expiry = { readonly secretExpiresAt?: string | null };

/** Returns the end of a secret that a call gives, or the one that a new secret of the provider's has by itself. */
export function expiryOf(
  { secretLife }: AccountConfiguration,
  call: ChangePaymentAccount,
  now: number,
): Expiry {
  const { secretExpiresAt, secrets = {} } = call;
  if (secretExpiresAt !== undefined) return { secretExpiresAt };
  if (secretLife === undefined || secrets[secretLife.secret] === undefined) return {};
  return { secretExpiresAt: instantOf(addMonths(now, secretLife.months)) };
}

/** Returns an account with a changed end of its secret, of which nobody was reminded yet. */
export function withExpiry(account: StoredPaymentAccount, { secretExpiresAt }: Expiry): StoredPaymentAccount {
  if (secretExpiresAt === undefined || secretExpiresAt === account.secretExpiresAt) return account;
  const { secretExpiresAt: _before, remindedDays: _remindedDays, ...rest } = account;
  return { ...rest, ...(secretExpiresAt !== null && { secretExpiresAt }) };
}
