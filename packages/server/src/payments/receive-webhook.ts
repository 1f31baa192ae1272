import type { CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { readAttempt } from './attempts/index.ts';
import type { PaymentProvider, ProviderReport } from './port/index.ts';
import { type Outcome, settle } from './settle.ts';

/**
 * What a provider tells us, checked on the raw body. Throws `notFound` (no such provider or attempt) or
 * `notAuthenticated` (wrong signature). An amount that does not match is not booked but raised.
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
    context.log.error({ attempt: _id, session, due, currency, report }, 'a paid amount does not match');
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
