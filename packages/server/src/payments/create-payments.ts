import type {
  CancelPayment,
  CheckPayment,
  ConfirmPayment,
  DecidePayment,
  Dispute,
  PaymentAttempt,
  PayOnline,
  RebookPayment,
  Refund,
  SetUpPayment,
  TableSession,
  TakePayment,
} from '@comanda/contract';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import type { Actor, CoreContext, Requester } from '../core/index.ts';
import type { Listed, ShopListQuery } from '../db/index.ts';
import {
  type AccountProvider,
  createPaymentAccounts,
  type PaymentAccounts,
  type Sealer,
} from './accounts/index.ts';
import { cancelPayment } from './cancel-payment.ts';
import { type AskedCardPage, type CardPage, openCardPage } from './card-page.ts';
import { confirmPayment } from './confirm-payment.ts';
import { decidePayment } from './decide-payment.ts';
import { expirePayments } from './expire-payments.ts';
import { findDisputes } from './find-disputes.ts';
import { findPayments } from './find-payments.ts';
import { findRefunds } from './find-refunds.ts';
import type { HostedProvider, PaymentProvider } from './port/index.ts';
import { rebookPayment } from './rebook-payment.ts';
import { receiveReturn } from './receive-return.ts';
import { receiveWebhook, type Webhook } from './receive-webhook.ts';
import { checkPayment, reconcilePayments } from './reconcile.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';
import { runRefunds } from './run-refunds.ts';
import { createSavedCards, type SavedCards } from './saved-cards/index.ts';
import { startPayment } from './start-payment.ts';
import { takePayment } from './take-payment.ts';
import { createTerminals, type Terminals } from './terminals/index.ts';

/** Calls that start, follow and settle payment attempts. */
export type Payments = {
  /** Starts a payment attempt for part or all of the outstanding amount. */
  online(
    call: Omit<PayOnline, 'amount'> & Partial<Pick<PayOnline, 'amount'>>,
    actor: Actor,
  ): Promise<PaymentAttempt>;
  /** Starts an attempt with a method of this provider only; the amount defaults to everything outstanding. */
  setUp(provider: HostedProvider, call: SetUpPayment, locale: string, actor: Actor): Promise<PaymentAttempt>;
  /** Cancels an open attempt; idempotent. Throws `paymentNotPossible` if it has been paid. */
  cancel(call: CancelPayment, actor: Actor): Promise<PaymentAttempt>;
  /** Confirms that staff have taken the money of a counter payment; idempotent. */
  confirm(call: ConfirmPayment, actor: Actor, address?: string): Promise<PaymentAttempt>;
  /** Decides what becomes of money that is held, came too much, or could not be given back; idempotent. */
  decide(call: DecidePayment, actor: Actor): Promise<PaymentAttempt>;
  /** Books money that staff have taken at the till; idempotent by request id. */
  take(call: TakePayment, requester: Requester): Promise<PaymentAttempt>;
  /** Books money that staff took as paid in the other way, on its day; idempotent by request id. */
  rebook(call: RebookPayment, requester: Requester): Promise<TableSession>;
  /** Asks the provider at once what has become of an attempt, at most every five seconds. */
  check(call: CheckPayment, actor: Actor): Promise<PaymentAttempt>;
  /** Handles a provider's webhook; safe to receive twice, late or out of order. Throws `notAuthenticated`. */
  webhook(webhook: Webhook): Promise<string | undefined>;
  /** Handles what a guest's browser brings back from a provider's page; returns the path that it goes to. */
  returned(returned: Webhook): Promise<string>;
  /** Opens the page with a provider's form. Throws `notFound` for another token. */
  cardPage(asked: AskedCardPage): Promise<CardPage>;
  /** Lists a shop's attempts for its staff, newest first. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<PaymentAttempt>>;
  /** Times out overdue attempts; returns how many. */
  expire(): Promise<number>;
  /** Asks the providers about the attempts that are due; returns how many. */
  reconcile(): Promise<number>;
  /** Makes the refunds that wait for their providers; returns how many were decided. */
  refund(): Promise<number>;
  /** Reminds the owners of secrets that end soon; returns of how many accounts. */
  remindOfExpiry(): Promise<number>;
  /** Lists what was given back in a shop, newest first. */
  findRefunds(query: ShopListQuery, actor: Actor): Promise<Listed<Refund>>;
  /** Lists a shop's disputed payments for its management, newest first. */
  findDisputes(query: ShopListQuery, actor: Actor): Promise<Listed<Dispute>>;
  readonly accounts: PaymentAccounts;
  readonly savedCards: SavedCards;
  readonly terminals: Terminals;
};

/** Creates the payment calls over the given providers. */
export function createPayments(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  dependencies: {
    readonly providers: readonly PaymentProvider[];
    readonly publicUrl: () => string;
    /** The providers of tax invoices, whose accounts are kept with the others. */
    readonly invoicing?: readonly AccountProvider[];
    /** Seals the accounts' secrets. */
    readonly sealer: Sealer;
  },
): Payments {
  const { providers, publicUrl, invoicing = [], sealer } = dependencies;
  const parts = {
    byName: new Map(providers.map((provider) => [provider.name, provider])),
    sealer,
    publicUrl,
    // not the key of secrets: pages that are open live on when that is replaced
    pageKey: context.secret,
  };
  const forms = new Map<string, AccountProvider>(
    [...providers, ...invoicing].map((each) => [each.name, each]),
  );
  return {
    online: (call, actor) => startPayment(context, parts, { call, actor }),
    setUp: (provider, call, locale, actor) => startPayment(context, parts, { call, actor, provider, locale }),
    check: (call, actor) => checkPayment(context, parts, call, actor),
    cancel: (call, actor) => cancelPayment(context, parts, call, actor),
    confirm: (call, actor, address = '') => confirmPayment(context, guards, call, { actor, address }),
    decide: (call, actor) => decidePayment(context, call, actor),
    take: (call, requester) => takePayment(context, guards, call, requester),
    rebook: (call, requester) => rebookPayment(context, guards, call, requester),
    webhook: (webhook) => receiveWebhook(context, parts, webhook),
    returned: (returned) => receiveReturn(context, parts, returned),
    cardPage: (asked) => openCardPage(context, parts, asked),
    find: (query, actor) => findPayments(context, query, actor),
    expire: () => expirePayments(context, parts),
    reconcile: () => reconcilePayments(context, parts),
    refund: () => runRefunds(context, parts),
    remindOfExpiry: () => remindOfExpiry(context, { byName: forms }),
    findRefunds: (query, actor) => findRefunds(context, query, actor),
    findDisputes: (query, actor) => findDisputes(context, query, actor),
    savedCards: createSavedCards(context, parts),
    accounts: createPaymentAccounts(context, { ...parts, byName: forms }),
    terminals: createTerminals(context),
  };
}
