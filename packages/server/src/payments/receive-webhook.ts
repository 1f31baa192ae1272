import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { readAttempt } from './attempts/index.ts';
import type { PaymentProvider, ProviderReport } from './port/index.ts';
import { type Outcome, settle } from './settle.ts';

/**
 * Handles a provider's webhook; the signature is verified on the raw body. Throws `notFound` (no such provider or
 * attempt) or `notAuthenticated` (wrong signature). A mismatching amount is logged as an error and not booked.
 */
export async function receiveWebhook(
  context: CoreContext,
  provider: PaymentProvider | undefined,
  rawBody: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (!provider?.readWebhook) throw new CodedError('notFound');
  const report = provider.readWebhook(rawBody, headers);
  if (!report) throw new CodedError('notAuthenticated');
  const attempt = await readAttempt(context.read, report.attempt);
  if (attempt.provider !== provider.name) throw new CodedError('notFound');
  const due = attempt.amount + attempt.tips;
  const isMatching = report.amount === due && report.currency === attempt.currency;
  const isMismatch = report.outcome === 'succeeded' && !isMatching;
  if (isMismatch) {
    const { _id, session, currency } = attempt;
    context.log.error(
      { attempt: _id, session, due, currency, report },
      'paid amount does not match the attempt',
    );
  }
  const outcome = outcomeOf(report, isMismatch);
  await context.write((tx, publish) => settle(tx, context, attempt._id, outcome, publish));
}

function outcomeOf({ outcome }: ProviderReport, isMismatch: boolean): Outcome {
  if (isMismatch) return { status: 'failed', reason: 'amountMismatch' };
  if (outcome === 'succeeded') return { status: 'succeeded' };
  if (outcome === 'cancelled') return { status: 'cancelled', reason: 'cancelled' };
  return { status: 'failed', reason: 'declined' };
}
