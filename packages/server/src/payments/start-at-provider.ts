import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import type { AccountParts } from './accounts/index.ts';
import {
  AccountRefusal,
  type PaymentProvider,
  type ProviderStart,
  type StartContext,
  withDeadline,
} from './port/index.ts';
import { retestAccount } from './retest-account.ts';

/** Answer of a provider to starting an attempt, and why it failed if that was not the guest's card or order. */
export type Started = ProviderStart & { readonly reason?: 'providerUnavailable' };

/**
 * Starts an attempt at the provider. Throws `providerUnavailable`: the outcome is unknown, not refused (payments M2.3). One
 * that was refused because of the account's keys has failed, and the account is tested (payments M1.4).
 */
export async function startAtProvider(
  context: CoreContext,
  parts: AccountParts,
  { provider, attempt }: { readonly provider: PaymentProvider; readonly attempt: StoredAttempt },
  startContext: StartContext,
): Promise<Started> {
  const { log } = context;
  const { _id, account } = attempt;
  try {
    const started = await withDeadline(provider.start(attempt, startContext));
    // guests read that it was declined: only here is it told that no card was asked for
    if (started.status === 'failed' && account !== undefined)
      log.warn({ account, attempt: _id, provider: provider.name }, 'payment refused before its page');
    return started;
  } catch (error) {
    if (error instanceof AccountRefusal) {
      await retestAccount(context, parts, account, error);
      return { status: 'failed', reason: 'providerUnavailable' };
    }
    log.error({ error, attempt: _id, provider: provider.name }, 'payment could not be started');
    throw new CodedError('providerUnavailable', { payment: _id });
  }
}
