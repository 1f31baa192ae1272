import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt } from '../db/index.ts';
import { type AccountParts, openAccountById } from './accounts/index.ts';
import { isOpen, lockAttempt } from './attempts/index.ts';
import {
  type PaymentProvider,
  type ProviderAccount,
  type ProviderCancel,
  withDeadline,
} from './port/index.ts';
import { retestAccount } from './retest-account.ts';
import { keepCard } from './saved-cards/index.ts';
import { isMoot, type ProviderReport, settleReport } from './settle-report.ts';

/** The provider and the account of an attempt that is held by a provider. */
type Asked = { readonly provider: PaymentProvider; readonly account: ProviderAccount };

/** Returns the provider to ask about an attempt; undefined for attempts that nobody but us knows. */
async function askedOf(
  { read }: CoreContext,
  { byName, sealer }: AccountParts,
  attempt: StoredAttempt,
): Promise<Asked | undefined> {
  const provider = byName.get(attempt.provider);
  if (provider === undefined || attempt.account === undefined) return undefined;
  const account = await openAccountById(read, sealer, attempt.account);
  return account && { provider, account };
}

/**
 * Cancels an attempt at its provider, which may have taken its money (payments M2.6): `paid` is booked here. Resolves
 * with `cancelled` for an attempt that no provider has, and `unknown` if the provider does not answer.
 */
export async function cancelAtProvider(
  context: CoreContext,
  parts: AccountParts,
  attempt: StoredAttempt,
): Promise<ProviderCancel['status']> {
  let answer: ProviderCancel;
  try {
    const asked = await askedOf(context, parts, attempt);
    if (asked?.provider.cancel === undefined) return 'cancelled';
    answer = await withDeadline(asked.provider.cancel(attempt, asked.account));
  } catch (error) {
    await noteUnknown(context, parts, attempt, error);
    return 'unknown';
  }
  const { status } = answer;
  if (status === 'paid') await book(context, parts, attempt, answer);
  return status;
}

/**
 * Asks the provider what has become of an attempt, and books or ends it. One that has ended here is cancelled there once
 * more, in case that its page is still open (payments M3.3); one that was paid is asked for the card that is to be kept. An answer that does not come changes nothing.
 */
export async function checkAtProvider(
  context: CoreContext,
  parts: AccountParts,
  attempt: StoredAttempt,
): Promise<void> {
  if (attempt.status === 'held') return;
  if (!isOpen(attempt.status) && attempt.status !== 'succeeded') {
    await cancelAtProvider(context, parts, attempt);
    return;
  }
  try {
    const asked = await askedOf(context, parts, attempt);
    if (asked?.provider.status === undefined) return;
    const answer = await withDeadline(asked.provider.status(attempt, asked.account));
    if (answer.status !== 'none' && answer.status !== 'open') await book(context, parts, attempt, answer);
  } catch (error) {
    await noteUnknown(context, parts, attempt, error);
  }
}

async function book(
  context: CoreContext,
  { sealer }: AccountParts,
  attempt: StoredAttempt,
  report: ProviderReport,
): Promise<void> {
  const { _id } = attempt;
  if (!isMoot(attempt, report))
    await context.write(async (tx, publish) => {
      await settleReport(tx, context, await lockAttempt(tx, _id), report, publish);
    });
  if (report.status === 'paid') await keepCard(context, sealer, attempt, report);
}

/** Logs that nobody knows what has become of an attempt; its account is tested if its keys were refused. */
async function noteUnknown(
  context: CoreContext,
  parts: AccountParts,
  { _id, provider, account }: StoredAttempt,
  error: unknown,
): Promise<void> {
  context.log.warn({ error, attempt: _id, provider }, 'provider did not answer: payment status unknown');
  await retestAccount(context, parts, account, error);
}
