import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import type { AccountParts } from './accounts/index.ts';
import type { StartContext } from './port/index.ts';
import { findWallet, tokenOf } from './saved-cards/index.ts';

/**
 * Returns what a provider is told about the card of an attempt: that it may keep it, or which kept one is paid with
 * (payments M2.10). Throws `notFound` if that card was removed meanwhile.
 */
export async function cardContext(
  { read }: Pick<CoreContext, 'read'>,
  { sealer }: AccountParts,
  { savesFor, wallet: id }: StoredAttempt,
): Promise<Pick<StartContext, 'savedInfo' | 'cardToken'>> {
  if (savesFor !== undefined) return { savedInfo: true };
  if (id === undefined) return {};
  const wallet = await findWallet(read, id);
  const cardToken = wallet && wallet.user !== '' ? tokenOf(sealer, wallet) : undefined;
  if (cardToken === undefined) throw new CodedError('notFound');
  return { cardToken };
}
