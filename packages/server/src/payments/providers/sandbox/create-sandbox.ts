import type { Locale, PaymentAttempt } from '@comanda/contract';
import type { Db } from '../../../db/index.ts';
import { type Clock, CodedError, instantNow, instantOf, type Log } from '../../../lib/index.ts';
import { isOpen, presentAttempt, readAttempt } from '../../attempts/index.ts';
import { type PaymentProvider, type ProviderReport, toProviderAmount } from '../../port/index.ts';
import { type SandboxDecision, sandboxPage } from './sandbox-page.ts';
import { parseReport } from './sandbox-report.ts';
import {
  isPageToken,
  isSignedWebhook,
  SIGNATURE_HEADER,
  signPage,
  signWebhook,
} from './sandbox-signature.ts';
import { createWebhookQueue, type PostWebhook } from './webhook-queue.ts';

const NAME = 'sandbox';
const EXPIRES_AFTER_MS = 30 * 60_000;
const LATER_MS = 3_000;
const OUTCOMES = {
  approve: 'succeeded',
  approveLater: 'succeeded',
  decline: 'failed',
  cancel: 'cancelled',
} as const satisfies Record<SandboxDecision, ProviderReport['outcome']>;

export type Sandbox = {
  readonly provider: PaymentProvider;
  /** The hosted page; throws `notFound` when the token is not this attempt's. */
  page(attempt: string, token: string, language: Locale): Promise<string>;
  /** Tells the webhook what was decided, and gives the path to go on to. */
  decide(attempt: string, token: string, decision: SandboxDecision): Promise<string>;
  /** Sends the webhooks that are due, again those that failed; gives how many arrived. */
  deliverDue(): Promise<number>;
};

/**
 * A provider that moves no money: its page stands where a real one's hosted page would, and reports by a signed
 * webhook through the server's own HTTP route. `post` sends a body there and says whether it was taken.
 */
export function createSandbox(given: {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: Log;
  readonly post: PostWebhook;
}): Sandbox {
  const { db, clock, secret } = given;
  const webhooks = createWebhookQueue({
    ...given,
    headersFor: (body) => ({
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(secret, body),
    }),
  });

  async function attemptFor(id: string, token: string): Promise<PaymentAttempt> {
    if (!isPageToken(secret, id, token)) throw new CodedError('notFound');
    return presentAttempt(await readAttempt(db.read, id));
  }

  return {
    provider: {
      name: NAME,
      expiresAfter: EXPIRES_AFTER_MS,
      async start({ _id }, { publicUrl }) {
        const token = signPage(secret, _id);
        return { status: 'requiresAction', redirect: `${publicUrl}/payments/sandbox/${_id}?t=${token}` };
      },
      readWebhook(rawBody, headers) {
        const isOurs = isSignedWebhook(secret, rawBody, headers[SIGNATURE_HEADER] ?? '');
        return isOurs ? parseReport(rawBody) : undefined;
      },
    },
    page: async (id, token, language) => sandboxPage(await attemptFor(id, token), token, language),
    async decide(id, token, decision) {
      const attempt = await attemptFor(id, token);
      const returnPath = attempt.returnPath ?? '/';
      if (!isOpen(attempt.status)) return returnPath;
      const isLater = decision === 'approveLater';
      const dueAt = isLater ? instantOf(clock.now() + LATER_MS) : instantNow(clock);
      await webhooks.keep(id, JSON.stringify(reportOf(attempt, decision)), dueAt);
      if (!isLater) await webhooks.deliverDue();
      return returnPath;
    },
    deliverDue: webhooks.deliverDue,
  };
}

/** What it reports: the amount in its own units, as real ones do. */
function reportOf(
  { _id, amount, tips, currency }: PaymentAttempt,
  decision: SandboxDecision,
): ProviderReport {
  const paid = toProviderAmount(amount + tips, currency);
  return { attempt: _id, outcome: OUTCOMES[decision], amount: paid, currency };
}
