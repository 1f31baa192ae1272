import type { StoredPaymentAccount } from '../../db/index.ts';
import type { AccountProvider } from './change-accounts.ts';

/** The reason for which an account takes no payment: its status, or guests could not come back from a page. */
type AccountObstacle = Exclude<StoredPaymentAccount['status'], 'working'> | 'publicUrl';

/** Returns the reason for which an account takes no payment; undefined if it does (payments M1.4). */
export function accountObstacle(
  { status, mode }: Pick<StoredPaymentAccount, 'status' | 'mode'>,
  { needsTerminal }: Pick<AccountProvider, 'needsTerminal'>,
  publicUrl: string,
): AccountObstacle | undefined {
  if (status !== 'working') return status;
  const isReachable = mode === 'live' ? publicUrl.startsWith('https://') : publicUrl !== '';
  // nobody leaves for a page of a terminal
  return isReachable || needsTerminal === true ? undefined : 'publicUrl';
}
