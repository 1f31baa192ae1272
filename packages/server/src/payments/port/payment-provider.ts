import type { PaymentAttempt, PaymentMethod, Shop } from '@comanda/contract';

/** Response of a provider to starting an attempt. */
export type ProviderStart = {
  readonly status: 'requiresAction' | 'succeeded' | 'failed';
  readonly redirect?: string;
  readonly providerRef?: string;
  /** The text of a code that the guest scans, and the words by which staff find the payment. */
  readonly qr?: string;
  readonly reference?: string;
  /** End of the attempt, in place of the provider's `expiresAfter`. */
  readonly expiresAt?: string;
};
/** Outcome reported by a provider's webhook; `amount` is the total paid including tips, in minor units. */
export type ProviderReport = {
  readonly attempt: string;
  readonly outcome: 'succeeded' | 'failed' | 'cancelled';
  readonly amount: number;
  readonly currency: string;
};
/** Providers with a call of their own (specification §7). */
export type HostedProvider = 'cybersource' | 'bbpos' | 'razer';
export type StartContext = {
  readonly publicUrl: string;
  /** Language of the provider's hosted page. */
  readonly locale?: string;
  /** True to let the provider save the card. */
  readonly savedInfo?: boolean;
  /** The method paid with, and the shop that is paid. */
  readonly method: PaymentMethod;
  readonly shop: Shop;
  readonly now: string;
};
export type PaymentProvider = {
  readonly name: string;
  /** Timeout of an open attempt in milliseconds; absent means none. */
  readonly expiresAfter?: number;
  /**
   * Starts an attempt; may use the network, and is never called inside a unit of work. It may be called twice for one
   * attempt (a concurrent retry, or one after a crash), so pass the attempt's id as the provider's idempotency key.
   */
  start(attempt: PaymentAttempt, context: StartContext): Promise<ProviderStart>;
  /** Reads a webhook's report; undefined if its signature is wrong. */
  readWebhook?(rawBody: string, headers: Readonly<Record<string, string>>): ProviderReport | undefined;
};
