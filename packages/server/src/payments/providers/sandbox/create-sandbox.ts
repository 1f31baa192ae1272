import type { Locale, PaymentAttempt, Shop } from '@comanda/contract';
import { currencyFormatOf, MINUTE_MS } from '@comanda/domain';
import type { Db } from '../../../db/index.ts';
import { type Clock, CodedError, instantNow, instantOf, type Log } from '../../../lib/index.ts';
import { isOpen, presentAttempt, readAttempt } from '../../attempts/index.ts';
import { type PaymentProvider, toProviderAmount } from '../../port/index.ts';
import { type SandboxDecision, sandboxPage } from './sandbox-page.ts';
import { parseReport, type SandboxReport } from './sandbox-report.ts';
import {
  isPageToken,
  isSignedWebhook,
  SIGNATURE_HEADER,
  signPage,
  signWebhook,
} from './sandbox-signature.ts';
import { createWebhookQueue, type PostWebhook } from './webhook-queue.ts';

const NAME = 'sandbox';
const EXPIRES_AFTER_MS = 30 * MINUTE_MS;
const LATER_MS = 3_000;
const OUTCOMES = {
  approve: 'succeeded',
  approveLater: 'succeeded',
  decline: 'failed',
  cancel: 'cancelled',
} as const satisfies Record<SandboxDecision, SandboxReport['outcome']>;

export type SandboxDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly log: Log;
  /** Posts a webhook to this server. */
  readonly post: PostWebhook;
  /** Returns a shop, whose settings say how amounts are written. */
  readonly shopOf: (id: string) => Shop | undefined;
};

export type Sandbox = {
  readonly provider: PaymentProvider;
  /** Renders the hosted page. Throws `notFound` if the token is not this attempt's. */
  page(attempt: string, token: string, language: Locale): Promise<string>;
  /** Queues the webhook of a decision; returns the path to redirect to. Throws `notFound`. */
  decide(attempt: string, token: string, decision: SandboxDecision): Promise<string>;
  /** Delivers due webhooks and retries failed ones; returns how many were accepted. */
  deliverDue(): Promise<number>;
};

/**
 * Creates a provider that moves no money. Like a real one it has a hosted page and reports the outcome by a signed
 * webhook through the server's own HTTP route.
 */
export function createSandbox(dependencies: SandboxDependencies): Sandbox {
  const { db, clock, secret } = dependencies;
  const webhooks = createWebhookQueue({
    ...dependencies,
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
      isTest: true,
      expiresAfter: EXPIRES_AFTER_MS,
      async start({ _id }, { publicUrl }) {
        const token = signPage(secret, _id);
        return { status: 'requiresAction', redirect: `${publicUrl}/payments/sandbox/${_id}?t=${token}` };
      },
      parse({ rawBody, headers }) {
        const isOurs = isSignedWebhook(secret, rawBody, headers[SIGNATURE_HEADER] ?? '');
        const event = isOurs ? parseReport(rawBody) : undefined;
        return event === undefined ? { kind: 'forged' } : { kind: 'events', events: [event] };
      },
      refund: async () => ({ status: 'done' }),
    },
    async page(id, token, language) {
      const attempt = await attemptFor(id, token);
      const shop = dependencies.shopOf(attempt.shop);
      const offer = shop?.languages === undefined ? {} : { languages: shop.languages };
      return sandboxPage(attempt, { ...currencyFormatOf(shop ?? attempt), ...offer }, token, language);
    },
    async decide(id, token, decision) {
      const attempt = await attemptFor(id, token);
      const returnPath = attempt.returnPath ?? '/';
      if (!isOpen(attempt.status)) return returnPath;
      const isLater = decision === 'approveLater';
      const dueAt = isLater ? instantOf(clock.now() + LATER_MS) : instantNow(clock);
      await webhooks.add(id, JSON.stringify(reportOf(attempt, decision)), dueAt);
      if (!isLater) await webhooks.deliverDue();
      return returnPath;
    },
    deliverDue: webhooks.deliverDue,
  };
}

/** Builds the report of a decision; the amount is in the provider's units, as with real providers. */
function reportOf({ _id, amount, tips, currency }: PaymentAttempt, decision: SandboxDecision): SandboxReport {
  const paid = toProviderAmount(amount + tips, currency);
  return { attempt: _id, outcome: OUTCOMES[decision], amount: paid, currency };
}
