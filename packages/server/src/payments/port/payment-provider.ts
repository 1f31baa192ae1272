import type { PaymentAttempt } from '@comanda/contract';

/** What a provider made of an attempt when it was told to start it. */
export type ProviderStart = {
  readonly status: 'requiresAction' | 'succeeded' | 'failed';
  readonly redirect?: string;
  readonly providerRef?: string;
};
/** What a provider's webhook says of an attempt; `amount` is what was paid in all, tips included, in minor units. */
export type ProviderReport = {
  readonly attempt: string;
  readonly outcome: 'succeeded' | 'failed' | 'cancelled';
  readonly amount: number;
  readonly currency: string;
};
/** Providers that have a call of their own (specification §7). */
export type HostedProvider = 'cybersource' | 'bbpos' | 'razer';
export type StartContext = {
  readonly publicUrl: string;
  /** The language of the provider's pages. */
  readonly locale?: string;
  /** Whether the provider is to keep the card. */
  readonly savedInfo?: boolean;
};
export type PaymentProvider = {
  readonly name: string;
  /** Milliseconds after which an open attempt times out; absent means never. */
  readonly expiresAfter?: number;
  /**
   * May use the network; never called inside a unit of work. May be called twice for one attempt (a request that is
   * repeated while the first is on its way, or after a crash), so the attempt's id has to go along as the provider's
   * idempotency key: two starts are one payment.
   */
  start(attempt: PaymentAttempt, context: StartContext): Promise<ProviderStart>;
  /** The report of a webhook, or undefined when its signature is wrong. */
  readWebhook?(rawBody: string, headers: Readonly<Record<string, string>>): ProviderReport | undefined;
};
