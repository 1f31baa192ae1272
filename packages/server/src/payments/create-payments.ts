import type {
  CancelPayment,
  ConfirmPayment,
  PaymentAttempt,
  PayOnline,
  SetUpPayment,
  TakePayment,
} from '@comanda/contract';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import type { Actor, CoreContext, Requester } from '../core/index.ts';
import type { Listed, ShopListQuery } from '../db/index.ts';
import { cancelPayment } from './cancel-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { expirePayments } from './expire-payments.ts';
import { findPayments } from './find-payments.ts';
import type { HostedProvider, PaymentProvider } from './port/index.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { startPayment } from './start-payment.ts';
import { takePayment } from './take-payment.ts';

/** Calls that start, follow and settle payment attempts. */
export type Payments = {
  /** Starts a payment attempt for part or all of the outstanding amount. */
  online(call: PayOnline, actor: Actor): Promise<PaymentAttempt>;
  /** Starts an attempt with a method of this provider only; the amount defaults to everything outstanding. */
  setUp(provider: HostedProvider, call: SetUpPayment, locale: string, actor: Actor): Promise<PaymentAttempt>;
  /** Cancels an open attempt; idempotent. Throws `paymentNotPossible` if it has been paid. */
  cancel(call: CancelPayment, actor: Actor): Promise<PaymentAttempt>;
  /** Confirms that staff have taken the money of a counter payment; idempotent. */
  confirm(call: ConfirmPayment, actor: Actor): Promise<PaymentAttempt>;
  /** Books money that staff have taken at the till; idempotent by request id. */
  take(call: TakePayment, requester: Requester): Promise<PaymentAttempt>;
  /** Handles a provider's webhook; safe to receive twice, late or out of order. Throws `notAuthenticated`. */
  webhook(provider: string, rawBody: string, headers: Readonly<Record<string, string>>): Promise<void>;
  /** Lists a shop's attempts for its staff, newest first. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<PaymentAttempt>>;
  /** Times out overdue attempts; returns how many. */
  expire(): Promise<number>;
};

/** Creates the payment calls over the given providers. */
export function createPayments(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  dependencies: { readonly providers: readonly PaymentProvider[]; readonly publicUrl: () => string },
): Payments {
  const providers = {
    byName: new Map(dependencies.providers.map((provider) => [provider.name, provider])),
    publicUrl: dependencies.publicUrl,
  };
  return {
    online: (call, actor) => startPayment(context, providers, { call, actor }),
    setUp: (provider, { savedInfo, ...call }, locale, actor) =>
      startPayment(context, providers, { call, actor, provider, startContext: { locale, savedInfo } }),
    cancel: (call, actor) => cancelPayment(context, call, actor),
    confirm: (call, actor) => confirmPayment(context, call, actor),
    take: (call, requester) => takePayment(context, guards, call, requester),
    webhook: (provider, rawBody, headers) =>
      receiveWebhook(context, providers.byName.get(provider), rawBody, headers),
    find: (query, actor) => findPayments(context, query, actor),
    expire: () => expirePayments(context),
  };
}
