import type { Reads, StoredPaymentAccount } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { ProviderAccount } from '../port/index.ts';
import { findAccount } from './account-store.ts';
import { placeOf, type Sealer } from './seal.ts';

/** Returns an account with its secrets opened. Throws `accountNotReady` with `secretsLost` if the key is another. */
export function openAccount(
  sealer: Sealer,
  { _id, mode, fields, secrets }: StoredPaymentAccount,
): ProviderAccount {
  const opened = Object.entries(secrets).map(([name, { sealed }]) => {
    const secret = sealer.open(placeOf(_id, name), sealed);
    if (secret === undefined) throw new CodedError('accountNotReady', { because: 'secretsLost' });
    return [name, secret];
  });
  return { _id, mode, fields, secrets: Object.fromEntries(opened) };
}

/** Returns an account by its id, opened; undefined if there is none. Throws as `openAccount`. */
export async function openAccountById(
  read: Reads,
  sealer: Sealer,
  id: string,
): Promise<ProviderAccount | undefined> {
  const account = await findAccount(read, id);
  return account && openAccount(sealer, account);
}
